package horda.wire;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Preview;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.View;
import horda.engine.Written;
import horda.wire.doc.EngineReply;
import horda.wire.doc.PreviewPart;
import horda.wire.doc.SeatPart;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/// The commands of the door, each from a form and the table to a reply. They work on a copy of the
/// match; the door puts it on the table when the reply is ready.
final class DoorCommands {
  static final List<String> NAMES =
      List.of(
          "hello", "games", "new", "answer", "state", "view", "load", "undo", "random", "result",
          "rules", "order", "log", "save", "restore", "preview", "quit");

  private static final int MOST_MOVES = 100_000;
  private static final int MOST_SEATS = 30;

  private final Shelf shelf;
  private final @Nullable SeatedMatch table;
  private final Language language;
  private final @Nullable Written id;

  /// @param id comes back in the reply
  DoorCommands(Shelf shelf, @Nullable SeatedMatch table, Language language, @Nullable Written id) {
    this.id = id;
    this.shelf = shelf;
    this.table = table;
    this.language = language;
  }

  Reply run(Form form) {
    String name = form.text("cmd");
    return switch (name) {
      case "hello" -> told(new EngineReply.Hello(id, true, Protocol.ENGINE));
      case "games" -> told(new EngineReply.Games(id, true, new Catalogue(shelf, language).games()));
      case "rules" -> told(rules(form));
      case "new" -> start(form);
      case "load" -> load(form);
      case "restore" -> restore(form);
      case "answer" -> answer(form);
      case "undo" -> undo(form);
      case "order" -> order(form);
      case "random" -> random(form);
      case "state" -> told(new EngineReply.Described(id, true, new Tree(StateJson.write(match()))));
      case "save" -> told(new EngineReply.Saved(id, true, saved().document()));
      case "view" -> told(view(form));
      case "preview" -> told(preview(form));
      case "result" -> told(result());
      case "log" -> told(log());
      case "quit" -> new Reply(new EngineReply.Done(id, true), table, true);
      default ->
          throw new Refusal(
              "command",
              "",
              "There is no command '%s'; the commands are %s."
                  .formatted(Json.clip(name), String.join(", ", NAMES)));
    };
  }

  private SeatedMatch table() {
    if (table == null) {
      throw new Refusal("no-game", "", "No game has begun; say 'new', 'load' or 'restore' first.");
    }
    return table;
  }

  private Match<?> match() {
    return table().match();
  }

  private SavedGame saved() {
    return SavedGame.of(shelf, match(), table().names());
  }

  private Reply told(EngineReply body) {
    return Reply.of(body, table);
  }

  /// What goes with a change, besides what happened.
  private record Besides(
      @Nullable String commitment,
      @Nullable String remark,
      @Nullable Integer undone,
      @Nullable Integer moves) {
    static final Besides NOTHING = new Besides(null, null, null, null);
  }

  // --- A game on the table

  private Reply start(Form form) {
    Game<?> game = shelf.game(form.text("game"));
    int seats = form.whole("seats", 0, MOST_SEATS);
    Map<String, String> options = form.has("options") ? form.words("options") : Map.of();
    Setup setup = Setup.of(game, seats, options, seed(form, DoorCommands::freshSeed));
    SeatedMatch next = new SeatedMatch(new Match<>(game, setup), names(form, seats));
    return after(new Besides(setup.seed().commitment(), null, null, null), next, 0);
  }

  private Reply load(Form form) {
    Match<?> match = StateJson.read(shelf, form.node("state")).match();
    SeatedMatch next = new SeatedMatch(match, names(form, match.setup().seats()));
    return after(Besides.NOTHING, next, 0);
  }

  private Reply restore(Form form) {
    SavedGame.Loaded loaded = SavedGame.parse(form.node("saved")).replay(shelf);
    Match<?> match = loaded.match();
    String commitment = match.fromStart() ? match.setup().seed().commitment() : null;
    String remark = loaded.remark().isEmpty() ? null : loaded.remark();
    SeatedMatch next = new SeatedMatch(match, loaded.names());
    return after(new Besides(commitment, remark, null, null), next, match.chronicle().size());
  }

  private static List<String> names(Form form, int seats) {
    return form.has("names") ? form.texts("names", seats) : List.of();
  }

  private interface SeedMaker {
    Seed make();
  }

  private static Seed seed(Form form, SeedMaker standard) {
    if (!form.has("seed")) {
      return standard.make();
    }
    JsonNode seed = form.node("seed");
    try {
      if (seed.isString()) {
        return Seed.parse(seed.stringValue());
      }
      if (seed.isIntegralNumber() && seed.canConvertToLong()) {
        return Seed.of(seed.longValue());
      }
    } catch (IllegalArgumentException _) {
      // Told below.
    }
    throw form.wrong(
        "seed", "must be a whole number, as a text if it is large, or 32 or 64 hex digits");
  }

  private static Seed freshSeed() {
    SecureRandom random = new SecureRandom();
    return new Seed(random.nextLong(), random.nextLong());
  }

  // --- Playing

  private Reply answer(Form form) {
    int seat = form.whole("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    String option = form.text("option");
    return play(match -> answer(match, seat, option));
  }

  private void answer(Match<?> match, int seat, String option) {
    try {
      match.answer(seat, option);
    } catch (Refusal refusal) {
      for (Greyed.Reason reason : match.greyed(seat)) {
        if (refusal.code().equals(reason.why().key())) {
          String why = table().texts(shelf, language).say(reason.why());
          throw new Refusal(refusal.code(), refusal.rule(), why);
        }
      }
      throw refusal;
    }
  }

  private Reply undo(Form form) {
    int seat = form.whole("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    return play(new Besides(null, null, seat, null), match -> match.undo(seat));
  }

  private Reply order(Form form) {
    int seat = form.whole("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    int order = form.whole("order", 0, Short.MAX_VALUE);
    return play(match -> match.order(seat, order));
  }

  private Reply random(Form form) {
    int moves = form.has("moves") ? form.whole("moves", 0, MOST_MOVES) : MOST_MOVES;
    Chance chance = new Chance(seed(form, () -> Seed.of(Digest.of(match().state()))));
    Match<?> next = match().copy();
    int events = next.chronicle().size();
    int done = RandomPlay.play(next, moves, chance);
    Besides besides = new Besides(null, null, null, done);
    return after(besides, new SeatedMatch(next, table().names()), events);
  }

  private Reply play(Consumer<Match<?>> move) {
    return play(Besides.NOTHING, move);
  }

  private Reply play(Besides besides, Consumer<Match<?>> move) {
    Match<?> next = match().copy();
    int events = next.chronicle().size();
    move.accept(next);
    return after(besides, new SeatedMatch(next, table().names()), events);
  }

  /// What a change brought about: its events, and whose turn it is.
  private Reply after(Besides besides, SeatedMatch next, int from) {
    Match<?> match = next.match();
    Texts texts = next.texts(shelf, language);
    EngineReply body =
        new EngineReply.Changed(
            id,
            true,
            besides.commitment(),
            besides.remark(),
            besides.undone(),
            besides.moves(),
            match.chronicle().since(from).stream()
                .map(event -> EventJson.seen(event, texts))
                .toList(),
            SeatParts.turn(match, texts),
            match.isOver());
    return Reply.of(body, next);
  }

  // --- Looking

  private EngineReply view(Form form) {
    int last = match().setup().seats() - 1;
    int seat = form.has("seat") ? form.whole("seat", View.ONLOOKER, last) : View.ONLOOKER;
    SeatPart part = SeatParts.of(match(), seat, table().texts(shelf, language));
    return new EngineReply.Looked(
        id,
        true,
        part.view(),
        part.awaited(),
        part.prompt(),
        part.rule(),
        part.options(),
        part.greyed());
  }

  /// What an option would lead to; nothing changes.
  private EngineReply preview(Form form) {
    int seat = form.whole("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    String option = form.text("option");
    Preview preview = match().preview(seat, option);
    PreviewPart part = Foretelling.part(option, preview, table().texts(shelf, language));
    return new EngineReply.Previewed(id, true, part);
  }

  private EngineReply log() {
    return new EngineReply.Log(id, true, match().log().stream().map(EntryJson::write).toList());
  }

  private EngineReply result() {
    Match<?> match = match();
    Outcome outcome = match.isOver() ? match.outcome() : null;
    // A game from a given position has no seed that we know.
    String seed = match.isOver() && match.fromStart() ? match.setup().seed().toString() : null;
    return outcome == null
        ? new EngineReply.Result(id, true, match.isOver(), null, null, null, null, null, seed)
        : new EngineReply.Result(
            id,
            true,
            true,
            outcome.team(),
            SeatParts.seats(outcome.winners()),
            outcome.scores(),
            table().texts(shelf, language).say(outcome.reason()),
            outcome.rule(),
            seed);
  }

  private EngineReply rules(Form form) {
    String game = form.has("game") ? form.text("game") : match().game().id();
    String word = form.text("word", "");
    return new EngineReply.Rules(id, true, new Catalogue(shelf, language).rules(game, word));
  }
}
