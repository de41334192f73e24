package horda.wire;

import horda.engine.Event;
import horda.engine.Phrase;
import java.util.Collection;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Events as JSON: `{"kind","args","text","rule","targets"}`, the text in somebody's language, and
/// `"only"` with the seats that may know where not everybody may.
public final class EventJson {
  private EventJson() {}

  public static ObjectNode of(Event event, Texts texts) {
    Phrase phrase = event.phrase();
    ObjectNode node = Json.object();
    node.put("kind", event.kind());
    node.set("args", ArgsJson.of(phrase.args()));
    node.put("text", texts.say(phrase));
    node.put("rule", event.rule());
    node.set("targets", ArgsJson.of(event.targets()));
    if (event.audience() != Event.EVERYBODY) {
      node.set("only", seats(event.audience()));
    }
    return node;
  }

  /// All of them: for those who may see everything.
  public static ArrayNode all(Collection<Event> events, Texts texts) {
    ArrayNode list = Json.array();
    events.forEach(event -> list.add(of(event, texts)));
    return list;
  }

  /// Those that `seat` may know.
  public static ArrayNode seenBy(int seat, Collection<Event> events, Texts texts) {
    return all(events.stream().filter(event -> event.isFor(seat)).toList(), texts);
  }

  /// For one of those who were told: that not everybody was is all they learn of the others.
  public static ObjectNode whispered(Event event, Texts texts) {
    ObjectNode node = of(event, texts);
    if (node.has("only")) {
      node.put("only", true);
    }
    return node;
  }

  /// The seats of a bit set.
  static ArrayNode seats(int bits) {
    ArrayNode list = Json.array();
    for (int seat = 0; seat < Integer.SIZE; seat++) {
      if ((bits & 1 << seat) != 0) {
        list.add(seat);
      }
    }
    return list;
  }
}
