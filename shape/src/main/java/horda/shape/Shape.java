package horda.shape;

import java.util.List;

/// What a value can be in a document.
sealed interface Shape {
  /// @param big written by `Pen.big`
  record Whole(boolean big) implements Shape {}

  record Real() implements Shape {}

  record Flag() implements Shape {}

  /// @param words all that it can be; empty for any text
  record Text(List<String> words) implements Shape {}

  /// A component of the game: `card:12`.
  record Pointer() implements Shape {}

  record EnumText(String javaName, String name, List<String> words) implements Shape {}

  record ListOf(Shape item) implements Shape {}

  record MapOf(Shape value) implements Shape {}

  record RecordOf(String javaName) implements Shape {}

  /// Something that writes itself down, of a shape that is known elsewhere.
  record Anything() implements Shape {}

  record Maybe(Shape shape) implements Shape {}

  /// @param leftOut missing when null
  record Field(String name, Shape shape, String doc, boolean leftOut) {}

  record Fields(String javaName, String name, String doc, List<Field> fields) {}
}
