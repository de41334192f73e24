package horda.browser.build;

import horda.engine.Data;
import horda.wire.Json;
import horda.wire.YamlData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// YAML as JSON: the same tree, every plain value a text, without comments and lines.
public final class PlainJson {
  private PlainJson() {}

  public static String of(String name, String yaml) {
    return Json.line(node(YamlData.parse(name, yaml)));
  }

  private static JsonNode node(Data data) {
    if (data.isMap()) {
      ObjectNode map = Json.object();
      data.keys().forEach(key -> map.set(key, node(data.at(key))));
      return map;
    }
    if (data.isList()) {
      ArrayNode list = Json.array();
      data.items().forEach(item -> list.add(node(item)));
      return list;
    }
    try {
      return StringNode.valueOf(data.text());
    } catch (Data.Fault _) {
      return NullNode.instance;
    }
  }
}
