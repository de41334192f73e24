package horda.server.record;

import horda.engine.Event;
import horda.wire.Json;
import horda.wire.Texts;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A moment in the middle of a decision: what the viewer was told, and what changed in the picture.
record Beat(List<Event> heard, ArrayNode patch) {
  Beat {
    heard = List.copyOf(heard);
  }

  ObjectNode json(Texts texts) {
    ObjectNode node = Json.object();
    node.set("log", Frame.events(heard, texts));
    node.set("patch", patch);
    return node;
  }
}
