package horda.server.view;

import horda.engine.Event;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.server.table.Said;
import horda.server.table.TableState;
import horda.wire.EventJson;
import horda.wire.Json;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Ends of the log and of the chat, as one viewer may know them: `{"keep","add"}`.
public final class Tails {
  private Tails() {}

  /// How many of the first `size` events that viewer was told.
  public static int seen(List<Event> events, int size, int seat) {
    int seen = 0;
    for (int i = 0; i < size; i++) {
      seen += events.get(i).isFor(seat) ? 1 : 0;
    }
    return seen;
  }

  /// The log after the first `keep` events of that viewer's own count.
  public static ObjectNode log(List<Event> events, int seat, int keep, Speaker speaker) {
    ObjectNode tail = Json.object().put("keep", keep);
    ArrayNode add = tail.putArray("add");
    int seen = 0;
    for (Event event : events) {
      if (event.isFor(seat) && seen++ >= keep) {
        add.add(EventJson.whispered(event, speaker.game()));
      }
    }
    return tail;
  }

  public static ObjectNode chat(TableState state, int keep, Speaker speaker) {
    ObjectNode tail = Json.object().put("keep", keep);
    ArrayNode add = tail.putArray("add");
    List<Said> chat = state.chat();
    chat.subList(keep, chat.size()).forEach(said -> add.add(said(said, speaker)));
    return tail;
  }

  private static ObjectNode said(Said said, Speaker speaker) {
    ObjectNode node = Json.object().put("seat", said.seat());
    node.put("text", said.key() == null ? said.text() : words(said, said.key(), speaker));
    return node.put("at", said.at());
  }

  private static String words(Said said, String key, Speaker speaker) {
    if (said.seat() != Said.HOUSE) {
      return speaker.game().say(key);
    }
    Phrase phrase = Phrase.of(key, Ref.seat(said.about()));
    return said.text().isEmpty()
        ? speaker.house().say(phrase)
        : speaker.house().seated(seat -> said.text()).say(phrase);
  }
}
