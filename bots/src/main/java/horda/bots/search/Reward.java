package horda.bots.search;

import horda.engine.Outcome;

/// What an end of the game is worth to a seat.
final class Reward {
  /// Part of the reward that a good second place still brings.
  private static final float CONSOLATION = 0.15f;

  private Reward() {}

  /// 1 for a win alone, less for a shared one; a loser is consoled by the share of points.
  static float of(Outcome outcome, int seat) {
    if (outcome.team()) {
      return together(outcome);
    }
    if (outcome.won(seat)) {
      return 0.7f + 0.3f / Integer.bitCount(outcome.winners());
    }
    int best = 1;
    for (int score : outcome.scores()) {
      best = Math.max(best, score);
    }
    int own = seat < outcome.scores().size() ? Math.max(0, outcome.scores().get(seat)) : 0;
    return CONSOLATION * own / best;
  }

  /// The same to everybody in the team: that it won, and how many live to see it. Nobody saves the
  /// own skin at the cost of the others.
  private static float together(Outcome outcome) {
    int seats = Math.max(1, outcome.scores().size());
    return outcome.teamWon() ? 0.7f + 0.3f * Integer.bitCount(outcome.winners()) / seats : 0;
  }
}
