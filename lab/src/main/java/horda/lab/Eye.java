package horda.lab;

import horda.bots.Bot;
import horda.engine.Outcome;
import horda.engine.State;

/// Looks at simulated games while they are played. Must not change anything.
public interface Eye<S extends State> {
  /// Sees nothing and costs nothing.
  static <S extends State> Eye<S> shut() {
    return new Eye<>() {};
  }

  /// The bot to play in its place: the same one, looked at.
  default Bot<S> over(Bot<S> bot, int seat) {
    return bot;
  }

  /// Has play begun? Asked after each decision until it is so; then [#opened] comes.
  default boolean begun(S state) {
    return true;
  }

  /// Everything is dealt and chosen.
  default void opened(S state) {}

  /// A game is over.
  default void ended(S state, Outcome outcome) {}

  /// A game did not end. Answers whether to go on with the others; if not, the run fails.
  default boolean stalled(S state) {
    return false;
  }
}
