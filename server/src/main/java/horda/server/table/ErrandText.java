package horda.server.table;

import horda.engine.Chance;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.State;
import horda.wire.Json;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a bot is asked and what it answers as text, for whoever shares no memory with the house.
public final class ErrandText {
  /// Far from the children that anything else makes of a seed.
  private static final long LENT = 0x6c656e74L << 32;

  private final Shelf shelf;

  public ErrandText(Shelf shelf) {
    this.shelf = shelf;
  }

  /// With the whole game, hidden cards and dice to come too: for threads of the house.
  public String whole(Errand errand) {
    ObjectNode node = about(errand.table(), errand.seat(), errand.answers(), errand.bot());
    node.set("game", SavedGame.of(shelf, errand.match(), List.of()).json());
    return Json.line(node);
  }

  /// For somebody who sits at the table: the position as `eyes` may imagine it, with other dice.
  public static String imagined(TableState state, int seat, String bot, int eyes) {
    ObjectNode node = about(state.id(), seat, state.answers(), bot);
    node.put("content", state.header().content());
    node.set("state", imagined(state.match(), eyes, state.answers()));
    return Json.line(node);
  }

  private static <S extends State> ObjectNode imagined(Match<S> match, int eyes, int answers) {
    Chance chance = new Chance(match.setup().seed().child(LENT + answers));
    S state = match.game().imagine(match.state(), eyes, chance);
    return StateJson.write(match.game(), match.setup(), state);
  }

  private static ObjectNode about(String table, int seat, int answers, String bot) {
    ObjectNode node = Json.object().put("table", table).put("seat", seat);
    return node.put("answers", answers).put("bot", bot);
  }

  /// Refuses a position of a house whose cards are others than those here.
  public Errand errand(String text) {
    JsonNode node = Json.parse(text);
    return new Errand(
        node.get("table").stringValue(),
        match(node),
        node.get("seat").intValue(),
        node.get("answers").intValue(),
        node.get("bot").stringValue());
  }

  private Match<?> match(JsonNode node) {
    if (node.has("game")) {
      return SavedGame.parse(node.get("game")).replay(shelf).match();
    }
    StateJson.Position<?> position = StateJson.read(shelf, node.get("state"));
    String here = shelf.contentHash(position.game().id());
    if (!here.equals(node.get("content").stringValue())) {
      throw new Refusal("content", "", "The cards of that table are others than those here.");
    }
    return position.match();
  }

  public static String text(BotAnswer answer) {
    ObjectNode node = Json.object().put("option", answer.option()).put("pass", answer.pass());
    return Json.line(node.put("fault", answer.fault()));
  }

  public static BotAnswer answer(String text) {
    JsonNode node = Json.parse(text);
    return new BotAnswer(
        node.get("option").stringValue(),
        node.get("pass").booleanValue(false),
        node.get("fault").stringValue());
  }
}
