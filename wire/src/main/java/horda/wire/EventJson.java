package horda.wire;

import horda.engine.Event;
import horda.engine.Ref;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Events as JSON, in somebody's language: `{"text","rule","targets"}`, and `"only"` with the seats
/// that may know where not everybody may.
public final class EventJson {
  private EventJson() {}

  public static ObjectNode of(Event event, Texts texts) {
    ObjectNode node = Json.object();
    node.put("text", texts.say(event.phrase()));
    node.put("rule", event.rule());
    node.set("targets", refs(event.targets()));
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

  static ArrayNode refs(List<Ref> refs) {
    ArrayNode list = Json.array();
    refs.forEach(ref -> list.add(ref.toString()));
    return list;
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
