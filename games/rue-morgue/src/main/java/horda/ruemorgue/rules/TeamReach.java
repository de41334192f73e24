package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.OUTSIDE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueState;

/// TEAM: who is able to take part in what (RMO-TEAM-03).
final class TeamReach {
  /// A common zone to go to or to aim at; or a common zone from which all begin (TEAM-04).
  static final int INTO = 0;

  static final int OUT_OF = 1;

  private TeamReach() {}

  static TeamAction kind(int kind) {
    return TeamAction.values()[kind];
  }

  static boolean isAble(MorgueState s, int survivor, int kind, int way, int zone) {
    if (!s.inPlay(survivor) || s.aloft(survivor)) {
      return false;
    }
    boolean here = s.zone[survivor] == zone;
    if (way == OUT_OF && !here) {
      return false;
    }
    return switch (kind(kind)) {
      case CHARGE ->
          hasMelee(s, survivor)
              && (here && Rivals.enemyIn(s, survivor, zone)
                  || !ends(s, survivor, kind, way, zone).isEmpty());
      case SHOOT -> canShoot(s, survivor, way, zone);
      case MOVE -> !ends(s, survivor, kind, way, zone).isEmpty();
    };
  }

  private static boolean hasMelee(MorgueState s, int survivor) {
    for (int slot = 0; slot < SLOTS; slot++) {
      Weapon weapon = Arms.weapon(s, survivor, slot);
      if (weapon != null && !weapon.ranged()) {
        return true;
      }
    }
    return false;
  }

  private static boolean canShoot(MorgueState s, int survivor, int way, int zone) {
    Choices shots = new Choices();
    shots(s, survivor, way, zone, shots);
    return shots.size() > 0;
  }

  /// Shots at the common zone; or at any (RMO-TEAM-12).
  static void shots(MorgueState s, int survivor, int way, int zone, Choices into) {
    Choices all = new Choices();
    Attacks.listFree(s, survivor, Attacks.WITH_RANGED, all);
    for (int i = 0; i < all.size(); i++) {
      long shot = all.get(i);
      boolean aimed = Code.verb(shot) == Act.RANGED && Code.a(shot) == zone;
      if (way == OUT_OF || aimed) {
        into.add(shot);
      }
    }
  }

  /// Zones where a free Move Action may end. Zombies in the zone that is left must not cost
  /// anything (RMO-TEAM-14); passive bonuses count (20).
  static ZoneSet ends(MorgueState s, int survivor, int kind, int way, int zone) {
    int from = s.zone[survivor];
    boolean held = s.zombies(from) > 0 && !s.has(survivor, Skill.SLIPPERY);
    if (held || s.seat[survivor] != OUTSIDE) {
      return ZoneSet.NONE;
    }
    ZoneSet ends = ZoneSet.NONE;
    ZoneSet within = within(s, from, Moving.reach(s, survivor, false)).without(ZoneSet.of(from));
    for (int to = within.first(); to >= 0; to = within.after(to)) {
      ends = isEnd(s, survivor, kind, way, zone, to) ? ends.with(to) : ends;
    }
    return ends;
  }

  /// Whether a move may end there: in the common zone, or among enemies, or anywhere.
  static boolean isEnd(MorgueState s, int survivor, int kind, int way, int zone, int to) {
    boolean enemies = kind(kind) != TeamAction.CHARGE || Rivals.enemyIn(s, survivor, to);
    return enemies && (way == INTO ? to == zone : to != zone);
  }

  /// Zones within a number of steps; nobody goes on from where zombies are (RMO-MOVE-06).
  static ZoneSet within(MorgueState s, int from, int steps) {
    Ways ways = s.ways();
    ZoneSet found = ZoneSet.of(from);
    ZoneSet edge = found;
    for (int step = 0; step < steps; step++) {
      ZoneSet next = ZoneSet.NONE;
      for (int zone = edge.first(); zone >= 0; zone = edge.after(zone)) {
        boolean passes = step == 0 || s.zombies(zone) == 0;
        next = passes ? next.or(ways.beside(zone)) : next;
      }
      edge = next.without(found);
      found = found.or(next);
    }
    return found;
  }
}
