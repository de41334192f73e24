package horda.wire;

import horda.engine.Data;
import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/// A YAML file as a tree that knows its lines. Read whole at once, so that a duplicate key is found
/// even where nobody looks. Anchors and aliases are refused: without them no file can blow up.
public final class YamlData implements Data {
  /// More than any file of content has; what is larger is a mistake or an attack.
  static final int MOST_CHARS = 4 << 20;

  private static final int DEEPEST = 32;

  private final String file;
  private final int line;
  private final String label;
  private final Value value;

  private sealed interface Value {}

  private record Scalar(@Nullable String text) implements Value {}

  private record Items(List<Data> list) implements Value {}

  private record Entries(Map<String, YamlData> map) implements Value {}

  private YamlData(String file, int line, String label, Value value) {
    this.file = file;
    this.line = line;
    this.label = label;
    this.value = value;
  }

  /// Reads one document; an empty file is an empty map. Throws [Data.Fault] for whatever is wrong.
  public static YamlData parse(String fileName, String text) {
    if (text.length() > MOST_CHARS) {
      throw fault(fileName, 1, "the file is larger than " + MOST_CHARS + " characters");
    }
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(fileName)
            .setCodePointLimit(MOST_CHARS)
            .setAllowNonScalarKeys(true)
            .build();
    try {
      checkShape(fileName, new Parse(settings).parseString(text));
      return new Compose(settings)
          .composeString(text)
          .map(node -> grow(fileName, "the file", node))
          .orElseGet(() -> at(fileName, 1, "the file", new Entries(Map.of())));
    } catch (MarkedYamlEngineException e) {
      throw fault(fileName, line(e.getProblemMark().orElse(null)), "no YAML: " + e.getProblem());
    } catch (YamlEngineException e) {
      String message = String.valueOf(e.getMessage()).split("\\R", 2)[0];
      throw fault(fileName, 1, "no YAML: " + message);
    }
  }

  /// The same for a text without a name; [#where] then tells the way through the tree instead of a
  /// file: `doors/2/at line 14`.
  public static YamlData traced(String text) {
    return parse("", text).retraced("");
  }

  private YamlData retraced(String path) {
    Value below =
        switch (value) {
          case Scalar scalar -> scalar;
          case Items(List<Data> list) -> {
            List<Data> items = new ArrayList<>();
            for (Data item : list) {
              items.add(((YamlData) item).retraced(step(path, Integer.toString(items.size()))));
            }
            yield new Items(List.copyOf(items));
          }
          case Entries(Map<String, YamlData> map) -> {
            Map<String, YamlData> entries = new LinkedHashMap<>();
            map.forEach((key, item) -> entries.put(key, item.retraced(step(path, key))));
            yield new Entries(Collections.unmodifiableMap(entries));
          }
        };
    return at(path, line, label, below);
  }

  private static String step(String path, String name) {
    return path.isEmpty() ? name : path + "/" + name;
  }

  /// The composer recurses, so depth is checked on the flat stream of events before it runs.
  private static void checkShape(String file, Iterable<Event> events) {
    int depth = 0;
    for (Event event : events) {
      switch (event.getEventId()) {
        case MappingStart, SequenceStart -> depth++;
        case MappingEnd, SequenceEnd -> depth--;
        case Alias ->
            throw fault(
                file,
                line(event.getStartMark().orElse(null)),
                "aliases (*name) are not allowed; write the value out");
        default -> {}
      }
      if (depth > DEEPEST) {
        throw fault(file, line(event.getStartMark().orElse(null)), "nested deeper than " + DEEPEST);
      }
    }
  }

  private static YamlData grow(String file, String label, Node node) {
    int line = line(node.getStartMark().orElse(null));
    Value value =
        switch (node) {
          case MappingNode map -> entries(file, map);
          case SequenceNode list -> items(file, label, list);
          case ScalarNode scalar -> new Scalar(isNull(scalar) ? null : scalar.getValue());
          default -> throw fault(file, line, label + " is of a kind that is not understood");
        };
    return at(file, line, label, value);
  }

  private static boolean isNull(ScalarNode scalar) {
    return scalar.isPlain() && scalar.getTag().equals(Tag.NULL);
  }

  private static Entries entries(String file, MappingNode map) {
    Map<String, YamlData> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : map.getValue()) {
      int line = line(tuple.getKeyNode().getStartMark().orElse(null));
      if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
        throw fault(file, line, "a key must be a plain word");
      }
      String name = key.getValue();
      YamlData old = entries.put(name, grow(file, "'" + name + "'", tuple.getValueNode()));
      if (old != null) {
        throw fault(
            file,
            line,
            "'" + name + "' stands here twice (first near line " + old.line + "); keep one");
      }
    }
    return new Entries(Collections.unmodifiableMap(entries));
  }

  private static Items items(String file, String label, SequenceNode list) {
    List<Data> items = new ArrayList<>();
    for (Node item : list.getValue()) {
      items.add(grow(file, "item " + (items.size() + 1) + " of " + label, item));
    }
    return new Items(List.copyOf(items));
  }

  private static YamlData at(String file, int line, String label, Value value) {
    return new YamlData(file, line, label, value);
  }

  private static int line(@Nullable Mark mark) {
    return mark == null ? 1 : mark.getLine() + 1;
  }

  /// A fault at a place where no tree has grown.
  static Fault fault(String file, int line, String what) {
    return new Fault(at(file, line, "", new Scalar(null)), what);
  }

  @Override
  public String where() {
    return file + " line " + line;
  }

  @Override
  public boolean isMap() {
    return value instanceof Entries;
  }

  @Override
  public boolean isList() {
    return value instanceof Items;
  }

  @Override
  public List<String> keys() {
    return List.copyOf(map().keySet());
  }

  @Override
  public boolean has(String key) {
    return map().containsKey(key);
  }

  @Override
  public Data at(String key) {
    YamlData found = map().get(key);
    if (found == null) {
      String hint = Nearest.hint(key, map().keySet());
      throw new Fault(this, "'" + key + "' is missing" + hint, "missing", key);
    }
    return found;
  }

  @Override
  public List<Data> items() {
    return switch (value) {
      case Items items -> items.list();
      case Scalar _, Entries _ -> throw wrong("a list", "list");
    };
  }

  @Override
  public String text() {
    if (value instanceof Scalar(String text) && text != null) {
      return text;
    }
    throw wrong("a plain value", "plain");
  }

  @Override
  public int num() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException e) {
      throw wrong("a whole number", "number");
    }
  }

  @Override
  public boolean flag() {
    return switch (text().toLowerCase(Locale.ROOT)) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw wrong("yes or no", "flag");
    };
  }

  private Map<String, YamlData> map() {
    return switch (value) {
      case Entries entries -> entries.map();
      case Scalar _, Items _ -> throw wrong("a map of keys and values", "map");
    };
  }

  private Fault wrong(String expected, String code) {
    String found =
        switch (value) {
          case Scalar(String text) when text == null -> "empty";
          case Scalar(String text) -> "'" + text + "'";
          case Items _ -> "a list";
          case Entries _ -> "a map";
        };
    return new Fault(this, label + " must be " + expected + ", not " + found, code);
  }
}
