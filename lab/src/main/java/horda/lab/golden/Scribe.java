package horda.lab.golden;

import horda.engine.Match;
import horda.engine.State;
import java.util.List;

/// Writes down what happens, in more words or in fewer.
sealed interface Scribe<S extends State> permits Compact, ToldScribe {
  /// Before the first answer.
  default void begin(Match<S> match, List<String> into) {}

  /// Writes what is asked, gives the answer, and writes the outcome.
  void step(Match<S> match, int number, int seat, long choice, List<String> into);
}
