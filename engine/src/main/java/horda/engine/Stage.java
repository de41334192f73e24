package horda.engine;

import java.util.List;

/** Prepares positions and looks at them in a game's own words: for scenario files and tests. */
public interface Stage<S extends State> {
  /**
   * A game in the middle: set up, then changed as {@code position} says, waiting at the question
   * where a script can take over. A {@link Data.Fault} says what it does not understand.
   */
  S prepare(Setup setup, Data position, Out out);

  /**
   * What {@code key} (say {@code rick.vitality}) is now, in words; a {@link Refusal} for an unknown
   * key.
   */
  String look(S state, String key);

  /** The keys that {@link #look} knows, for messages. */
  List<String> keys();

  /** The seat that a word such as {@code rick} or {@code seat1} speaks of; -1 if none. */
  int seat(S state, String word);
}
