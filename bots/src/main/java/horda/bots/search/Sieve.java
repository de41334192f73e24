package horda.bots.search;

import horda.bots.Position;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.State;

/** Decisions that need no search, because one choice alone is worth a thought. */
final class Sieve {
  private Sieve() {}

  /** The only sensible choice, or {@link Hints#NO_REFLEX} if there are several. */
  static <S extends State> long only(Position<S> position, Chance chance) {
    if (position.size() == 1) {
      return position.choice(0);
    }
    Hints<S> hints = position.game().hints();
    if (hints == null) {
      return Hints.NO_REFLEX;
    }
    S imagined = position.imagine(chance);
    Question<S> question = Engine.question(imagined);
    long only = Hints.NO_REFLEX;
    for (int i = 0; i < position.size() && question != null; i++) {
      long choice = position.choice(i);
      if (hints.weigh(imagined, question, position.seat(), choice) > Hints.FOOLISH) {
        if (only != Hints.NO_REFLEX) {
          return Hints.NO_REFLEX;
        }
        only = choice;
      }
    }
    return only;
  }
}
