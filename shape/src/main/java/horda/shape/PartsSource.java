package horda.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/// The class that lays out, copies, describes and looks at the fields of a state.
final class PartsSource {
  private static final String ZONES = "horda.engine.Zones";

  private final StringBuilder lay = new StringBuilder();
  private final StringBuilder copy = new StringBuilder();
  private final StringBuilder describe = new StringBuilder();
  private final StringBuilder look = new StringBuilder();
  private final List<String> words = new ArrayList<>();

  private PartsSource() {}

  static String of(String pack, TypeElement state) {
    PartsSource source = new PartsSource();
    ElementFilter.fieldsIn(state.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .forEach(source::add);
    return source.text(pack, state.getSimpleName().toString());
  }

  private String text(String pack, String state) {
    return """
        package %1$s;

        import horda.engine.Fields;
        import horda.engine.Nullable;
        import java.util.Arrays;
        import java.util.List;

        /** What follows from the fields of {@link %2$s}. Made by the build. */
        public final class %2$sParts {
          /** The plain fields, as scenarios call them. */
          public static final List<String> WORDS = List.of(%7$s);

          private %2$sParts() {}

          /** Everything empty. */
          static void lay(%2$s s) {
        %3$s  }

          static void copy(%2$s from, %2$s to) {
        %4$s  }

          static void describe(%2$s s, Fields f) {
        %5$s  }

          /** What a plain field is now, in a word; null if it is none. */
          public static @Nullable String look(%2$s s, String word) {
            return switch (word) {
        %6$s      default -> null;
            };
          }
        }
        """
        .formatted(pack, state, lay, copy, describe, look, quoted(words));
  }

  private static String quoted(List<String> words) {
    return words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(", "));
  }

  private void add(VariableElement field) {
    String name = field.getSimpleName().toString();
    String type = field.asType().toString().replaceAll("@\\S+ ", "");
    boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
    if (Marks.has(field, "Shared")) {
      if (!isFinal) {
        line(copy, "to.%1$s = from.%1$s;", name);
      }
      return;
    }
    if (isFinal) {
      throw new Trouble(field, "a field that is copied cannot be final; @Shared if it is not");
    }
    copy(name, type);
    String label = Marks.find(field, "As").map(Marks::text).orElse(name);
    if (Marks.has(field, "DescribedBy")) {
      String method = Marks.find(field, "DescribedBy").map(Marks::text).orElse("");
      if (!method.isEmpty()) {
        line(describe, "s.%s(f);", method);
      }
      return;
    }
    if (type.endsWith("[]")) {
      lay(field, name, type);
    }
    describe(field, name, type, label);
  }

  private void copy(String name, String type) {
    if (type.endsWith("[]")) {
      line(copy, "to.%1$s = from.%1$s.clone();", name);
    } else if (type.equals(ZONES)) {
      line(copy, "to.%1$s = new %2$s(from.%1$s);", name, ZONES);
    } else {
      line(copy, "to.%1$s = from.%1$s;", name);
    }
  }

  private void lay(VariableElement field, String name, String type) {
    String item = type.replace("[]", "");
    line(lay, "s.%s = new %s[%s];", name, item, size(field));
    int first =
        Marks.find(field, "Filled")
            .map(mark -> Marks.number(mark, "value", 0))
            .orElse(Range.of(field, "s").map(Range::none).orElse(false) ? -1 : 0);
    if (first != 0) {
      line(lay, "Arrays.fill(s.%s, (%s) %d);", name, item, first);
    }
  }

  private static String size(VariableElement field) {
    return Marks.find(field, "Length")
        .map(mark -> Integer.toString(Marks.number(mark, "value", 0)))
        .or(() -> Marks.find(field, "Each").map(mark -> "s." + Marks.text(mark) + "()"))
        .orElseThrow(() -> new Trouble(field, "an array needs a length: @Each or @Length"));
  }

  private void describe(VariableElement field, String name, String type, String label) {
    switch (type) {
      case "boolean" -> {
        line(describe, "s.%1$s = f.flag(\"%2$s\", s.%1$s);", name, label);
        seen(name, "s." + name + " ? \"yes\" : \"no\"");
      }
      case "int" -> number(field, name, label);
      case "long" -> line(describe, "s.%1$s = f.big(\"%2$s\", s.%1$s);", name, label);
      case "byte[]", "short[]", "int[]" -> {
        Range range = range(field, type.replace("[]", ""));
        line(describe, "f.nums(\"%s\", s.%s, %s, %s);", label, name, range.min(), range.max());
      }
      case "long[]" -> {
        line(describe, "for (int i = 0; i < s.%s.length; i++) {", name);
        line(describe, "  s.%1$s[i] = f.big(\"%2$s\" + i, s.%1$s[i]);", name, label);
        line(describe, "}");
      }
      case ZONES -> line(describe, "f.zones(\"%s\", s.%s);", label, name);
      default ->
          throw new Trouble(
              field, "a state is made of numbers, flags, arrays and Zones, not of " + type);
    }
  }

  private void number(VariableElement field, String name, String label) {
    Range range = range(field, "int");
    if (range.words().isEmpty()) {
      line(
          describe,
          "s.%1$s = f.num(\"%2$s\", s.%1$s, %3$s, %4$s);",
          name,
          label,
          range.min(),
          range.max());
      if (Stream.of("Of", "SetOf", "Bits").noneMatch(mark -> Marks.has(field, mark))) {
        seen(name, "Integer.toString(s." + name + ")");
      }
    } else {
      String all = quoted(range.words());
      line(describe, "s.%1$s = f.word(\"%2$s\", s.%1$s, %3$s);", name, label, all);
      seen(name, "List.of(" + all + ").get(s." + name + ")");
    }
  }

  private void seen(String name, String value) {
    String word = name.replaceAll("([A-Z0-9]+)", "-$1").toLowerCase(Locale.ROOT);
    words.add(word);
    look.append("      case \"%s\" -> %s;\n".formatted(word, value));
  }

  private static Range range(VariableElement field, String type) {
    return Range.of(field, "s").orElse(Range.plain(type));
  }

  private static void line(StringBuilder into, String text, Object... parts) {
    into.append("    ").append(text.formatted(parts)).append('\n');
  }
}
