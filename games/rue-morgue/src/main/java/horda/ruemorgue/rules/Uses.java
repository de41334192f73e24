package horda.ruemorgue.rules;

import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueState;

/// What can be done once in each own turn (RMO-TURN-14), as bits of `used`.
public final class Uses {
  static final int SEARCH = 1;
  static final int SPRINT = 1 << 1;
  static final int REROLL = 1 << 2;
  static final int LEAD = 1 << 3;
  static final int HEAL = 1 << 4;
  static final int RESCUE = 1 << 5;
  static final int LOUD = 1 << 6;
  static final int TAUNT = 1 << 7;
  static final int SHOVE = 1 << 8;
  static final int JUMP = 1 << 9;
  static final int NOSE = 1 << 10;
  static final int DESTINY = 1 << 11;

  /// A Ninja's change of mind: once between two actions, so that nobody dithers for ever.
  static final int SWITCH = 1 << 12;

  /// Not a limit: took off, landed or flew (RMO-SK-66).
  static final int PILOTED = 1 << 20;

  /// The Team Action that a skill gives (RMO-SK-09).
  static final int TEAM_ACTION = 1 << 21;

  /// Nobody wanted to take part in a Team Action: no more of it in this turn.
  static final int TEAM_REFUSED = 1 << 22;

  private Uses() {}

  static boolean isFree(MorgueState s, int survivor, int use) {
    return (s.used[survivor] & use) == 0;
  }

  static void again(MorgueState s, int survivor, int use) {
    s.used[survivor] &= ~use;
  }

  static void use(MorgueState s, int survivor, int use) {
    s.used[survivor] |= use;
  }

  /// Whether a survivor has used up a skill until the next own turn.
  public static boolean isSpent(MorgueState s, int survivor, Skill skill) {
    return switch (skill) {
      case SPRINT -> !isFree(s, survivor, SPRINT);
      case REROLL -> !isFree(s, survivor, REROLL);
      case TOUGH -> s.marked(survivor, MorgueState.TOUGH_SPENT);
      default -> false;
    };
  }
}
