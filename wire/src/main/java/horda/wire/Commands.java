package horda.wire;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.View;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The commands of the door, each from a form and the table to a reply. They work on a copy of the
/// match; the door puts it on the table when the reply is ready.
final class Commands {
  static final List<String> NAMES =
      List.of(
          "hello", "games", "new", "answer", "state", "view", "load", "undo", "random", "result",
          "rules", "order", "log", "save", "restore", "quit");

  private static final int MOST_MOVES = 100_000;
  private static final int MOST_SEATS = 30;

  private final Shelf shelf;
  private final @Nullable SeatedMatch table;
  private final Language language;

  Commands(Shelf shelf, @Nullable SeatedMatch table, Language language) {
    this.shelf = shelf;
    this.table = table;
    this.language = language;
  }

  Reply run(Form form) {
    String name = form.text("cmd");
    return switch (name) {
      case "hello" -> Reply.of(ok().put("protocol", Protocol.ENGINE), table);
      case "games" -> Reply.of(new Catalogue(shelf, language).games(), table);
      case "rules" -> Reply.of(rules(form), table);
      case "new" -> start(form);
      case "load" -> load(form);
      case "restore" -> restore(form);
      case "answer" -> answer(form);
      case "undo" -> undo(form);
      case "order" -> order(form);
      case "random" -> random(form);
      case "state" -> told(ok().set("state", StateJson.write(match())));
      case "save" -> told(ok().set("saved", SavedGame.of(shelf, match(), table().names()).json()));
      case "view" -> view(form);
      case "result" -> told(result());
      case "log" -> told(log());
      case "quit" -> new Reply(ok(), table, true);
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

  private Reply told(JsonNode body) {
    return Reply.of((ObjectNode) body, table);
  }

  static ObjectNode ok() {
    return Json.object().put("ok", true);
  }

  // --- A game on the table

  private Reply start(Form form) {
    Game<?> game = shelf.game(form.text("game"));
    int seats = form.whole("seats", 0, MOST_SEATS);
    Map<String, String> options = form.has("options") ? form.words("options") : Map.of();
    Setup setup = Setup.of(game, seats, options, seed(form, Commands::freshSeed));
    SeatedMatch next = new SeatedMatch(new Match<>(game, setup), names(form, seats));
    ObjectNode body = ok().put("commitment", setup.seed().commitment());
    return after(body, next, 0);
  }

  private Reply load(Form form) {
    Match<?> match = StateJson.read(shelf, form.node("state")).match();
    return after(ok(), new SeatedMatch(match, names(form, match.setup().seats())), 0);
  }

  private Reply restore(Form form) {
    SavedGame.Loaded loaded = SavedGame.parse(form.node("saved")).replay(shelf);
    ObjectNode body = ok();
    if (loaded.match().fromStart()) {
      body.put("commitment", loaded.match().setup().seed().commitment());
    }
    if (!loaded.remark().isEmpty()) {
      body.put("remark", loaded.remark());
    }
    SeatedMatch next = new SeatedMatch(loaded.match(), loaded.names());
    return after(body, next, loaded.match().chronicle().size());
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
    return play(ok().put("undone", seat), match -> match.undo(seat));
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
    return after(ok().put("moves", done), new SeatedMatch(next, table().names()), events);
  }

  private Reply play(Consumer<Match<?>> move) {
    return play(ok(), move);
  }

  private Reply play(ObjectNode body, Consumer<Match<?>> move) {
    Match<?> next = match().copy();
    int events = next.chronicle().size();
    move.accept(next);
    return after(body, new SeatedMatch(next, table().names()), events);
  }

  /// What a change brought about: its events, and whose turn it is.
  private Reply after(ObjectNode body, SeatedMatch next, int from) {
    Match<?> match = next.match();
    Texts texts = next.texts(shelf, language);
    body.set("events", EventJson.all(match.chronicle().since(from), texts));
    ArrayNode turn = body.putArray("turn");
    SeatParts.turn(match, texts).forEach(asked -> turn.add(TreePen.of(asked)));
    body.put("over", match.isOver());
    return Reply.of(body, next);
  }

  // --- Looking

  private Reply view(Form form) {
    int last = match().setup().seats() - 1;
    int seat = form.has("seat") ? form.whole("seat", View.ONLOOKER, last) : View.ONLOOKER;
    ObjectNode body = ok();
    body.setAll(TreePen.of(SeatParts.of(match(), seat, table().texts(shelf, language))));
    return Reply.of(body, table);
  }

  private ObjectNode log() {
    ObjectNode body = ok();
    ArrayNode log = body.putArray("log");
    match().log().forEach(entry -> log.add(EntryJson.write(entry)));
    return body;
  }

  private ObjectNode result() {
    Match<?> match = match();
    ObjectNode body = ok().put("over", match.isOver());
    Outcome outcome = match.isOver() ? match.outcome() : null;
    if (outcome != null) {
      body.put("team", outcome.team());
      body.set("winners", EventJson.seats(outcome.winners()));
      ArrayNode scores = body.putArray("scores");
      outcome.scores().forEach(scores::add);
      body.put("reason", table().texts(shelf, language).say(outcome.reason()));
      body.put("rule", outcome.rule());
    }
    // A game from a given position grew from no seed that we know.
    if (match.isOver() && match.fromStart()) {
      body.put("seed", match.setup().seed().toString());
    }
    return body;
  }

  private ObjectNode rules(Form form) {
    String game = form.has("game") ? form.text("game") : match().game().id();
    return new Catalogue(shelf, language).rules(game, form.text("word", ""));
  }
}
