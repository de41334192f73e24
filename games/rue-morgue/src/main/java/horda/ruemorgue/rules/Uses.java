package horda.ruemorgue.rules;

import horda.ruemorgue.MorgueState;
import horda.ruemorgue.content.Skill;

/** What can be done once in each own turn (RMO-TURN-14), as bits of {@code used}. */
public final class Uses {
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

  /** Whether a survivor has used up a skill until the next own turn. */
  public static boolean isSpent(MorgueState s, int survivor, Skill skill) {
    return switch (skill) {
      case SPRINT -> !isFree(s, survivor, SPRINT);
      case REROLL -> !isFree(s, survivor, REROLL);
      case TOUGH -> s.marked(survivor, MorgueState.TOUGH_SPENT);
      default -> false;
    };
  }
}
