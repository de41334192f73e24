package horda.server.view;

import horda.engine.Event;
import horda.wire.Json;
import horda.wire.Patch;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What one pair of eyes is shown of the way that an answer took: a list of
/// `{"log":{"keep","add"}?,"patch"}`. A frame ends only where these eyes were told something and
/// see something new. So the number of frames says nothing of what others were told.
final class Frames {
  /// What is asked and offered; in the middle of an answer that is nothing.
  private static final List<String> ASKED = List.of("awaited", "options", "greyed");

  private static final List<String> LEFT_OUT = List.of("prompt", "rule", "held", "window");

  private final Documents documents;
  private final Eyes eyes;
  private final Sight before;

  Frames(Documents documents, Eyes eyes, Sight before) {
    this.documents = documents;
    this.eyes = eyes;
    this.before = before;
  }

  /// Carried out in turn they make `after`; empty when there is nothing to see in between.
  ArrayNode to(ObjectNode after) {
    ArrayNode frames = Json.array();
    ObjectNode shown = before.document();
    int log = before.log();
    for (Passing passing : documents.passings(eyes.seat())) {
      int heard = Tails.seen(documents.events(), passing.events(), eyes.seat());
      boolean old = passing.events() <= before.events();
      if (old || heard <= log || passing.view().equals(shown.get("view"))) {
        continue;
      }
      ObjectNode then = at(passing.view());
      frames.add(frame(passing.events(), log, Patch.graft(shown, then)));
      shown = then;
      log = heard;
    }
    if (!frames.isEmpty()) {
      frames.add(frame(documents.events().size(), log, Patch.graft(shown, after)));
    }
    return frames;
  }

  /// The document as it was before the answer, with another view, and nobody asked.
  private ObjectNode at(JsonNode view) {
    ObjectNode node = Json.object();
    node.setAll(before.document());
    node.set("view", view);
    ASKED.forEach(node::putArray);
    LEFT_OUT.forEach(node::remove);
    return node.put("canUndo", false);
  }

  private ObjectNode frame(int events, int keep, ArrayNode patch) {
    ObjectNode frame = Json.object();
    List<Event> told = documents.events().subList(0, events);
    if (Tails.seen(told, events, eyes.seat()) > keep) {
      Speaker speaker = documents.speaker(eyes.language());
      frame.set("log", Tails.log(told, eyes.seat(), keep, speaker));
    }
    frame.set("patch", patch);
    return frame;
  }
}
