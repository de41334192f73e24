package horda.bots;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Hints;
import horda.engine.State;

/// Takes the choice that the game's own rules of thumb like best; of equals, any.
public final class GreedyBot<S extends State> implements Bot<S> {
  /// What the roster calls it.
  public static final String NAME = "greedy";

  private final Hints<S> hints;
  private final Chance chance;

  public GreedyBot(Game<S> game, Chance chance) {
    this.hints = Thumbs.of(game);
    this.chance = chance;
  }

  @Override
  public long choose(Position<S> position) {
    if (position.size() == 1) {
      return position.choice(0);
    }
    Thumbs<S> thumbs = Thumbs.on(position, hints, chance);
    long best = position.choice(0);
    int most = Integer.MIN_VALUE;
    int equals = 0;
    for (int i = 0; i < position.size(); i++) {
      int weight = thumbs.weigh(i);
      equals = weight > most ? 1 : weight == most ? equals + 1 : equals;
      // Of n equals the n-th takes the place with chance 1/n, so that all are as likely.
      if (weight > most || weight == most && chance.below(equals) == 0) {
        most = weight;
        best = position.choice(i);
      }
    }
    return best;
  }
}
