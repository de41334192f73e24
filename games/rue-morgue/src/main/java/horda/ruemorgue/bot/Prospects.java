package horda.ruemorgue.bot;

import horda.ruemorgue.map.Ways;
import horda.ruemorgue.state.MorgueState;

/// What a team may hope for: every step of the road that is left may go wrong, the more so the more
/// zombies there are, the higher the level of danger, and the worse the team is off. Near the end
/// of the road all that matters less, and one runs. Counted so that one more makes the odds e times
/// better; what matters how much was seen in 73 games of one mission and tried out in others.
final class Prospects {
  /// For every step.
  private static final double STEP = 0.2;

  private static final double ZOMBIE = 0.0028;
  private static final double WOUND = 0.02;
  private static final double UNARMED = 0.017;

  /// The level of danger that the most experienced brings, and what brings the next one.
  private static final double YELLOW = 0.03;

  private static final double ORANGE = 0.18;
  private static final double RED = 0.48;
  private static final double EXPERIENCE = 0.002;

  /// Nobody waits for ever: after this many rounds, each further one makes a survivor bolder.
  private static final int PATIENCE = 25;

  private static final double LATE = 0.02;

  /// The last steps are not all: this many more count.
  private static final int AFTERWARDS = 2;

  private static final double APART = 0.2;

  /// For each of those who died, where not all must live.
  private static final double DEAD = 1.6;

  /// More than this a weapon need not be worth.
  private static final int ENOUGH = 250;

  /// Somebody out of reach counts as this far away.
  private static final int CUT_OFF = 8;

  private Prospects() {}

  static double of(MorgueState s) {
    return -hazard(s) * (Road.length(s) + AFTERWARDS) - APART * apart(s) - DEAD * dead(s);
  }

  private static int dead(MorgueState s) {
    int dead = 0;
    for (byte zone : s.zone) {
      dead += zone == MorgueState.DEAD ? 1 : 0;
    }
    return dead;
  }

  /// Of a step.
  private static double hazard(MorgueState s) {
    double hazard = STEP + ZOMBIE * horde(s);
    int most = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      most = Math.max(most, s.xp[survivor]);
      if (s.inPlay(survivor)) {
        int missing = Math.max(0, ENOUGH - Worth.best(s, survivor));
        hazard += WOUND * s.wounds(survivor) + UNARMED * missing / 100;
      }
    }
    hazard += EXPERIENCE * most + LATE * Math.max(0, s.round - PATIENCE);
    return switch (s.table.content().numbers().level(most)) {
      case BLUE -> hazard;
      case YELLOW -> hazard + YELLOW;
      case ORANGE -> hazard + ORANGE;
      case RED -> hazard + RED;
    };
  }

  /// All zombies on the board.
  static int horde(MorgueState s) {
    int horde = 0;
    for (byte figures : s.figures) {
      horde += figures;
    }
    return horde;
  }

  /// Steps between two of the team, on average.
  private static double apart(MorgueState s) {
    Ways ways = s.ways();
    int sum = 0;
    int pairs = 0;
    for (int one = 0; one < s.survivors(); one++) {
      for (int other = 0; other < one && s.inPlay(one); other++) {
        if (s.inPlay(other)) {
          int far = ways.distance(s.zone[one], s.zone[other]);
          sum += far < 0 ? CUT_OFF : far;
          pairs++;
        }
      }
    }
    return pairs == 0 ? 0 : (double) sum / pairs;
  }
}
