package horda.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/// The class that names all steps of a game, takes them apart and puts them together again.
final class BookSource {
  /// One step, as expressions: `s` is the step, `a` its arguments, `t` the table.
  private static final class Entry {
    final List<String> made = new ArrayList<>();
    final List<String> taken = new ArrayList<>();
    final List<String> checks = new ArrayList<>();
    String tail = "";
  }

  private static final String LIST = "java.util.List<java.lang.Integer>";
  private static final String ANY_INT = "Integer.MAX_VALUE";

  private final Types types;

  private BookSource(Types types) {
    this.types = types;
  }

  static String of(
      String pack, String name, TypeElement state, List<TypeElement> steps, Types types) {
    BookSource source = new BookSource(types);
    return """
    package %1$s;

    import horda.engine.StepArgs;
    import horda.engine.StepBook;

    /** All steps that run on {@link %3$s}. Made by the build. */
    public final class %2$s {
      private %2$s() {}

      /** A new book of them. */
      public static StepBook<%3$s> book() {
        return new StepBook<%3$s>()
    %4$s;
      }
    }
    """
        .formatted(
            pack,
            name,
            state.getQualifiedName(),
            steps.stream().map(source::page).collect(Collectors.joining("\n")));
  }

  private String page(TypeElement step) {
    Entry page = new Entry();
    for (RecordComponentElement part : step.getRecordComponents()) {
      if (!page.tail.isEmpty()) {
        throw new BadDeclaration(part, "a list is the last component of a step");
      }
      add(page, part);
    }
    String type = step.getQualifiedName().toString();
    int count = page.taken.size();
    String array = "new int[] {" + String.join(", ", page.taken) + "}";
    String args = page.tail.isEmpty() ? array : "StepArgs.join(" + page.tail + ", " + array + ")";
    String read = "new " + type + "(" + String.join(", ", page.made) + ")";
    String counted = (page.tail.isEmpty() ? "a.count(" : "a.atLeast(") + count + ");";
    return "        .add(\"%s\", %s.class, s -> %s, a -> { %s return %s; }%s)%s"
        .formatted(Steps.name(step), type, args, counted, read, fits(page), rule(step, type));
  }

  private static String rule(TypeElement step, String type) {
    String rule = Marks.find(step, "Named").map(mark -> Marks.text(mark, "rule")).orElse("");
    return rule.isEmpty() ? "" : "\n        .rule(%s.class, \"%s\")".formatted(type, rule);
  }

  private static String fits(Entry page) {
    return page.checks.isEmpty() ? "" : ", (s, t) -> " + String.join(" && ", page.checks);
  }

  private void add(Entry page, RecordComponentElement part) {
    String get = "s." + part.getSimpleName() + "()";
    int at = page.taken.size();
    String type = bare(part.asType());
    switch (type) {
      case "int" -> {
        page.made.add("a.num(" + at + ", " + bounds(page, part, get) + ")");
        page.taken.add(get);
      }
      case "boolean" -> {
        page.made.add("a.flag(" + at + ")");
        page.taken.add(get + " ? 1 : 0");
      }
      case "long" -> {
        String size = Marks.find(part, "SetOf").map(Marks::text).orElseThrow(() -> noRange(part));
        page.made.add("a.big(" + at + ")");
        page.taken.add("(int) " + get);
        page.taken.add("(int) (" + get + " >>> 32)");
        page.checks.add("%s >>> t.%s() == 0".formatted(get, size));
      }
      case LIST -> {
        page.made.add("a.from(" + at + ", " + bounds(page, part, get) + ")");
        page.tail = get;
      }
      default -> {
        Element element = types.asElement(part.asType());
        if (element == null || element.getKind() != ElementKind.ENUM) {
          throw new BadDeclaration(
              part,
              "a step is made of numbers, flags, enums and a list at the end, not of " + type);
        }
        page.made.add(
            "%1$s.values()[a.num(%2$d, 0, %1$s.values().length - 1)]".formatted(type, at));
        page.taken.add(get + ".ordinal()");
      }
    }
  }

  /// The least and the most that any table knows; what only this table knows becomes a check.
  private static String bounds(Entry page, RecordComponentElement part, String get) {
    Bounds range = Bounds.of(part, "t").orElseThrow(() -> noRange(part));
    if (range.byTable()) {
      page.checks.add("StepBook.in(%s, %s, %s)".formatted(get, range.min(), range.max()));
    }
    return range.min() + ", " + (range.byTable() ? ANY_INT : range.max());
  }

  private static BadDeclaration noRange(Element at) {
    return new BadDeclaration(at, "a number of a step needs a range: @In, @Of, @UpTo or @SetOf");
  }

  private static String bare(TypeMirror type) {
    return type.toString().replaceAll("@\\S+ ", "");
  }
}
