package horda.engine;

/// One visit of all fields of a state, in a fixed order. A writer returns what it is given; a
/// reader returns what it has read instead, or fails with [BadState]; a digest only listens. So a
/// state is described once.
public interface Fields {
  int num(String name, int value, int min, int max);

  long big(String name, long value);

  boolean flag(String name, boolean value);

  /// A value out of a few: `words[value]` is what people read.
  int word(String name, int value, String... words);

  /// An array of fixed length, changed in place by a reader.
  void nums(String name, byte[] values, int min, int max);

  void nums(String name, short[] values, int min, int max);

  void nums(String name, int[] values, int min, int max);

  /// A list of any length.
  long[] list(String name, long[] values);

  /// The cards of each zone of `zones`.
  void zones(String name, Zones zones);

  void agenda(String name, Agenda agenda);
}
