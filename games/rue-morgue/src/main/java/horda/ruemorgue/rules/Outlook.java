package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueState;

/// What the rules would do now, for those who look at the table.
public final class Outlook {
  private Outlook() {}

  /// Told where the zombies of a zone go; to the same zone means that they attack.
  public interface Way {
    void from(int zone, int to);
  }

  public static int spawnDice(MorgueState s) {
    return Spawning.dice(s);
  }

  /// The danger level that Zombie cards are read at (RMO-XP-07).
  public static Level danger(MorgueState s) {
    return ZombieCards.danger(s);
  }

  /// A die of the attack hits from this number on; 0 if there are no dice.
  public static int needs(MorgueState s) {
    Weapon weapon = weapon(s);
    return weapon == null || weapon.accuracy() == 0 ? 0 : weapon.accuracy() - Arms.bonus(s);
  }

  public static int damage(MorgueState s) {
    return weapon(s) == null ? 0 : Arms.damage(s);
  }

  /// A weapon may leave the hand while its attack goes on.
  private static @horda.engine.Nullable Weapon weapon(MorgueState s) {
    if (s.attacker == NONE || s.attackSlots == 0) {
      return null;
    }
    int card = s.slot(s.attacker, Integer.numberOfTrailingZeros(s.attackSlots));
    return card < 0 ? null : s.table.weapon(card);
  }

  /// Where all zombies would go if they were activated now.
  public static void horde(MorgueState s, Way way) {
    Routes routes = Routes.of(s);
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (s.zombies(zone) > 0) {
        if (isPrey(s, zone)) {
          way.from(zone, zone);
        } else {
          ZoneSet next = routes.next(zone);
          for (int to = next.first(); to >= 0; to = next.after(to)) {
            way.from(zone, to);
          }
        }
      }
    }
  }

  private static boolean isPrey(MorgueState s, int zone) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (Bites.isPrey(s, survivor, zone, NONE)) {
        return true;
      }
    }
    return false;
  }
}
