package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.rules.Arms;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: how dangerous a place is, and what an attack would do about it.
final class Threat {
  private static final int RUNNER = ZombieKind.RUNNER.ordinal();
  private static final int FATTY = ZombieKind.FATTY.ordinal();
  private static final int BOMB = ZombieKind.A_BOMB.ordinal();

  private Threat() {}

  /// Attacks by those who stand there already.
  static int bites(MorgueState s, int zone) {
    return s.zombies(zone) + s.figures[zone * KINDS + RUNNER];
  }

  /// And by those who can come and attack in the same phase.
  static int soon(MorgueState s, int zone) {
    int soon = bites(s, zone);
    Ways ways = s.ways();
    for (int i = 0; i < ways.exits(zone); i++) {
      int near = ways.exit(zone, i) * KINDS;
      soon += s.figures[near + RUNNER] + s.figures[near + BOMB];
    }
    return soon;
  }

  /// Zombies next door: they will be here after the phase.
  static int beside(MorgueState s, int zone) {
    int beside = 0;
    Ways ways = s.ways();
    for (int i = 0; i < ways.exits(zone); i++) {
      beside += s.zombies(ways.exit(zone, i));
    }
    return beside;
  }

  static int friends(MorgueState s, int zone, int but) {
    int friends = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      friends += survivor != but && s.zone[survivor] == zone && !s.aloft(survivor) ? 1 : 0;
    }
    return friends;
  }

  /// Kills to be expected of an attack, in hundredths; less than nothing if friends are hit.
  static int kills(MorgueState s, int survivor, boolean ranged, int zone, int slots) {
    int slot = Integer.numberOfTrailingZeros(slots);
    Weapon weapon = Arms.weapon(s, survivor, slot);
    if (weapon == null) {
      return 0;
    }
    if (weapon.special() == Weapon.Special.KILLS_ALL) {
      boolean burns = friends(s, zone, MorgueState.NONE) > 0;
      int bomb = s.figures[zone * KINDS + BOMB] > 0 || Fire.isTarget(s, zone) ? 400 : 0;
      return burns ? -1000 : s.zombies(zone) * 100 + bomb - 350;
    }
    boolean picks =
        !ranged
            || s.scope[s.slot(survivor, slot)] != MorgueState.NONE
            || s.has(survivor, Skill.SNIPER)
            || zone == s.zone[survivor] && s.has(survivor, Skill.POINT_BLANK);
    if (!picks && inTheWay(s, survivor, zone)) {
      return -1000;
    }
    int hits = hits(s, survivor, ranged, weapon, slots);
    int damage = damage(s, survivor, ranged, weapon);
    return Math.min(hits, 100 * targets(s, zone, damage, picks));
  }

  /// Kills to be expected of the best blow or shot among the zombies of a zone, once there.
  static int atHand(MorgueState s, int survivor, int zone) {
    int best = 0;
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null
          && !s.spent(s.slot(survivor, slot))
          && weapon.nearest() == 0
          && weapon.dice() > 0) {
        boolean safe = !weapon.ranged() || !inTheWay(s, survivor, zone);
        int hits = hits(s, survivor, weapon.ranged(), weapon, 1 << slot);
        int damage = damage(s, survivor, weapon.ranged(), weapon);
        int targets = targets(s, zone, damage, !weapon.ranged());
        best = safe ? Math.max(best, Math.min(hits, 100 * targets)) : best;
      }
    }
    return best;
  }

  private static boolean inTheWay(MorgueState s, int survivor, int zone) {
    boolean steady = s.has(survivor, Skill.STEADY_HAND);
    for (int other = 0; other < s.survivors() && !steady; other++) {
      if (other != survivor
          && s.zone[other] == zone
          && !s.aloft(other)
          && !Rivals.are(s, survivor, other)
          && !s.has(other, Skill.LOW_PROFILE)) {
        return true;
      }
    }
    return false;
  }

  private static int hits(MorgueState s, int survivor, boolean ranged, Weapon weapon, int slots) {
    int each = weapon.dice() + s.times(survivor, Skill.DIE_COMBAT);
    each += s.times(survivor, ranged ? Skill.DIE_RANGED : Skill.DIE_MELEE);
    int bonus = s.times(survivor, Skill.ROLL_COMBAT);
    bonus += s.times(survivor, ranged ? Skill.ROLL_RANGED : Skill.ROLL_MELEE);
    int least = Math.max(2, weapon.accuracy() - bonus);
    return each * Integer.bitCount(slots) * (7 - least) * 100 / 6;
  }

  private static int damage(MorgueState s, int survivor, boolean ranged, Weapon weapon) {
    boolean strong = !ranged && s.has(survivor, Skill.SUPER_STRENGTH);
    int damage = strong ? 3 : weapon.damage();
    return damage + (s.has(survivor, Skill.DAMAGE) ? 1 : 0);
  }

  /// How many could be killed, in the order of the target priority unless one picks.
  private static int targets(MorgueState s, int zone, int damage, boolean picks) {
    int at = zone * KINDS;
    int targets = s.figures[at + ZombieKind.WALKER.ordinal()];
    boolean shield = s.figures[at + BOMB] > 0 || s.figures[at + FATTY] > 0 && damage < 2;
    targets += damage > 1 ? s.figures[at + FATTY] : 0;
    if (picks || !shield) {
      targets += s.figures[at + RUNNER] + s.figures[at + ZombieKind.CRAWLER.ordinal()];
    }
    return targets;
  }
}
