package horda.wire;

import horda.engine.Data;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// A plan's file as JSON. Every plain value is a text, as in the file: what is a number the game
/// knows, and `"7"` in quotes is no other title than `7`.
public final class PlanJson {
  private PlanJson() {}

  public static JsonNode of(Data data) {
    if (data.isMap()) {
      ObjectNode node = Json.object();
      data.keys().forEach(key -> node.set(key, of(data.at(key))));
      return node;
    }
    if (data.isList()) {
      ArrayNode list = Json.array();
      data.items().forEach(item -> list.add(of(item)));
      return list;
    }
    try {
      return StringNode.valueOf(data.text());
    } catch (Data.Fault _) {
      return NullNode.instance; // a key with nothing behind it
    }
  }
}
