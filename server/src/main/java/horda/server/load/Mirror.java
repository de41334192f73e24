package horda.server.load;

import horda.wire.Json;
import horda.wire.Patch;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a player must know of a document to answer: whose turn it is and what may be answered. The
/// rest, which is most of it, is for eyes.
final class Mirror {
  private static final List<String> PARTS = List.of("options", "turn", "awaited");
  private static final String STATUS = "table/status";

  private ObjectNode known = Json.object();
  private String status = "";

  void whole(JsonNode document) {
    known = Json.object();
    for (String part : PARTS) {
      JsonNode value = document.get(part);
      if (value != null) {
        known.set(part, value);
      }
    }
    status = document.get("table").get("status").stringValue();
  }

  void patch(JsonNode steps) {
    for (JsonNode step : steps) {
      String path = step.get("p").stringValue();
      int slash = path.indexOf('/');
      if (PARTS.contains(slash < 0 ? path : path.substring(0, slash))) {
        Patch.apply(known, List.of(step));
      } else if (path.equals(STATUS)) {
        status = step.get("v").stringValue();
      } else if (path.equals("table")) {
        status = step.get("v").get("status").stringValue();
      }
    }
  }

  boolean isOver() {
    return status.equals("over");
  }

  int turn() {
    JsonNode turn = known.get("turn");
    return turn == null ? -1 : turn.intValue();
  }

  boolean isAsked(int seat) {
    JsonNode awaited = known.get("awaited");
    if (awaited != null) {
      for (JsonNode one : awaited) {
        if (one.intValue() == seat) {
          return choices() > 0;
        }
      }
    }
    return false;
  }

  int choices() {
    JsonNode options = known.get("options");
    return options == null ? 0 : options.size();
  }

  String choice(int index) {
    return known.get("options").get(index).get("id").stringValue();
  }
}
