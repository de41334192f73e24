package horda.bots.search;

import horda.bots.Position;
import horda.bots.Thumbs;
import horda.engine.Chance;
import horda.engine.Hinted;
import horda.engine.Hints;
import horda.engine.State;

/// Decisions that need no search, because one choice alone is worth a thought.
final class Sieve {
  private Sieve() {}

  /// The only sensible choice, or [Hints#NO_REFLEX] if there are several.
  static <S extends State> long only(Position<S> position, Chance chance) {
    if (position.size() == 1) {
      return position.choice(0);
    }
    if (!(position.game() instanceof Hinted<S> hinted)) {
      return Hints.NO_REFLEX;
    }
    Thumbs<S> thumbs = Thumbs.on(position, hinted.hints(), chance);
    long only = Hints.NO_REFLEX;
    for (int i = 0; i < position.size(); i++) {
      if (thumbs.weigh(i) > Hints.FOOLISH) {
        if (only != Hints.NO_REFLEX) {
          return Hints.NO_REFLEX;
        }
        only = position.choice(i);
      }
    }
    return only;
  }
}
