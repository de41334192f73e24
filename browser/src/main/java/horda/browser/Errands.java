package horda.browser;

import horda.server.table.BotAnswer;
import horda.server.table.Errand;
import horda.wire.Json;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a bot is asked and what it answers as text, for it crosses from thread to thread.
final class Errands {
  private final Shelf shelf;

  Errands(Shelf shelf) {
    this.shelf = shelf;
  }

  String text(Errand errand) {
    ObjectNode node = Json.object().put("table", errand.table()).put("seat", errand.seat());
    node.put("answers", errand.answers()).put("bot", errand.bot());
    node.set("game", SavedGame.of(shelf, errand.match(), List.of()).json());
    return Json.line(node);
  }

  Errand errand(String text) {
    JsonNode node = Json.parse(text);
    return new Errand(
        node.get("table").stringValue(),
        SavedGame.parse(node.get("game")).replay(shelf).match(),
        node.get("seat").intValue(),
        node.get("answers").intValue(),
        node.get("bot").stringValue());
  }

  static String text(BotAnswer answer) {
    ObjectNode node = Json.object().put("option", answer.option()).put("pass", answer.pass());
    return Json.line(node.put("fault", answer.fault()));
  }

  static BotAnswer answer(String text) {
    JsonNode node = Json.parse(text);
    return new BotAnswer(
        node.get("option").stringValue(),
        node.get("pass").booleanValue(false),
        node.get("fault").stringValue());
  }
}
