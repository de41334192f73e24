package horda.ruemorgue.rules;

import horda.ruemorgue.MorgueState;

/** What can be done once in each own turn (RMO-TURN-14), as bits of {@code used}. */
final class Uses {
  static final int SEARCH = 1;
  static final int SPRINT = 1 << 1;
  static final int REROLL = 1 << 2;

  private Uses() {}

  static boolean isFree(MorgueState s, int survivor, int use) {
    return (s.used[survivor] & use) == 0;
  }

  static void use(MorgueState s, int survivor, int use) {
    s.used[survivor] |= use;
  }
}
