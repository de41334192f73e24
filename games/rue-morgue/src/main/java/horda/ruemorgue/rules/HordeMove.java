package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.PersonOrNone;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// The moves of an activation: all zombies that still have to act set out at once (RMO-ZPH-07).
/// Asks only where figures run short, or an A-Bomb comes to a fork.
public final class HordeMove {
  private HordeMove() {}

  /// The ways in force: everybody's, or to the taunter alone.
  static Routes routes(MorgueState s, int taunter) {
    return taunter == NONE ? Routes.of(s) : Routes.toTaunter(s, taunter);
  }

  /// Sees how many reinforcements are wanted before anybody moves.
  ///
  /// @param taunter the survivor whom they must reach, or NONE
  @Named("move-horde")
  public record Begin(@PersonOrNone int taunter) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      s.agenda.push(new Divide(0, taunter));
      Routes routes = routes(s, taunter);
      int acting = Groups.acting(s);
      for (int kind = KINDS - 1; kind >= 0; kind--) {
        if ((acting >> kind & 1) == 0) {
          continue;
        }
        if (Groups.demand(s, routes, kind) > s.reserve[kind]) {
          s.agenda.push(new Reinforce(kind, taunter));
        } else {
          grantAll(s, routes, kind);
        }
      }
    }

    private static void grantAll(MorgueState s, Routes routes, int kind) {
      for (int zone = 0; zone < s.noise.length; zone++) {
        int at = zone * KINDS + kind;
        if (s.acting[at] > 0) {
          s.granted[at] = (byte) Groups.need(s.acting[at], routes.next(zone).size(), kind);
        }
      }
    }
  }

  /// Sends the groups off, zone by zone in ascending order (RMO-SPLIT-12).
  @Named("divide")
  public record Divide(@AtZone int from, @PersonOrNone int taunter) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      Routes routes = routes(s, taunter);
      for (int zone = from; zone < s.noise.length; zone++) {
        ZoneSet branches = acts(s, zone) ? routes.next(zone) : ZoneSet.NONE;
        if (!branches.isEmpty() && !send(s, zone, branches, out)) {
          return;
        }
      }
      Groups.arrive(s);
    }

    private static boolean acts(MorgueState s, int zone) {
      int count = 0;
      for (int kind = 0; kind < KINDS; kind++) {
        count += s.acting[zone * KINDS + kind];
      }
      return count > 0;
    }

    /// Whether all have gone; else a question is on the agenda, and this step after it.
    private boolean send(MorgueState s, int zone, ZoneSet branches, Out out) {
      int ways = branches.size();
      for (int kind = 0; kind < KINDS; kind++) {
        int at = zone * KINDS + kind;
        int all = s.acting[at] + s.granted[at];
        int each = kind == Groups.BOMB && ways > 1 ? 0 : all / ways;
        for (int to = branches.first(); to >= 0; to = branches.after(to)) {
          Groups.carry(s, zone, to, kind, each, out);
        }
        int left = all - each * ways;
        if (left > 0) {
          s.agenda.push(new Divide(zone, taunter));
          s.agenda.push(new Fork(zone, kind, left, 0, taunter));
          return false;
        }
      }
      return true;
    }
  }

  public static ZombieKind kind(int ordinal) {
    return ZombieKind.of(ordinal);
  }
}
