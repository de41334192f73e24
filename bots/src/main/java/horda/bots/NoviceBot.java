package horda.bots;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Hints;
import horda.engine.State;

/**
 * Plays by rules of thumb as somebody does who has just learned them: weighs some of the choices
 * wrong, and now and then does not look at all.
 */
public final class NoviceBot<S extends State> implements Bot<S> {
  /** One decision in so many is taken without a look at the table. */
  private static final int BLIND = 12;

  /** One choice in so many is overlooked. */
  private static final int OVERLOOKED = 3;

  private final Hints<S> hints;
  private final Chance chance;

  public NoviceBot(Game<S> game, Chance chance) {
    this.hints = Thumbs.of(game);
    this.chance = chance;
  }

  @Override
  public long choose(Position<S> position) {
    int size = position.size();
    if (size == 1) {
      return position.choice(0);
    }
    if (chance.below(BLIND) == 0) {
      return position.choice(chance.below(size));
    }
    Thumbs<S> thumbs = Thumbs.on(position, hints, chance);
    long best = position.choice(chance.below(size));
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < size; i++) {
      if (chance.below(OVERLOOKED) == 0) {
        continue;
      }
      int weight = thumbs.weigh(i);
      if (weight > most) {
        most = weight;
        best = position.choice(i);
      }
    }
    return best;
  }
}
