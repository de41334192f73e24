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

/// The class that a state extends: it lays out, copies, describes and looks at the fields.
final class PartsSource {
  private static final String ZONES = "horda.engine.Zones";

  private final StringBuilder lay = new StringBuilder();
  private final StringBuilder part = new StringBuilder();
  private final StringBuilder describe = new StringBuilder();
  private final StringBuilder look = new StringBuilder();
  private final StringBuilder shown = new StringBuilder();
  private final StringBuilder put = new StringBuilder();
  private final StringBuilder putAtSeat = new StringBuilder();
  private final List<String> words = new ArrayList<>();
  private final List<String> seatWords = new ArrayList<>();

  /// Words of fields that hold the number of a seat.
  private final List<String> seatNumbers = new ArrayList<>();

  private String zones = "null";

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

    import horda.engine.Data;
    import horda.engine.Fields;
    import horda.engine.Known;
    import horda.engine.Nullable;
    import horda.engine.SeatWords;
    import horda.engine.Seed;
    import horda.engine.Setup;
    import horda.engine.State;
    import horda.engine.StepBook;
    import java.util.Arrays;
    import java.util.List;

    /** What follows from the fields of {@link %2$s}. Made by the build. */
    public abstract class %2$sParts extends State {
      /** The plain fields, as scenarios call them. */
      public static final List<String> WORDS = List.of(%7$s);

      protected %2$sParts(int seats, Seed seed, StepBook<?> steps) {
        super(seats, seed, steps);
      }

      protected %2$sParts(Setup setup, StepBook<?> steps) {
        super(setup, steps);
      }

      @Override
      public %2$s copy() {
        return (%2$s) super.copy();
      }

      @Override
      protected void part() {
        part((%2$s) this);
      }

      @Override
      protected void describe(Fields f) {
        describe((%2$s) this, f);
      }

      /** Everything empty. */
      static void lay(%2$s s) {
    %3$s  }

      /** Gives a copy arrays and zones of its own. */
      private static void part(%2$s s) {
    %4$s  }

      private static void describe(%2$s s, Fields f) {
    %5$s  }

      /** What a plain field is now, in a word; null if it is none. */
      public static @Nullable String look(%2$s s, String word) {
        return switch (word) {
    %6$s      default -> null;
        };
      }

      /** The words of the plain fields, for a game that calls its seats by number. */
      public static SeatWords<%2$s> words() {
        return new SeatWords<%2$s>(
                s -> %13$s, List.of(%12$s), List.of(%8$s), %2$sParts::put, %2$sParts::put)
    %9$s        ;
      }

      private static void put(%2$s s, Data words) {
    %10$s  }

      private static void put(%2$s s, int seat, Data words) {
    %11$s  }
    }
    """
        .formatted(
            pack,
            state,
            lay,
            part,
            describe,
            look,
            quoted(words),
            quoted(seatWords),
            shown,
            put,
            putAtSeat,
            quoted(Stream.concat(words.stream(), seatNumbers.stream()).toList()),
            zones);
  }

  private static String quoted(List<String> words) {
    return words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(", "));
  }

  private void add(VariableElement field) {
    String name = field.getSimpleName().toString();
    String type = field.asType().toString().replaceAll("@\\S+ ", "");
    boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
    if (Marks.has(field, "Shared")) {
      return;
    }
    if (isFinal) {
      throw new BadDeclaration(
          field, "a field that is copied cannot be final; @Shared if it is not");
    }
    part(name, type);
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

  private void part(String name, String type) {
    if (type.endsWith("[]")) {
      line(part, "s.%1$s = s.%1$s.clone();", name);
    } else if (type.equals(ZONES)) {
      line(part, "s.%1$s = new %2$s(s.%1$s);", name, ZONES);
      zones = "s." + name;
    }
  }

  private void lay(VariableElement field, String name, String type) {
    String item = type.replace("[]", "");
    line(lay, "s.%s = new %s[%s];", name, item, size(field));
    int first =
        Marks.find(field, "Filled")
            .map(mark -> Marks.number(mark, "value", 0))
            .orElse(Bounds.of(field, "s").map(Bounds::none).orElse(false) ? -1 : 0);
    if (first != 0) {
      line(lay, "Arrays.fill(s.%s, (%s) %d);", name, item, first);
    }
  }

  private static String size(VariableElement field) {
    return Marks.find(field, "Length")
        .map(mark -> Integer.toString(Marks.number(mark, "value", 0)))
        .or(() -> Marks.find(field, "Each").map(mark -> "s." + Marks.text(mark) + "()"))
        .orElseThrow(() -> new BadDeclaration(field, "an array needs a length: @Each or @Length"));
  }

  private void describe(VariableElement field, String name, String type, String label) {
    switch (type) {
      case "boolean" -> {
        line(describe, "s.%1$s = f.flag(\"%2$s\", s.%1$s);", name, label);
        String word = seen(name, "s." + name + " ? \"yes\" : \"no\"");
        line(put, "s.%1$s = words.has(\"%2$s\") ? words.flag(\"%2$s\") : s.%1$s;", name, word);
      }
      case "int" -> number(field, name, label);
      case "long" -> line(describe, "s.%1$s = f.big(\"%2$s\", s.%1$s);", name, label);
      case "byte[]", "short[]", "int[]" -> {
        Bounds range = range(field, type.replace("[]", ""));
        line(describe, "f.nums(\"%s\", s.%s, %s, %s);", label, name, range.min(), range.max());
        if (size(field).equals("s.seats()") && isCount(field)) {
          ofSeat(name, type.replace("[]", ""), range);
        }
      }
      case "long[]" -> {
        line(describe, "for (int i = 0; i < s.%s.length; i++) {", name);
        line(describe, "  s.%1$s[i] = f.big(\"%2$s\" + i, s.%1$s[i]);", name, label);
        line(describe, "}");
      }
      case ZONES -> line(describe, "f.zones(\"%s\", s.%s);", label, name);
      default ->
          throw new BadDeclaration(
              field, "a state is made of numbers, flags, arrays and Zones, not of " + type);
    }
  }

  private void number(VariableElement field, String name, String label) {
    Bounds range = range(field, "int");
    if (range.words().isEmpty()) {
      line(
          describe,
          "s.%1$s = f.num(\"%2$s\", s.%1$s, %3$s, %4$s);",
          name,
          label,
          range.min(),
          range.max());
      if (isCount(field)) {
        String word = seen(name, "Integer.toString(s." + name + ")");
        line(put, "s.%1$s = %2$s;", name, named(word, "s." + name, range));
      } else if (isSeat(field)) {
        String word = word(name);
        seatNumbers.add(word);
        line(shown, "    .table(\"%s\", s -> SeatWords.name(s.%s))", word, name);
        line(put, "s.%1$s = %2$s;", name, named(word, "0", range));
      }
    } else {
      String all = quoted(range.words());
      line(describe, "s.%1$s = f.word(\"%2$s\", s.%1$s, %3$s);", name, label, all);
      String word = seen(name, "List.of(" + all + ").get(s." + name + ")");
      line(put, "if (words.has(\"%s\")) {", word);
      line(put, "  s.%1$s = Known.of(\"%2$s\", %3$s).index(words.at(\"%2$s\"));", name, word, all);
      line(put, "}");
    }
  }

  /// A number that means itself, and not the number of a thing or a set of things.
  private static boolean isCount(VariableElement field) {
    return Stream.of("Of", "SetOf", "Bits").noneMatch(mark -> Marks.has(field, mark));
  }

  /// The number of a seat: a position that does not say it means the first.
  private static boolean isSeat(VariableElement field) {
    return Marks.find(field, "Of")
        .filter(mark -> Marks.text(mark).equals("seats") && !Marks.flag(mark, "none"))
        .isPresent();
  }

  private String seen(String name, String value) {
    String word = word(name);
    words.add(word);
    look.append("      case \"%s\" -> %s;\n".formatted(word, value));
    line(shown, "    .table(\"%s\", s -> %s)", word, value);
    return word;
  }

  /// A number of each seat; 0 and 1 alone are no and yes.
  private void ofSeat(String name, String type, Bounds range) {
    String word = word(name);
    String at = "s." + name + "[seat]";
    boolean flag = range.min().equals("0") && range.max().equals("1");
    seatWords.add(word);
    line(
        shown,
        "    .seat(\"%s\", (s, seat) -> %s)",
        word,
        flag ? at + " != 0 ? \"yes\" : \"no\"" : at);
    String given = flag ? "words.flag(\"" + word + "\") ? 1 : 0" : named(word, at, range);
    line(putAtSeat, "%s = (%s) (%s);", at, type, given);
  }

  /// What a position says of a number, or what it is now.
  private static String named(String word, String now, Bounds range) {
    return "Known.in(words, \"%s\", %s, %s, %s)".formatted(word, now, range.min(), range.max());
  }

  /// `was-full` of `wasFull`.
  static String word(String name) {
    return name.replaceAll("([A-Z0-9]+)", "-$1").toLowerCase(Locale.ROOT);
  }

  private static Bounds range(VariableElement field, String type) {
    return Bounds.of(field, "s").orElse(Bounds.plain(type));
  }

  private static void line(StringBuilder into, String text, Object... parts) {
    into.append("    ").append(text.formatted(parts)).append('\n');
  }
}
