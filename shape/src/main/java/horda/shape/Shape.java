package horda.shape;

import java.util.List;
import java.util.Optional;
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

  /// What an event or a choice speaks of: a number, or a component.
  record Argument() implements Shape {}

  /// Words that have a name of their own: an enum, or an annotation of the game that is marked
  /// `@OneOf`.
  ///
  /// @param constant of an enum, written as data files write it; else a text
  /// @param home the other document that has them; empty if it is this one
  record Words(String javaName, String name, List<String> words, boolean constant, String home)
      implements Shape {}

  record ListOf(Shape item, Kind kind) implements Shape {
    enum Kind {
      LIST,
      ARRAY,
      /// Its items have no numbers.
      SET
    }

    boolean indexed() {
      return kind != Kind.SET;
    }

    String size(String list) {
      return list + (kind == Kind.ARRAY ? ".length" : ".size()");
    }

    String at(String list, String index) {
      return list + (kind == Kind.ARRAY ? "[" + index + "]" : ".get(" + index + ")");
    }
  }

  /// From texts.
  ///
  /// @param sorted its own order is the one in which it is written
  record MapOf(Shape value, boolean sorted) implements Shape {}

  record RecordOf(String javaName) implements Shape {}

  record AnyOf(List<Shape> shapes) implements Shape {}

  /// One of the messages of a kind.
  ///
  /// @param name of the kind
  /// @param home the other document that has them; empty if it is this one
  record OneOfRecords(String name, List<String> javaNames, String home) implements Shape {}

  /// Something that writes itself down.
  ///
  /// @param as what it writes, if that is declared
  record Anything(Optional<Shape> as) implements Shape {}

  record Maybe(Shape shape) implements Shape {}

  /// @param name what documents call it
  /// @param component what Java calls it
  /// @param leftOut missing when null
  record Field(String name, String component, Shape shape, String doc, boolean leftOut) {}

  /// @param home the other document that it is a part of; empty if it belongs to this one
  record Fields(String javaName, String name, String doc, List<Field> fields, String home) {}
}
