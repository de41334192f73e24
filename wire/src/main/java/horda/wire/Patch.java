package horda.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The difference of two documents as a list of steps (docs/table-protocol.md):
/// `{"p":"a/3/b","v":4}` sets, `{"p":"a"}` removes a field, `{"p":"a","len":5}` cuts a list.
/// [PatchText] writes them.
public final class Patch {
  private Patch() {}

  /// Carries the steps out, as a page does: for tests, and for programs that keep a document.
  public static void apply(ObjectNode document, Iterable<JsonNode> steps) {
    for (JsonNode step : steps) {
      String[] names = step.get("p").stringValue().split("/", -1);
      JsonNode at = document;
      for (int i = 0; i < names.length - 1; i++) {
        at = at instanceof ArrayNode list ? list.get(index(names[i])) : at.get(plain(names[i]));
      }
      carryOut(step, at, names[names.length - 1]);
    }
  }

  private static void carryOut(JsonNode step, JsonNode parent, String name) {
    if (step.has("len")) {
      ArrayNode list =
          (ArrayNode)
              (parent instanceof ArrayNode items
                  ? items.get(index(name))
                  : parent.get(plain(name)));
      while (list.size() > step.get("len").intValue()) {
        list.remove(list.size() - 1);
      }
    } else if (parent instanceof ArrayNode list) {
      int index = index(name);
      if (index == list.size()) {
        list.add(step.get("v"));
      } else {
        list.set(index, step.get("v"));
      }
    } else if (step.has("v")) {
      ((ObjectNode) parent).set(plain(name), step.get("v"));
    } else {
      ((ObjectNode) parent).remove(plain(name));
    }
  }

  private static int index(String name) {
    return Integer.parseInt(name);
  }

  private static String plain(String name) {
    return name.replace("~1", "/").replace("~0", "~");
  }
}
