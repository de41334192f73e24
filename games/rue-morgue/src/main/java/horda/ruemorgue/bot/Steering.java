package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Code;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.rules.FillRooms;
import horda.ruemorgue.rules.FillSpots;
import horda.ruemorgue.rules.Fork;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: what players say about zombies. Let them come where they are far from one's own;
/// rooms in which somebody stands get theirs last, so that no card drawn later wakes them.
final class Steering {
  /// As good as out of the world.
  private static final int CUT_OFF = 40;

  /// For each step between a zombie and the nearest of one's own.
  private static final int STEP = 20;

  private Steering() {}

  /// Which room gets its card next.
  static int fill(MorgueState s, FillRooms ask, int seat, long choice) {
    return away(s, seat, ask.rooms().get(Code.a(choice)));
  }

  /// Which sewer or bed gets one of the last figures.
  static int fill(MorgueState s, FillSpots ask, int seat, long choice) {
    return away(s, seat, ask.wanted().get(Code.a(choice)));
  }

  /// Where the odd one of a group that divides goes.
  static int fork(MorgueState s, Fork ask, int seat, long choice) {
    return away(s, seat, ask.to(s, choice));
  }

  /// Which group becomes more.
  static int reinforce(MorgueState s, int seat, long choice) {
    return away(s, seat, Code.a(choice));
  }

  /// How far a zone is from one's own; if some are there, whether they can bear one more.
  private static int away(MorgueState s, int seat, int zone) {
    Ways ways = s.ways();
    int nearest = CUT_OFF;
    int unhurt = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && !s.aloft(survivor) && isOwn(s, seat, survivor)) {
        int far = ways.distance(zone, s.zone[survivor]);
        nearest = far >= 0 ? Math.min(nearest, far) : nearest;
        unhurt += far == 0 && s.wounds(survivor) == 0 ? 1 : 0;
      }
    }
    int spare = Math.max(1 - STEP, Math.min(STEP - 1, unhurt - Threat.bites(s, zone)));
    return STEP * nearest + (nearest == 0 ? spare : 0);
  }

  private static boolean isOwn(MorgueState s, int seat, int survivor) {
    if (!Rivals.areThere(s)) {
      return true;
    }
    int own = NONE;
    for (int other = 0; other < s.survivors(); other++) {
      own = s.owner[other] == seat ? other : own;
    }
    return own == NONE || !Rivals.are(s, own, survivor);
  }
}
