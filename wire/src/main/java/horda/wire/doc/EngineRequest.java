package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import horda.engine.shape.OneOf;
import horda.engine.shape.WrittenAs;
import java.util.List;
import java.util.Map;

/// A line that a program writes at the engine's door (docs/engine-protocol.md). `cmd` tells which
/// it is; `id` comes back in the reply, and `lang` is the language of texts in it.
public sealed interface EngineRequest extends Written {
  /// The version of the protocol.
  record Hello(
      @OneOf("hello") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestHelloWritten {}

  /// What can be played.
  record Games(
      @OneOf("games") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestGamesWritten {}

  /// A new game.
  ///
  /// @param seed a secret one is drawn where it is missing
  /// @param names what the seats are called in texts
  record New(
      @OneOf("new") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      String game,
      int seats,
      @LeftOut @Nullable @WrittenAs({Long.class, String.class}) Written seed,
      @LeftOut @Nullable Map<String, String> options,
      @LeftOut @Nullable List<String> names)
      implements EngineRequest, EngineRequestNewWritten {}

  /// One of the options of a seat.
  record Answer(
      @OneOf("answer") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      int seat,
      String option)
      implements EngineRequest, EngineRequestAnswerWritten {}

  /// The last answer of a seat is taken back.
  record Undo(
      @OneOf("undo") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      int seat)
      implements EngineRequest, EngineRequestUndoWritten {}

  /// A standing order for windows.
  ///
  /// @param order 0 asks always again
  record Order(
      @OneOf("order") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      int seat,
      int order)
      implements EngineRequest, EngineRequestOrderWritten {}

  /// Random answers for all seats.
  ///
  /// @param moves how many at most
  /// @param seed it follows from the state where it is missing
  record Random(
      @OneOf("random") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @LeftOut @Nullable Integer moves,
      @LeftOut @Nullable @WrittenAs({Long.class, String.class}) Written seed)
      implements EngineRequest, EngineRequestRandomWritten {}

  /// What a seat sees and may do.
  ///
  /// @param seat an onlooker where it is missing
  record View(
      @OneOf("view") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @LeftOut @Nullable Integer seat)
      implements EngineRequest, EngineRequestViewWritten {}

  /// What an option would lead to.
  record Preview(
      @OneOf("preview") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      int seat,
      String option)
      implements EngineRequest, EngineRequestPreviewWritten {}

  /// The whole game as a document.
  record State(
      @OneOf("state") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestStateWritten {}

  /// A game from such a document.
  record Load(
      @OneOf("load") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @WrittenAs(StateDoc.class) Written state,
      @LeftOut @Nullable List<String> names)
      implements EngineRequest, EngineRequestLoadWritten {}

  /// The game as a saved game.
  record Save(
      @OneOf("save") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestSaveWritten {}

  /// A game from a saved game.
  record Restore(
      @OneOf("restore") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @WrittenAs(SavedGameDoc.class) Written saved)
      implements EngineRequest, EngineRequestRestoreWritten {}

  /// How it ended.
  record Result(
      @OneOf("result") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestResultWritten {}

  /// All answers and standing orders.
  record Log(
      @OneOf("log") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestLogWritten {}

  /// Rules of a game.
  ///
  /// @param game the one on the table where it is missing
  /// @param word rules that hold all these words
  record Rules(
      @OneOf("rules") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang,
      @LeftOut @Nullable String game,
      @LeftOut @Nullable String word)
      implements EngineRequest, EngineRequestRulesWritten {}

  /// The end.
  record Quit(
      @OneOf("quit") String cmd,
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      @LeftOut @OneOf({"en", "es"}) @Nullable String lang)
      implements EngineRequest, EngineRequestQuitWritten {}
}
