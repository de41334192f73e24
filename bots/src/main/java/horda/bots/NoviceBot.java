package horda.bots;

import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Hints;
import horda.engine.State;

/// Plays by rules of thumb like somebody who has just learned them: every so often it overlooks the
/// better choices, though it never does what any rule calls foolish.
public final class NoviceBot<S extends State> implements Bot<S> {
  /// One decision in this many goes wrong.
  private static final int MISTAKE = 4;

  /// Then it sees only one choice in this many.
  private static final int SEEN = 3;

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
    boolean mistake = chance.below(MISTAKE) == 0;
    Thumbs<S> thumbs = Thumbs.on(position, hints, chance);
    int best = -1;
    int seen = -1;
    int most = Integer.MIN_VALUE;
    int mostSeen = Hints.FOOLISH;
    for (int i = 0; i < size; i++) {
      int weight = thumbs.weigh(i);
      if (best < 0 || weight > most) {
        most = weight;
        best = i;
      }
      if (mistake && weight > mostSeen && chance.below(SEEN) == 0) {
        mostSeen = weight;
        seen = i;
      }
    }
    return position.choice(seen < 0 ? best : seen);
  }
}
