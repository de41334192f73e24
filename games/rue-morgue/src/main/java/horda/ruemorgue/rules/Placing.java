package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.List;

/// ZOM, MINI: figures come onto the board, and what happens when there are too few.
final class Placing {
  private Placing() {}

  /// Are these zones of the board and numbers, in turn?
  static boolean arePairs(MorgueState s, List<Integer> list) {
    for (int i = 0; i < list.size(); i += 2) {
      if (list.get(i) >= s.zones()) {
        return false;
      }
    }
    return list.size() % 2 == 0;
  }

  /// Puts zombies into a zone, as many as there are; what is missing is remembered until
  /// [Shortage]. A Fatty brings its Walkers (RMO-ZOM-03, 04), the A-Bomb is replaced if it stands
  /// on the board already (RMO-ABOM-02).
  static void place(MorgueState s, int zone, ZombieKind kind, int count, Out out) {
    if (!isOpenTo(s, zone)) {
      out.tell(MorgueEvent.NO_WAY_IN, zone);
      return;
    }
    int left = count;
    if (kind == ZombieKind.A_BOMB) {
      left = Math.min(count, s.reserve[kind.ordinal()]);
      put(s, zone, kind, left, out);
      for (int n = left; n < count; n++) {
        out.tell(MorgueEvent.REPLACED, zone);
        place(s, zone, ZombieKind.FATTY, 1, out);
      }
      return;
    }
    int placed = put(s, zone, kind, left, out);
    int escort = s.table.content().zombie(kind).escort();
    if (escort > 0 && placed > 0) {
      put(s, zone, ZombieKind.WALKER, escort * placed, out);
    }
  }

  private static int put(MorgueState s, int zone, ZombieKind kind, int count, Out out) {
    int placed = Math.min(count, s.reserve[kind.ordinal()]);
    s.figures[zone * KINDS + kind.ordinal()] += (byte) placed;
    s.reserve[kind.ordinal()] -= (byte) placed;
    if (placed > 0) {
      out.tell(MorgueEvent.APPEARS, kind.ordinal(), zone, placed);
    }
    if (placed < count) {
      s.missing |= 1 << kind.ordinal();
    }
    return placed;
  }

  /// No zombies where a roof lies, or where the wreck lies or what it cuts off (RMO-CRASH-01, 02,
  /// RMO-SPAWN-12).
  static boolean isOpenTo(MorgueState s, int zone) {
    for (int roof = 0; s.fallen >> roof != 0; roof++) {
      boolean down = (s.fallen >> roof & 1) != 0;
      if (down && s.table.mission().pieces().numbers().get(roof).zone() == zone) {
        return false;
      }
    }
    ZoneSet crashed = s.table.board().crashed();
    if (crashed.isEmpty()) {
      return true;
    }
    for (Pieces.Spot start : s.table.mission().pieces().starts()) {
      if (s.waysWithoutDoors().distance(start.zone(), zone) >= 0) {
        return true;
      }
    }
    return false;
  }

  /// Every kind that ran short while a card was resolved is activated once (RMO-MINI-01, 03).
  @Named("shortage")
  record Shortage() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      int missing = s.missing;
      s.missing = 0;
      for (int kind = KINDS - 1; kind >= 0; kind--) {
        if ((missing >> kind & 1) != 0) {
          out.tell(MorgueEvent.TOO_FEW, kind);
          s.agenda.push(Activation.of(HordeMove.kind(kind)));
        }
      }
    }
  }
}
