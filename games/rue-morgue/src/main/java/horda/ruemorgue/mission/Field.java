package horda.ruemorgue.mission;

import horda.engine.Known;
import java.util.List;
import java.util.stream.Stream;

/// A word of a goal or rule, and what may stand behind it: what a form for it must ask.
///
/// @param needed whether it must be there
/// @param values what can be chosen; empty for all other forms
public record Field(String name, Form form, boolean needed, List<String> values) {
  /// What stands behind the word.
  public enum Form {
    ZONE,
    ZONES,
    /// A border with a door.
    DOOR,
    TILES,
    NUMBER,
    FLAG,
    CHOICE,
    /// Several of the values.
    CHOICES
  }

  public Field {
    values = List.copyOf(values);
  }

  static Field of(String name, Form form) {
    return new Field(name, form, form != Form.FLAG, List.of());
  }

  static Field choice(String name, Enum<?>... values) {
    return new Field(name, Form.CHOICE, true, Stream.of(values).map(Known::id).toList());
  }

  Field optional() {
    return new Field(name, form, false, values);
  }
}
