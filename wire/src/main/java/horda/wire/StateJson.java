package horda.wire;

import horda.engine.BadState;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.doc.StateDoc;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A whole state as JSON and back, without loss: `{"game","revision","seats","options","state"}`.
/// It holds everything that is hidden at the table, the generator's position included. Of a plain
/// seed nothing is in it; a generator with a key (`"dice":"chacha20"`) needs its key to go on.
public final class StateJson {
  /// What a document without a seed is set up with; the generator's position comes from the state.
  private static final Seed NO_SEED = Seed.of(0);

  private static final Seed NO_KEY = Seed.of(new Key(0, 0, 0, 0));

  /// The one generator that a document names; without a name it is the fast one.
  private static final String KEYED = "chacha20";

  private static final int MOST_SEATS = 30;

  /// A state that was read, and how its table is set up.
  public record Position<S extends State>(Game<S> game, Setup setup, S state) {
    /// Goes on from here, if the game's invariants hold; else [BadState].
    public Match<S> match() {
      try {
        return new Match<>(game, setup, state);
      } catch (BadState | Refusal told) {
        throw told;
      } catch (RuntimeException fault) {
        // A check that trips over numbers it has never seen: still the document's fault.
        throw new BadState("state", "the rules cannot go on from it (" + fault + ")");
      }
    }
  }

  private StateJson() {}

  public static ObjectNode write(Match<?> match) {
    return writeOf(match);
  }

  private static <S extends State> ObjectNode writeOf(Match<S> match) {
    return write(match.game(), match.setup(), match.state());
  }

  public static <S extends State> ObjectNode write(Game<S> game, Setup setup, S state) {
    FieldsWriter writer = new FieldsWriter();
    state.visit(writer);
    return TreePen.of(
        new StateDoc(
            game.id(),
            game.revision(),
            setup.seats(),
            setup.options(),
            state.chance.isKeyed() ? KEYED : null,
            new Tree(writer.written())));
  }

  /// The document as text, indented for people.
  public static String text(Match<?> match) {
    return Json.pretty(write(match));
  }

  /// Reads a document of any game on the shelf. Refuses an unknown game; [BadState] for the rest.
  public static Position<?> read(Shelf shelf, String text) {
    try {
      return read(shelf, Json.parse(text));
    } catch (Json.Unreadable e) {
      throw new BadState("state", String.valueOf(e.getMessage()));
    }
  }

  public static Position<?> read(Shelf shelf, JsonNode document) {
    String id = Form.of(document, "state", BadState::new).text("game");
    return read(shelf.game(id), document, NO_SEED);
  }

  /// Reads a document of this game; the seed is what the match will say it came from.
  public static <S extends State> Position<S> read(Game<S> game, JsonNode document, Seed seed) {
    Form form = Form.of(document, "state", BadState::new);
    String id = form.text("game");
    if (!id.equals(game.id())) {
      throw new BadState("game", "must be " + game.id() + ", not '" + Json.clip(id) + "'");
    }
    int revision = form.whole("revision", 0, Integer.MAX_VALUE);
    if (revision > game.revision()) {
      throw new BadState(
          "revision",
          "made by newer rules (" + revision + "; here " + game.revision() + "); update first");
    }
    Setup setup = setup(game, form.whole("seats", 1, MOST_SEATS), form.words("options"), seed);
    boolean keyed = form.has("dice");
    if (keyed && !form.text("dice").equals(KEYED)) {
      throw new BadState("dice", "must be " + KEYED + " where it is said");
    }
    FieldsReader reader = new FieldsReader(game, form.form("state"));
    form.end();
    // A fresh deal is the blank that is overwritten field by field.
    S state = game.deal(keyed == (seed.key() != null) ? setup : setup.withSeed(blank(keyed)));
    state.visit(reader);
    reader.end();
    return new Position<>(game, setup, state);
  }

  /// So that the state gets the generator which the document tells of.
  private static Seed blank(boolean keyed) {
    return keyed ? NO_KEY : NO_SEED;
  }

  private static Setup setup(Game<?> game, int seats, Map<String, String> options, Seed seed) {
    try {
      return Setup.of(game, seats, options, seed);
    } catch (Refusal refusal) {
      throw new BadState(
          refusal.code().equals("seats") ? "seats" : "options",
          String.valueOf(refusal.getMessage()));
    }
  }
}
