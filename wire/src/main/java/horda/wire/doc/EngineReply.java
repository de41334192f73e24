package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.Written;
import horda.engine.shape.As;
import horda.engine.shape.LeftOut;
import horda.engine.shape.WrittenAs;
import horda.wire.doc.SeatPart.Asked;
import java.util.List;

/// What the engine's door answers (docs/engine-protocol.md). `id` is that of the request.
public sealed interface EngineReply extends Written {
  /// To what changes the game: what happened, and who is asked.
  ///
  /// @param commitment the hash of the seed, of a new game
  /// @param remark what has changed since a game was saved
  /// @param undone the seat whose answer was taken back
  /// @param moves how many random answers were played
  /// @param turn every seat that owes an answer
  record Changed(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      @LeftOut @Nullable String commitment,
      @LeftOut @Nullable String remark,
      @LeftOut @Nullable Integer undone,
      @LeftOut @Nullable Integer moves,
      List<SeenEvent> events,
      List<Asked> turn,
      boolean over)
      implements EngineReply, EngineReplyChangedWritten {}

  /// To `hello`.
  record Hello(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      int protocol)
      implements EngineReply, EngineReplyHelloWritten {}

  /// To `games`.
  record Games(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      List<CatalogueGame> games)
      implements EngineReply, EngineReplyGamesWritten {}

  /// To `rules`.
  record Rules(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      List<ToldRule> rules)
      implements EngineReply, EngineReplyRulesWritten {}

  /// To `view`: what a seat sees and may do.
  ///
  /// @param view each game has a shape of its own
  /// @param awaited the seats that owe an answer
  /// @param prompt none for a seat that is not asked
  record Looked(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      @LeftOut @Nullable View view,
      List<Integer> awaited,
      @LeftOut @Nullable String prompt,
      @LeftOut @Nullable String rule,
      List<Choice> options,
      List<GreyedChoice> greyed)
      implements EngineReply, EngineReplyLookedWritten {}

  /// To `preview`.
  ///
  /// @param preview null where there is nothing to say
  record Previewed(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      @Nullable PreviewPart preview)
      implements EngineReply, EngineReplyPreviewedWritten {}

  /// To `state`.
  record Described(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      @WrittenAs(StateDoc.class) Written state)
      implements EngineReply, EngineReplyDescribedWritten {}

  /// To `save`.
  record Saved(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      SavedGameDoc saved)
      implements EngineReply, EngineReplySavedWritten {}

  /// To `result`.
  ///
  /// @param team whether all won or lost together
  /// @param seed none for a game from a given position
  record Result(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      boolean over,
      @LeftOut @Nullable Boolean team,
      @LeftOut @Nullable List<Integer> winners,
      @LeftOut @Nullable List<Integer> scores,
      @LeftOut @Nullable String reason,
      @LeftOut @Nullable String rule,
      @LeftOut @Nullable String seed)
      implements EngineReply, EngineReplyResultWritten {}

  /// To `log`.
  record Log(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      List<LogLine> log)
      implements EngineReply, EngineReplyLogWritten {}

  /// To `quit`.
  record Done(@LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id, boolean ok)
      implements EngineReply, EngineReplyDoneWritten {}

  /// To any line that is refused: `ok` is false.
  ///
  /// @param error a sentence for people
  /// @param code stable for programs
  /// @param rule the rule that forbids it; empty if there is none
  record Refused(
      @LeftOut @Nullable @WrittenAs({Integer.class, String.class}) Written id,
      boolean ok,
      String error,
      String code,
      String rule)
      implements EngineReply, EngineReplyRefusedWritten {}

  /// @param content the SHA-256 of the content
  /// @param options what a host may settle
  /// @param orders standing orders
  record CatalogueGame(
      String id,
      @LeftOut @Nullable String name,
      @As("short") @LeftOut @Nullable String brief,
      @LeftOut @Nullable String about,
      int minSeats,
      int maxSeats,
      int revision,
      String content,
      List<CatalogueOption> options,
      List<CatalogueOrder> orders) {}

  /// @param standard the value that holds if nobody chooses
  /// @param form where any value of a form will do: its name
  record CatalogueOption(
      String id, String standard, List<String> values, @LeftOut @Nullable String form) {}

  record CatalogueOrder(int order, String label) {}
}
