package horda.shape;

import java.util.List;
import java.util.stream.Stream;

/// What a value can be in a document.
sealed interface Shape {
  /// @param big written by `Pen.big`
  record Whole(boolean big) implements Shape {}

  record Real() implements Shape {}

  record Flag() implements Shape {}

  /// Any text if both are empty.
  ///
  /// @param named words of enums that it can be
  /// @param words others that it can be
  record Text(List<Words> named, List<String> words) implements Shape {
    List<String> all() {
      return Stream.concat(named.stream().flatMap(one -> one.words().stream()), words.stream())
          .toList();
    }
  }

  /// A component of the game: `card:12`.
  record Pointer() implements Shape {}

  /// Words that have a name of their own: an enum, or an annotation of the game that is marked
  /// `@OneOf`.
  ///
  /// @param constant of an enum, written as data files write it; else a text
  record Words(String javaName, String name, List<String> words, boolean constant)
      implements Shape {}

  record ListOf(Shape item) implements Shape {}

  /// From texts.
  ///
  /// @param sorted its own order is the one in which it is written
  record MapOf(Shape value, boolean sorted) implements Shape {}

  record RecordOf(String javaName) implements Shape {}

  /// Something that writes itself down, of a shape that is known elsewhere.
  record Anything() implements Shape {}

  record Maybe(Shape shape) implements Shape {}

  /// @param leftOut missing when null
  record Field(String name, Shape shape, String doc, boolean leftOut) {}

  record Fields(String javaName, String name, String doc, List<Field> fields) {}
}
