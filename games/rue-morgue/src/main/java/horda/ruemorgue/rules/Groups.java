package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.engine.Out;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// SPLIT: the arithmetic of dividing a group, and how figures are carried from zone to zone.
final class Groups {
  static final int BOMB = ZombieKind.A_BOMB.ordinal();
  static final int RUNNER = ZombieKind.RUNNER.ordinal();

  private Groups() {}

  /// Figures that would make all branches equal (RMO-SPLIT-03); the A-Bomb never splits (09).
  static int need(int count, int branches, int kind) {
    if (branches < 2 || kind == BOMB) {
      return 0;
    }
    int each = (count + branches - 1) / branches;
    return branches * each - count;
  }

  /// The kinds of which somebody has still to act, as bits.
  static int acting(MorgueState s) {
    int kinds = 0;
    for (int zone = 0; zone < s.noise.length; zone++) {
      for (int kind = 0; kind < KINDS; kind++) {
        kinds |= s.acting[zone * KINDS + kind] > 0 ? 1 << kind : 0;
      }
    }
    return kinds;
  }

  /// All that the groups of a zone or kind would need.
  static int demand(MorgueState s, Routes routes, int kind) {
    int demand = 0;
    for (int zone = 0; zone < s.noise.length; zone++) {
      int count = s.acting[zone * KINDS + kind];
      if (count > 0) {
        demand += need(count, routes.next(zone).size(), kind);
      }
    }
    return demand;
  }

  /// Takes a number of figures to a zone, first those of the group, then granted reinforcements.
  /// They arrive when everybody has set out (RMO-PATH-17).
  static void carry(MorgueState s, int from, int to, int kind, int count, Out out) {
    int at = from * KINDS + kind;
    int own = Math.min(count, s.acting[at]);
    int added = count - own;
    s.acting[at] -= (byte) own;
    s.figures[at] -= (byte) own;
    s.granted[at] -= (byte) added;
    s.reserve[kind] -= (byte) added;
    s.arriving[to * KINDS + kind] += (byte) count;
    if (kind == RUNNER) {
      s.runners[from] -= (byte) own;
      s.runners[to] += (byte) count;
    }
    if (count > 0) {
      out.tell(MorgueEvent.HORDE_MOVES, from, to, kind, count);
    }
    if (added > 0) {
      out.tell(MorgueEvent.HORDE_GROWS, to, kind, added);
    }
  }

  /// Everybody stands where they went.
  static void arrive(MorgueState s) {
    for (int at = 0; at < s.arriving.length; at++) {
      s.figures[at] += s.arriving[at];
      s.arriving[at] = 0;
      s.granted[at] = 0;
      s.acting[at] = 0;
    }
  }

  /// The branch of that number, in ascending order of zones.
  static int branch(ZoneSet branches, int number) {
    int zone = branches.first();
    for (int i = 0; i < number; i++) {
      zone = branches.after(zone);
    }
    return zone;
  }
}
