package horda.server.http;

import horda.engine.Data;
import horda.wire.Json;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A file of content as JSON. YAML does not say what is a number; what looks like one becomes one.
final class ContentJson {
  private static final Pattern WHOLE = Pattern.compile("-?(0|[1-9]\\d{0,8})");

  private ContentJson() {}

  static JsonNode of(Data data) {
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
    return plain(data.text());
  }

  private static JsonNode plain(String text) {
    JsonNodeFactory make = JsonNodeFactory.instance;
    if (WHOLE.matcher(text).matches()) {
      return make.numberNode(Integer.parseInt(text));
    }
    return switch (text) {
      case "true", "yes" -> make.booleanNode(true);
      case "false", "no" -> make.booleanNode(false);
      default -> make.stringNode(text);
    };
  }
}
