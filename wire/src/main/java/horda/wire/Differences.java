package horda.wire;

import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// Walks through two trees side by side and writes down where they differ. Most of a document stays
/// as it was: so nothing is made for what is equal, not even the name of its place.
final class Differences {
  /// Roughly what a step costs besides its value.
  private static final int STEP = 12;

  private record Move(String path, @Nullable JsonNode value, int length, int cost) {
    private static final int NO_LENGTH = -1;

    void write(ArrayNode into) {
      ObjectNode step = into.addObject().put("p", path);
      if (value != null) {
        step.set("v", value);
      } else if (length != NO_LENGTH) {
        step.put("len", length);
      }
    }
  }

  private final List<Move> moves = new ArrayList<>();

  /// Where we are: names of fields, and numbers of items.
  private Object[] places = new Object[16];

  private int depth;

  private Differences() {}

  static ArrayNode of(ObjectNode before, ObjectNode after) {
    Differences differences = new Differences();
    differences.fields(before, after);
    ArrayNode steps = Json.array();
    differences.moves.forEach(move -> move.write(steps));
    return steps;
  }

  private void compare(JsonNode before, JsonNode after) {
    if (before == after) {
      return;
    }
    int mark = moves.size();
    if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
      fields(from, to);
      shorten(mark, after);
    } else if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
      items(from, to);
      shorten(mark, after);
    } else if (!before.equals(after)) {
      set(after, size(after, Integer.MAX_VALUE));
    }
  }

  /// Where telling the parts would be longer than the whole, the whole is told.
  private void shorten(int mark, JsonNode after) {
    if (moves.size() == mark) {
      return;
    }
    List<Move> parts = moves.subList(mark, moves.size());
    int cost = parts.stream().mapToInt(Move::cost).sum();
    int own = STEP + path().length();
    int whole = size(after, cost - own);
    if (cost >= own + whole) {
      parts.clear();
      set(after, whole);
    }
  }

  /// Documents of one table have their fields in the same order, as long as they have the same
  /// ones.
  private void fields(ObjectNode from, ObjectNode to) {
    Iterator<Map.Entry<String, JsonNode>> old = from.properties().iterator();
    Iterator<Map.Entry<String, JsonNode>> now = to.properties().iterator();
    while (old.hasNext() && now.hasNext()) {
      Map.Entry<String, JsonNode> was = old.next();
      Map.Entry<String, JsonNode> is = now.next();
      if (!was.getKey().equals(is.getKey())) {
        gone(was, to);
        old.forEachRemaining(field -> gone(field, to));
        field(is, from);
        break;
      }
      push(is.getKey());
      compare(was.getValue(), is.getValue());
      depth--;
    }
    old.forEachRemaining(field -> gone(field, to));
    now.forEachRemaining(field -> field(field, from));
  }

  private void gone(Map.Entry<String, JsonNode> was, ObjectNode to) {
    if (!to.has(was.getKey())) {
      push(was.getKey());
      String path = path();
      moves.add(new Move(path, null, Move.NO_LENGTH, STEP + path.length()));
      depth--;
    }
  }

  private void field(Map.Entry<String, JsonNode> is, ObjectNode from) {
    push(is.getKey());
    JsonNode was = from.get(is.getKey());
    if (was == null) {
      set(is.getValue(), size(is.getValue(), Integer.MAX_VALUE));
    } else {
      compare(was, is.getValue());
    }
    depth--;
  }

  private void items(ArrayNode from, ArrayNode to) {
    int both = Math.min(from.size(), to.size());
    if (from.size() > both) {
      String path = path();
      moves.add(new Move(path, null, both, STEP + path.length()));
    }
    for (int i = 0; i < to.size(); i++) {
      push(i);
      if (i < both) {
        compare(from.get(i), to.get(i));
      } else {
        set(to.get(i), size(to.get(i), Integer.MAX_VALUE));
      }
      depth--;
    }
  }

  private void set(JsonNode value, int size) {
    String path = path();
    moves.add(new Move(path, value, Move.NO_LENGTH, STEP + path.length() + size));
  }

  private void push(Object place) {
    if (depth == places.length) {
      places = Arrays.copyOf(places, 2 * depth);
    }
    places[depth++] = place;
  }

  private String path() {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      path.append(i == 0 ? "" : "/");
      path.append(places[i] instanceof String name ? Patch.escape(name) : places[i]);
    }
    return path.toString();
  }

  /// Roughly how long a value is when written; counts no further than `most`, for a large part is
  /// soon seen to be larger than its change.
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
}
