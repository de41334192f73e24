package horda.server.table;

import horda.engine.Nullable;
import horda.engine.Pen;
import horda.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Lines as JSON, without reflection, so that every house writes the same: `l` is the kind, then
/// come the fields that are not null. The names are in files: they never change their meaning.
final class LineJson {
  private LineJson() {}

  static ObjectNode write(Line line) {
    return switch (line) {
      case Line.Sit l ->
          maybe(
              of("sit", l).put("name", l.name()).put("colour", l.colour()).put("key", l.key()),
              "dice",
              l.dice());
      case Line.Named l -> of("name", l).put("name", l.name()).put("colour", l.colour());
      case Line.Commit l -> of("commit", l).put("hash", l.hash());
      case Line.Start l -> maybe(of("start", l), "fill", l.fill());
      case Line.Reveal l -> of("reveal", l).put("value", l.value());
      case Line.Deal l -> of("deal", l);
      case Line.Answer l -> {
        ObjectNode node = of("answer", l).put("option", l.option()).put("by", l.by().name());
        if (l.only() != null) {
          node.put("only", l.isOnly());
        }
        if (!l.then().isEmpty()) {
          ArrayNode then = node.putArray("then");
          l.then().forEach(then::add);
        }
        yield node;
      }
      case Line.Hold l -> of("hold", l);
      case Line.Order l -> of("order", l).put("order", l.order());
      case Line.Orders l -> {
        ObjectNode node = of("orders", l);
        ArrayNode orders = node.putArray("orders");
        l.orders().forEach(order -> orders.add(order.intValue()));
        yield node;
      }
      case Line.Wish l -> maybe(of("wish", l), "option", l.option());
      case Line.Wait l -> of("wait", l);
      case Line.Stop l -> of("stop", l).put("on", l.on());
      case Line.Undo l -> of("undo", l);
      case Line.Say l -> of("say", l).put("text", l.text());
      case Line.Phrase l -> of("phrase", l).put("phrase", l.phrase());
      case Line.StandIn l -> maybe(of("stand-in", l), "bot", l.bot());
      case Line.Flag l -> of("flag", l).put("bot", l.bot());
      case Line.Falter l -> of("falter", l).put("bot", l.bot()).put("why", l.why());
      case Line.Rematch l -> of("rematch", l).put("table", l.table());
      case Line.Open l -> of("open", l);
      case Line.Remove l -> maybe(of("remove", l), "bot", l.bot());
      case Line.Halt l -> of("halt", l).put("on", l.on());
      case Line.Host l -> of("host", l);
      case Line.React l -> of("react", l).put("reaction", l.reaction());
      case Line.Close l -> of("close", l);
      case Line.Slip l -> throw new IllegalArgumentException(l + " is only read");
    };
  }

  /// The whole entry of an answer, as [#write] has it, without a tree.
  static void write(String id, Line.Answer answer, Pen pen) {
    pen.open();
    pen.name("id");
    pen.text(id);
    pen.name("line");
    pen.open();
    pen.name("l");
    pen.text("answer");
    if (answer.seat() != Line.NOBODY) {
      pen.name("seat");
      pen.num(answer.seat());
    }
    pen.name("option");
    pen.text(answer.option());
    pen.name("by");
    pen.text(answer.by().name());
    if (answer.only() != null) {
      pen.name("only");
      pen.flag(answer.isOnly());
    }
    if (!answer.then().isEmpty()) {
      pen.name("then");
      pen.list();
      answer.then().forEach(pen::text);
      pen.end();
    }
    pen.close();
    pen.close();
  }

  private static ObjectNode of(String kind, Line line) {
    ObjectNode node = Json.object().put("l", kind);
    return line.about() == Line.NOBODY ? node : node.put("seat", line.about());
  }

  private static ObjectNode maybe(ObjectNode node, String field, @Nullable String text) {
    return text == null ? node : node.put(field, text);
  }

  static Line read(JsonNode node) {
    return switch (text(node, "l")) {
      case "sit" ->
          new Line.Sit(
              seat(node),
              text(node, "name"),
              text(node, "colour"),
              text(node, "key"),
              maybe(node, "dice"));
      case "name" -> new Line.Named(seat(node), text(node, "name"), text(node, "colour"));
      case "commit" -> new Line.Commit(seat(node), text(node, "hash"));
      case "start" -> new Line.Start(maybe(node, "fill"));
      case "reveal" -> new Line.Reveal(seat(node), text(node, "value"));
      case "deal" -> new Line.Deal();
      case "answer" ->
          new Line.Answer(
              seat(node),
              text(node, "option"),
              Line.By.valueOf(text(node, "by")),
              node.path("only").isBoolean() ? node.get("only").booleanValue() : null,
              node.has("then") ? words(node.get("then")) : List.of());
      case "hold" -> new Line.Hold(seat(node));
      case "order" -> new Line.Order(seat(node), number(node, "order"));
      case "orders" -> new Line.Orders(seat(node), numbers(node.get("orders")));
      case "wish" -> new Line.Wish(seat(node), maybe(node, "option"));
      case "wait" -> new Line.Wait(seat(node));
      case "stop" -> new Line.Stop(seat(node), node.get("on").booleanValue());
      case "undo" -> new Line.Undo(seat(node));
      case "say" -> new Line.Say(seat(node), text(node, "text"));
      case "phrase" -> new Line.Phrase(seat(node), text(node, "phrase"));
      case "stand-in" -> new Line.StandIn(seat(node), maybe(node, "bot"));
      case "flag" -> new Line.Flag(seat(node), text(node, "bot"));
      case "falter" -> new Line.Falter(seat(node), text(node, "bot"), text(node, "why"));
      case "rematch" -> new Line.Rematch(text(node, "table"));
      case "open" -> new Line.Open(seat(node));
      case "remove" -> new Line.Remove(seat(node), maybe(node, "bot"));
      case "halt" -> new Line.Halt(node.get("on").booleanValue());
      case "host" -> new Line.Host(seat(node));
      case "react" -> new Line.React(seat(node), text(node, "reaction"));
      case "close" -> new Line.Close();
      default -> throw new IllegalArgumentException("there is no such line: " + node.get("l"));
    };
  }

  private static int seat(JsonNode node) {
    return number(node, "seat");
  }

  private static int number(JsonNode node, String field) {
    return node.get(field).intValue();
  }

  static List<Integer> numbers(JsonNode list) {
    List<Integer> numbers = new ArrayList<>();
    list.values().forEach(item -> numbers.add(item.intValue()));
    return numbers;
  }

  private static List<String> words(JsonNode list) {
    List<String> words = new ArrayList<>();
    list.values().forEach(item -> words.add(item.stringValue()));
    return words;
  }

  static String text(JsonNode node, String field) {
    return node.get(field).stringValue();
  }

  static @Nullable String maybe(JsonNode node, String field) {
    return node.path(field).isString() ? node.get(field).stringValue() : null;
  }
}
