package horda.shape;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The shapes as types of TypeScript.
final class TypeScriptSource {
  private final Records records;

  /// What stands in files of other documents: their names, and those of the types.
  private final SortedMap<String, SortedSet<String>> imports = new TreeMap<>();

  private TypeScriptSource(Records records) {
    this.records = records;
  }

  static String of(Records records) {
    return new TypeScriptSource(records).text("");
  }

  /// Messages, any of which may come.
  static String of(String union, List<String> names, Records records) {
    String type = "\nexport type " + union + " = " + String.join(" | ", names) + ";\n";
    return new TypeScriptSource(records).text(type);
  }

  private String text(String union) {
    String types = types();
    StringBuilder out =
        new StringBuilder("/** Made from the Java records by `./horda contract --write`. */\n");
    imports.forEach(
        (home, names) ->
            out.append("import type { ")
                .append(String.join(", ", names))
                .append(" } from \"./")
                .append(home)
                .append("\";\n"));
    return out.append(union).append(types).toString();
  }

  private String types() {
    StringBuilder out = new StringBuilder();
    for (Shape.Words words : records.words().values()) {
      if (words.home().isEmpty()) {
        out.append("\nexport type ").append(words.name()).append(" = ");
        out.append(union(words.words())).append(";\n");
      }
    }
    for (Shape.Fields record : records.all().values()) {
      if (!record.home().isEmpty()) {
        continue;
      }
      out.append('\n').append(doc(record.doc(), ""));
      out.append("export interface ").append(record.name()).append(" {\n");
      for (Shape.Field field : record.fields()) {
        out.append(doc(field.doc(), "  ")).append("  ").append(field.name());
        boolean leftOut = field.leftOut();
        Shape shape = leftOut && field.shape() instanceof Shape.Maybe(Shape s) ? s : field.shape();
        out.append(leftOut ? "?: " : ": ").append(type(shape)).append(";\n");
      }
      out.append("}\n");
    }
    return out.toString();
  }

  private static String doc(String text, String indent) {
    return text.isEmpty() ? "" : indent + "/** " + sentence(text.replace("*/", "* /")) + " */\n";
  }

  /// A comment of a component begins small and has no full stop in Java.
  private static String sentence(String text) {
    String big = text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    return big.matches(".*[.:!?…]") ? big : big + ".";
  }

  private String type(Shape shape) {
    return switch (shape) {
      case Shape.Whole _, Shape.Real _ -> "number";
      case Shape.Flag _ -> "boolean";
      case Shape.Text text -> text(text);
      case Shape.Argument _ -> "number | string";
      case Shape.Pointer _ -> "string";
      case Shape.Words words -> named(words.name(), words.home());
      case Shape.ListOf(Shape item, _) -> wrapped(item) + "[]";
      case Shape.MapOf(Shape value, _) -> "Record<string, " + type(value) + ">";
      case Shape.RecordOf of -> named(records.named(of.javaName()));
      case Shape.AnyOf(List<Shape> shapes) ->
          shapes.stream().map(this::type).collect(Collectors.joining(" | "));
      case Shape.OneOfRecords of -> named(of.name(), of.home());
      case Shape.Anything(Optional<Shape> as) -> as.map(this::type).orElse("unknown");
      case Shape.Maybe(Shape some) -> type(some) + " | null";
    };
  }

  private String named(Shape.Fields record) {
    return named(record.name(), record.home());
  }

  private String named(String name, String home) {
    if (!home.isEmpty()) {
      imports.computeIfAbsent(home, _ -> new TreeSet<>()).add(name);
    }
    return name;
  }

  private String text(Shape.Text text) {
    Stream<String> named = text.named().stream().map(words -> named(words.name(), words.home()));
    Stream<String> words = text.words().stream().map(TypeScriptSource::quoted);
    String union = Stream.concat(named, words).collect(Collectors.joining(" | "));
    return union.isEmpty() ? "string" : union;
  }

  private static String quoted(String word) {
    return '"' + word + '"';
  }

  private static String union(List<String> words) {
    return words.stream().map(TypeScriptSource::quoted).collect(Collectors.joining(" | "));
  }

  private String wrapped(Shape item) {
    String type = type(item);
    return type.contains(" | ") ? "(" + type + ")" : type;
  }
}
