package horda.bots.search;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.State;

/// Does in a playout what rules of thumb like best; of equals, any.
final class Following<S extends State> {
  /// Where there are more choices than this, only this many, drawn at random, are weighed.
  private static final int WEIGHED = 200;

  private final Chance chance;

  Following(Chance chance) {
    this.chance = chance;
  }

  long choose(S state, Question<S> question, int seat, Choices choices, Hints<S> hints) {
    int count = choices.size();
    // All of a few; of many a stretch from anywhere, for weighing hundreds would cost the round.
    int weighed = Math.min(count, WEIGHED);
    int start = count == weighed ? 0 : chance.below(count);
    long best = choices.get(start);
    int most = Integer.MIN_VALUE;
    int equals = 0;
    Hints<S> settled = hints.settled(state);
    for (int i = 0; i < weighed; i++) {
      long choice = choices.get((start + i) % count);
      int weight = settled.weigh(state, question, seat, choice);
      equals = weight > most ? 1 : weight == most ? equals + 1 : equals;
      if (weight > most || weight == most && chance.below(equals) == 0) {
        most = weight;
        best = choice;
      }
    }
    return best;
  }
}
