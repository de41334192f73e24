package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: a team that stands before a door and has nothing to open it with looks for it.
final class Openers {
  private Openers() {}

  /// Whether something that is wanted lies behind doors and nobody can open any.
  static boolean lack(MorgueState s, Wanted wanted) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && has(s, survivor)) {
        return false;
      }
    }
    for (int rest = wanted.tokens; rest != 0; rest &= rest - 1) {
      if (isShutOff(s, s.objectiveZone[Integer.numberOfTrailingZeros(rest)])) {
        return true;
      }
    }
    int exit = Errand.exit(s);
    return exit != NONE && isShutOff(s, exit);
  }

  /// In hand or not.
  private static boolean has(MorgueState s, int survivor) {
    for (int slot = 0; slot < SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      Weapon weapon = card >= 0 ? s.table.weapon(card) : null;
      if (weapon != null && weapon.door() != Weapon.Opens.NO) {
        return true;
      }
    }
    return false;
  }

  private static boolean isShutOff(MorgueState s, int zone) {
    Ways open = s.ways();
    Ways all = s.waysWithoutDoors();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && open.distance(s.zone[survivor], zone) < 0) {
        return all.distance(s.zone[survivor], zone) >= 0;
      }
    }
    return false;
  }

  /// Where the whole team can search soonest; NONE if nowhere.
  static int place(MorgueState s) {
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (Errand.isSearchable(s, zone)) {
        int sum = 3 * s.zombies(zone);
        for (int survivor = 0; survivor < s.survivors() && sum < least; survivor++) {
          int far = s.inPlay(survivor) ? s.ways().distance(s.zone[survivor], zone) : 0;
          sum = far < 0 ? Integer.MAX_VALUE : sum + far;
        }
        best = sum < least ? zone : best;
        least = Math.min(least, sum);
      }
    }
    return best;
  }
}
