package horda.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/// Writes for every record that is a `@Row` how it is read from a data file.
final class RowSource {
  private final Sources sources;
  private final Types types;

  RowSource(ProcessingEnvironment env) {
    sources = new Sources(env);
    types = env.getTypeUtils();
  }

  void write(RoundEnvironment round) {
    for (TypeElement row : sources.marked(round, "Row")) {
      sources.check(() -> row(row));
    }
  }

  private void row(TypeElement row) {
    if (row.getKind() != ElementKind.RECORD) {
      throw new BadDeclaration(row, "a row is a record");
    }
    List<String> words = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (RecordComponentElement part : row.getRecordComponents()) {
      String word = PartsSource.word(part.getSimpleName().toString());
      words.add('"' + word + '"');
      values.add(value(part, '"' + word + '"'));
    }
    words.add("\"provenance\"");
    String what = Marks.find(row, "Row").map(Marks::text).orElseThrow();
    String pack = sources.packageOf(row);
    String name = DocumentSource.name(row) + "Row";
    String text =
        """
        package %1$s;

        import horda.engine.Data;
        import horda.engine.Known;
        import java.util.List;

        /** Reads {@link %2$s}. Made by the build. */
        public final class %3$s {
          private static final Known WORDS = Known.of("word of %4$s", %5$s);

          private %3$s() {}

          public static %2$s read(Data row) {
            WORDS.check(row);
            return new %2$s(
                %6$s);
          }

          public static List<%2$s> list(Data rows) {
            return rows.items().stream().map(%3$s::read).toList();
          }
        }
        """
            .formatted(
                pack,
                row.getQualifiedName(),
                name,
                what,
                String.join(", ", words),
                values.stream().collect(Collectors.joining(",\n        ")));
    sources.write(pack + "." + name, text, List.of(row));
  }

  private String value(RecordComponentElement part, String word) {
    TypeMirror type = part.asType();
    return switch (type.toString()) {
      case "int" -> number(part, word);
      case "boolean" -> "row.flag(" + word + ")";
      case "java.lang.String" -> "row.at(" + word + ").text()";
      case "horda.engine.Gender" -> "horda.engine.Gender.of(row)";
      default -> {
        Element element = types.asElement(type);
        if (element == null || element.getKind() != ElementKind.ENUM) {
          throw new BadDeclaration(
              part, "a row is made of numbers, flags, texts, enums and a gender, not of " + type);
        }
        yield constant(element, type, word);
      }
    };
  }

  private static String number(RecordComponentElement part, String word) {
    Optional<Bounds> range = Bounds.of(part, "");
    return range
        .map(r -> "Known.in(row, %s, %s, %s, %s)".formatted(word, r.min(), r.min(), r.max()))
        .orElse("row.at(" + word + ").num()");
  }

  private static String constant(Element of, TypeMirror type, String word) {
    String read = "Known.constant(row.at(%s), %s.values())".formatted(word, type);
    boolean none =
        of.getEnclosedElements().stream()
            .anyMatch(constant -> constant.getSimpleName().contentEquals("NONE"));
    return none ? "row.has(%s) ? %s : %s.NONE".formatted(word, read, type) : read;
  }
}
