package horda.shape;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The shapes as types of TypeScript.
final class TypeScriptSource {
  private final Records records;

  private TypeScriptSource(Records records) {
    this.records = records;
  }

  static String of(Records records) {
    return new TypeScriptSource(records).text();
  }

  private String text() {
    StringBuilder out =
        new StringBuilder("/** Made from the Java records by `./horda contract --write`. */\n");
    for (Shape.Words words : records.words().values()) {
      out.append("\nexport type ").append(words.name()).append(" = ");
      out.append(union(words.words())).append(";\n");
    }
    for (Shape.Fields record : records.all().values()) {
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
      case Shape.Pointer _ -> "string";
      case Shape.Words words -> words.name();
      case Shape.ListOf(Shape item) -> wrapped(item) + "[]";
      case Shape.MapOf(Shape value, _) -> "Record<string, " + type(value) + ">";
      case Shape.RecordOf of -> records.named(of.javaName()).name();
      case Shape.Anything _ -> "unknown";
      case Shape.Maybe(Shape some) -> type(some) + " | null";
    };
  }

  private static String text(Shape.Text text) {
    Stream<String> named = text.named().stream().map(Shape.Words::name);
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
