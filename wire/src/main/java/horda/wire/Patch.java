package horda.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// The difference of two documents as a list of steps (docs/table-protocol.md):
/// `{"p":"a/3/b","v":4}` sets, `{"p":"a"}` removes a field, `{"p":"a","len":5}` cuts a list. Where
/// telling the parts would be longer than the whole, the whole is set.
public final class Patch {
  /// Roughly what a step costs besides its value.
  private static final int STEP = 12;

  private record Move(String path, @Nullable JsonNode value, int length, int cost) {
    private static final int NO_LENGTH = -1;

    static Move set(String path, JsonNode value, int size) {
      return new Move(path, value, NO_LENGTH, STEP + path.length() + size);
    }

    static Move set(String path, JsonNode value) {
      return set(path, value, size(value, Integer.MAX_VALUE));
    }

    static Move remove(String path) {
      return new Move(path, null, NO_LENGTH, STEP + path.length());
    }

    static Move cut(String path, int length) {
      return new Move(path, null, length, STEP + path.length());
    }

    void write(ArrayNode into) {
      ObjectNode step = into.addObject().put("p", path);
      if (value != null) {
        step.set("v", value);
      } else if (length != NO_LENGTH) {
        step.put("len", length);
      }
    }
  }

  private Patch() {}

  /// The steps that make `after` of `before`; empty when they are equal.
  public static ArrayNode between(ObjectNode before, ObjectNode after) {
    ArrayNode steps = Json.array();
    List<Move> moves = new ArrayList<>();
    fields("", before, after, moves);
    moves.forEach(move -> move.write(steps));
    return steps;
  }

  /// Empty when they are equal.
  private static List<Move> difference(String path, JsonNode before, JsonNode after) {
    List<Move> parts = new ArrayList<>();
    if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
      fields(path + "/", from, to, parts);
    } else if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
      items(path, from, to, parts);
    } else if (!before.equals(after)) {
      parts.add(Move.set(path, after));
    }
    if (parts.isEmpty() || !after.isContainer()) {
      return parts;
    }
    int cost = parts.stream().mapToInt(Move::cost).sum();
    int own = STEP + path.length();
    int whole = size(after, cost - own);
    return cost >= own + whole ? List.of(Move.set(path, after, whole)) : parts;
  }

  /// Roughly how long a value is when written; counts no further than `most`, for it is asked at
  /// every level of a document, and a large part is soon seen to be larger than its change.
  private static int size(JsonNode value, int most) {
    return switch (value) {
      case StringNode text -> text.stringValue().length() + 2;
      case ObjectNode object -> {
        int size = 2;
        for (Map.Entry<String, JsonNode> field : object.properties()) {
          if (size > most) {
            break;
          }
          size += field.getKey().length() + 4 + size(field.getValue(), most - size);
        }
        yield size;
      }
      case ArrayNode array -> {
        int size = 2;
        for (int i = 0; i < array.size() && size <= most; i++) {
          size += 1 + size(array.get(i), most - size);
        }
        yield size;
      }
      default -> value.asString().length();
    };
  }

  private static void fields(String prefix, ObjectNode from, ObjectNode to, List<Move> into) {
    for (String name : from.propertyNames()) {
      if (!to.has(name)) {
        into.add(Move.remove(prefix + escape(name)));
      }
    }
    for (Map.Entry<String, JsonNode> field : to.properties()) {
      JsonNode was = from.get(field.getKey());
      // Most of a document stays as it was: no path is made for that.
      if (field.getValue().equals(was)) {
        continue;
      }
      String path = prefix + escape(field.getKey());
      if (was == null) {
        into.add(Move.set(path, field.getValue()));
      } else {
        into.addAll(difference(path, was, field.getValue()));
      }
    }
  }

  private static void items(String path, ArrayNode from, ArrayNode to, List<Move> into) {
    int both = Math.min(from.size(), to.size());
    if (from.size() > both) {
      into.add(Move.cut(path, both));
    }
    for (int i = 0; i < both; i++) {
      if (!from.get(i).equals(to.get(i))) {
        into.addAll(difference(path + "/" + i, from.get(i), to.get(i)));
      }
    }
    for (int i = both; i < to.size(); i++) {
      into.add(Move.set(path + "/" + i, to.get(i)));
    }
  }

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

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  private static String plain(String name) {
    return name.replace("~1", "/").replace("~0", "~");
  }
}
