package horda.engine;

import java.util.List;

/// What is worth counting in a game: who played whom, who began with what and held what at the end,
/// how long it took. The laboratory sets it against who won, so that designers see what a card or a
/// character is worth.
public interface Census<S extends State> {
  /// The kinds of facts that are so before anything has happened, because chance dealt them or
  /// somebody chose them; in the order in which people want to read them.
  default List<String> dealt() {
    return List.of();
  }

  /// The kinds of facts that came to be on the way, in that order too.
  default List<String> earned() {
    return List.of();
  }

  /// Is everything dealt and chosen, and play begun? Asked after each decision until it says so.
  default boolean begun(S state) {
    return true;
  }

  /// Tells what `seat` begins with.
  default void open(S state, int seat, Facts facts) {}

  /// Tells what is so for `seat` in a game that is over.
  void close(S end, int seat, Facts facts);

  /// Where facts go.
  interface Facts {
    /// Something that is so: `fact("character", name of the Mechanic)`. The kind is a word of its
    /// own for each question that a designer asks.
    void fact(String kind, Phrase what);

    /// Something that is counted: `number("rounds", 9)`.
    void number(String kind, int value);
  }
}
