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
record Range(String min, String max, boolean byTable, boolean none, List<String> words) {
  private static Range known(int min, int max) {
    return new Range(Integer.toString(min), Integer.toString(max), false, false, List.of());
  }

  /// @param table the name of the variable that holds the state
  static Optional<Range> of(Element at, String table) {
    return Marks.find(at, "In")
        .map(m -> known(Marks.number(m, "min", 0), Marks.number(m, "max", 0)))
        .or(() -> Marks.find(at, "Bits").map(m -> known(0, (1 << Marks.number(m, "value", 0)) - 1)))
        .or(() -> Marks.find(at, "Of").map(m -> oneOf(m, table)))
        .or(() -> Marks.find(at, "UpTo").map(m -> upTo(m, table)))
        .or(() -> Marks.find(at, "SetOf").map(m -> setOf(m, table)))
        .or(() -> Marks.find(at, "Word").map(Range::word));
  }

  private static Range oneOf(AnnotationMirror mark, String table) {
    boolean none = Marks.flag(mark, "none");
    return new Range(none ? "-1" : "0", count(mark, table) + " - 1", true, none, List.of());
  }

  private static Range upTo(AnnotationMirror mark, String table) {
    String min = Integer.toString(Marks.number(mark, "min", 0));
    return new Range(min, count(mark, table), true, false, List.of());
  }

  private static Range setOf(AnnotationMirror mark, String table) {
    String min = Marks.flag(mark, "some") ? "1" : "0";
    return new Range(min, "(1 << " + count(mark, table) + ") - 1", true, false, List.of());
  }

  private static Range word(AnnotationMirror mark) {
    List<String> words = Marks.texts(mark);
    return new Range("0", Integer.toString(words.size() - 1), false, false, words);
  }

  private static String count(AnnotationMirror mark, String table) {
    return table + "." + Marks.text(mark) + "()";
  }

  /// A plain count, where nothing is said.
  static Range plain(String type) {
    String most =
        switch (type) {
          case "byte" -> "Byte.MAX_VALUE";
          case "short" -> "Short.MAX_VALUE";
          default -> "Integer.MAX_VALUE";
        };
    return new Range("0", most, false, false, List.of());
  }
}
