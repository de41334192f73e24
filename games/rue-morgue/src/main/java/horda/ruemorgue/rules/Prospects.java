package horda.ruemorgue.rules;

import horda.ruemorgue.MorgueState;
import horda.ruemorgue.map.Ways;

/**
 * What a team may hope for: how long its road still is, and how hard it will be. Counted so that
 * one more makes the odds e times better. Taken from how 73 games of one mission went on.
 */
final class Prospects {
  private static final double STEP = -0.6;
  private static final double ZOMBIE = -0.05;
  private static final double WOUND = -0.1;
  private static final double ARMS = 0.3;
  private static final double APART = -0.2;
  private static final double EXPERIENCE = -0.04;

  /** The level of danger that the most experienced brings. */
  private static final double YELLOW = -0.5;

  private static final double ORANGE = -0.8;
  private static final double RED = -0.8;

  /** More than this a weapon need not be worth. */
  private static final int ENOUGH = 250;

  /** Whoever cannot be reached counts as so far. */
  private static final int CUT_OFF = 8;

  private Prospects() {}

  static double of(MorgueState s) {
    double hope = STEP * Road.length(s) + ZOMBIE * horde(s) + APART * apart(s);
    int most = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      most = Math.max(most, s.xp[survivor]);
      if (s.inPlay(survivor)) {
        int arms = Math.min(ENOUGH, Worth.best(s, survivor));
        hope += WOUND * s.wounds(survivor) + ARMS * (arms - ENOUGH) / 100;
      }
    }
    var numbers = s.table.content().numbers();
    return hope
        + EXPERIENCE * most
        + switch (numbers.level(most)) {
          case BLUE -> 0;
          case YELLOW -> YELLOW;
          case ORANGE -> YELLOW + ORANGE;
          case RED -> YELLOW + ORANGE + RED;
        };
  }

  private static int horde(MorgueState s) {
    int horde = 0;
    for (byte figures : s.figures) {
      horde += figures;
    }
    return horde;
  }

  /** Steps between two of the team, on average. */
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
