package horda.server.table;

import horda.engine.Nullable;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Headers as JSON, without reflection, like lines ([LineJson]).
final class HeaderJson {
  private HeaderJson() {}

  static ObjectNode write(Header header) {
    ObjectNode node = Json.object().put("format", header.format()).put("game", header.game());
    ObjectNode options = node.putObject("options");
    header.options().forEach(options::put);
    node.put("seed", header.seed()).put("revision", header.revision());
    node.put("content", header.content());
    ArrayNode chairs = node.putArray("chairs");
    header.chairs().forEach(chair -> chairs.add(write(chair)));
    node.put("host", header.host());
    node.set("wishes", write(header.wishes()));
    node.put("practice", header.practice());
    if (header.start() != null) {
      node.set("start", header.start());
    }
    Header.Shared dice = header.dice();
    if (dice != null) {
      ArrayNode awaited = node.putObject("dice").putArray("awaited");
      dice.awaited().forEach(seat -> awaited.add(seat.intValue()));
    }
    return node;
  }

  private static ObjectNode write(Chair chair) {
    ObjectNode node = Json.object().put("kind", chair.kind().name());
    node.put("name", chair.name()).put("colour", chair.colour());
    if (chair.bot() != null) {
      node.put("bot", chair.bot());
    }
    return chair.key() == null ? node : node.put("key", chair.key());
  }

  private static ObjectNode write(Header.Wishes wishes) {
    ObjectNode node = Json.object().put("listed", wishes.listed());
    node.put("talk", wishes.talk().name());
    Header.Clock clock = wishes.clock();
    if (clock != null) {
      node.putObject("clock").put("bank", clock.bank()).put("add", clock.add());
    }
    node.put("windowSeconds", wishes.windowSeconds()).put("pace", wishes.pace());
    Header.Asking attention = wishes.attention();
    if (attention != null) {
      node.put("attention", attention.name());
    }
    if (wishes.rated()) {
      node.put("rated", true);
    }
    return wishes.lend() ? node.put("lend", true) : node;
  }

  static Header read(JsonNode node) {
    SortedMap<String, String> options = new TreeMap<>();
    node.get("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().stringValue()));
    List<Chair> chairs = new ArrayList<>();
    node.get("chairs").values().forEach(chair -> chairs.add(chair(chair)));
    JsonNode start = node.get("start");
    JsonNode dice = node.path("dice");
    return new Header(
        node.get("format").intValue(),
        LineJson.text(node, "game"),
        options,
        LineJson.text(node, "seed"),
        node.get("revision").intValue(),
        LineJson.text(node, "content"),
        chairs,
        LineJson.text(node, "host"),
        wishes(node.get("wishes")),
        flag(node, "practice"),
        start == null || start.isNull() ? null : start,
        dice.isObject() ? new Header.Shared(LineJson.numbers(dice.get("awaited"))) : null);
  }

  private static Chair chair(JsonNode node) {
    return new Chair(
        Chair.Kind.valueOf(LineJson.text(node, "kind")),
        LineJson.text(node, "name"),
        LineJson.text(node, "colour"),
        LineJson.maybe(node, "bot"),
        LineJson.maybe(node, "key"));
  }

  private static Header.Wishes wishes(JsonNode node) {
    String attention = LineJson.maybe(node, "attention");
    return new Header.Wishes(
        flag(node, "listed"),
        Header.Talk.valueOf(LineJson.text(node, "talk")),
        clock(node.path("clock")),
        node.get("windowSeconds").intValue(),
        node.get("pace").intValue(),
        attention == null ? null : Header.Asking.valueOf(attention),
        flag(node, "rated"),
        flag(node, "lend"));
  }

  private static Header.@Nullable Clock clock(JsonNode node) {
    return node.isObject()
        ? new Header.Clock(node.get("bank").intValue(), node.get("add").intValue())
        : null;
  }

  /// What older tables do not have is off.
  private static boolean flag(JsonNode node, String field) {
    return node.path(field).booleanValue(false);
  }
}
