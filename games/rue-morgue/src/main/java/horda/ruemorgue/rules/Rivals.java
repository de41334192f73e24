package horda.ruemorgue.rules;

import horda.ruemorgue.mission.Heading;
import horda.ruemorgue.state.MorgueState;

/// PVP: who is whose enemy. Rivals exist only in competitive missions (RMO-SETUP-24, RMO-SKILL-08,
/// RMO-PVP-01).
public final class Rivals {
  private Rivals() {}

  public static boolean areThere(MorgueState s) {
    return s.table.mission().heading().mode() == Heading.Mode.COMPETITIVE;
  }

  public static boolean are(MorgueState s, int survivor, int other) {
    return s.team[survivor] != s.team[other] && areThere(s);
  }

  /// A rival whom something done in that zone can touch.
  static boolean isIn(MorgueState s, int survivor, int other, int zone) {
    return s.zone[other] == zone && !s.aloft(other) && are(s, survivor, other);
  }

  /// Whether a zone holds anybody to fight: a zombie, or a rival (RMO-COMBAT-07, 08).
  static boolean enemyIn(MorgueState s, int survivor, int zone) {
    if (s.zombies(zone) > 0) {
      return true;
    }
    for (int other = 0; other < s.survivors() && areThere(s); other++) {
      if (isIn(s, survivor, other, zone)) {
        return true;
      }
    }
    return false;
  }
}
