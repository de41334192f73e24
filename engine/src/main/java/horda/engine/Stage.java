package horda.engine;

import java.util.List;

/// Prepares positions and looks at them in a game's own words: for scenario files and tests.
public interface Stage<S extends State> {
  /// A game in the middle: set up, then changed as `position` says, waiting at the question where a
  /// script can take over. A [Data.Fault] says what it does not understand.
  S prepare(Setup setup, Data position, Out out);

  /// What `key` (say `rick.vitality`) is now, in words; a [Refusal] for an unknown key.
  String look(S state, String key);

  /// The keys that [#look] knows, for messages.
  List<String> keys();

  /// The seat that a word such as `rick` or `seat1` speaks of; -1 if none.
  int seat(S state, String word);
}
