package horda.server.record;

import horda.engine.Event;
import horda.wire.EventJson;
import horda.wire.Texts;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One decision of a recording. All who answered a secret question decide together.
///
/// @param said what each seat decided, in the order of the seats; a standing order says nothing
/// @param heard the events that the viewer was told
/// @param patch what changed in the viewer's picture
record Frame(SortedMap<Integer, Said> said, List<Event> heard, ArrayNode patch) {
  /// What somebody decided is told to nobody else as long as the game goes on, for a label can name
  /// a card that stays hidden.
  ObjectNode json(Texts texts, int viewer, boolean over) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    ArrayNode by = node.putArray("by");
    ArrayNode told = JsonNodeFactory.instance.arrayNode();
    said.forEach(
        (seat, decided) -> {
          by.add(seat);
          if ((over || seat == viewer) && !decided.isNothing()) {
            told.add(decided.json(seat));
          }
        });
    if (!told.isEmpty()) {
      node.set("said", told);
    }
    node.set("log", events(heard, texts));
    node.set("patch", patch);
    return node;
  }

  /// Nothing of it reached the viewer: that it happened at all is none of their business.
  boolean isHiddenFrom(int viewer) {
    return patch.isEmpty() && heard.isEmpty() && !hasSaid(viewer);
  }

  private boolean hasSaid(int seat) {
    return !said.getOrDefault(seat, Said.NOTHING).isNothing();
  }

  /// As a document's log has them: who else was told is not told.
  static ArrayNode events(List<Event> events, Texts texts) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    events.forEach(event -> list.add(EventJson.whispered(event, texts)));
    return list;
  }

  static SortedMap<Integer, Said> nobody() {
    return new TreeMap<>();
  }
}
