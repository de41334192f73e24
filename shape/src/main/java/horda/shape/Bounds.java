package horda.shape;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/// What a number may be. Some bounds are known to the compiler, others only to a table: then they
/// are expressions over a variable of the state.
///
/// @param min the least, as an expression
/// @param max the most, as an expression
/// @param byTable whether `max` needs a table
/// @param none whether -1 stands for "none"
/// @param words how the number is written, if as a word
record Bounds(String min, String max, boolean byTable, boolean none, List<String> words) {
  private static Bounds known(int min, int max) {
    return new Bounds(Integer.toString(min), Integer.toString(max), false, false, List.of());
  }

  /// @param table the name of the variable that holds the state
  static Optional<Bounds> of(Element at, String table) {
    return Marks.find(at, "In")
        .map(m -> known(Marks.number(m, "min", 0), Marks.number(m, "max", 0)))
        .or(() -> Marks.find(at, "Bits").map(m -> known(0, (1 << Marks.number(m, "value", 0)) - 1)))
        .or(() -> Marks.find(at, "Of").map(m -> oneOf(m, table)))
        .or(() -> Marks.find(at, "UpTo").map(m -> upTo(m, table)))
        .or(() -> Marks.find(at, "SetOf").map(m -> setOf(m, table)))
        .or(() -> Marks.find(at, "Word").map(Bounds::word));
  }

  private static Bounds oneOf(AnnotationMirror mark, String table) {
    boolean none = Marks.flag(mark, "none");
    return new Bounds(none ? "-1" : "0", count(mark, table) + " - 1", true, none, List.of());
  }

  private static Bounds upTo(AnnotationMirror mark, String table) {
    String min = Integer.toString(Marks.number(mark, "min", 0));
    return new Bounds(min, count(mark, table), true, false, List.of());
  }

  private static Bounds setOf(AnnotationMirror mark, String table) {
    String min = Marks.flag(mark, "some") ? "1" : "0";
    return new Bounds(min, "(1 << " + count(mark, table) + ") - 1", true, false, List.of());
  }

  private static Bounds word(AnnotationMirror mark) {
    List<String> words = Marks.texts(mark);
    return new Bounds("0", Integer.toString(words.size() - 1), false, false, words);
  }

  private static String count(AnnotationMirror mark, String table) {
    return table + "." + Marks.text(mark) + "()";
  }

  /// A plain count, where nothing is said.
  static Bounds plain(String type) {
    String most =
        switch (type) {
          case "byte" -> "Byte.MAX_VALUE";
          case "short" -> "Short.MAX_VALUE";
          default -> "Integer.MAX_VALUE";
        };
    return new Bounds("0", most, false, false, List.of());
  }
}
