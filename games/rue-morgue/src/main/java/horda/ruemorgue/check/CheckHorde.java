package horda.ruemorgue.check;

import static horda.ruemorgue.state.MorgueState.KINDS;

import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueState;

/// Figures of zombies, and those on the way.
public final class CheckHorde {
  private static final ZombieKind[] ALL = ZombieKind.values();

  private CheckHorde() {}

  /// On the board, on the way and in the box: as many as there are.
  public static boolean figures(MorgueState s) {
    if (s.round == 0) {
      return true;
    }
    for (int kind = 0; kind < KINDS; kind++) {
      int all = s.reserve[kind];
      for (int at = kind; at < s.figures.length; at += KINDS) {
        all += s.figures[at] + s.arriving[at];
      }
      if (all != s.table.content().zombie(ALL[kind]).count()) {
        return false;
      }
    }
    return true;
  }

  /// Nobody acts who is not there, and no more is promised than the box holds.
  public static boolean acting(MorgueState s) {
    for (int kind = 0; kind < KINDS; kind++) {
      int promised = 0;
      for (int at = kind; at < s.figures.length; at += KINDS) {
        promised += s.granted[at];
        if (s.acting[at] > s.figures[at]) {
          return false;
        }
      }
      if (promised > s.reserve[kind]) {
        return false;
      }
    }
    return true;
  }

  /// Between activations everything that belongs to one is put away.
  public static boolean rest(MorgueState s) {
    if (s.result != MorgueState.GOING_ON || isActive(s)) {
      return true;
    }
    int left = 0;
    for (int at = 0; at < s.acting.length; at++) {
      left |= s.acting[at] | s.arriving[at] | s.granted[at];
    }
    for (byte runners : s.runners) {
      left |= runners;
    }
    return left == 0;
  }

  private static boolean isActive(MorgueState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      switch (s.agenda.nameOf(s.agenda.at(depth))) {
        case "finish-activation", "run-on", "rest", "move-horde", "divide" -> {
          return true;
        }
        default -> {}
      }
    }
    return false;
  }

  /// Kinds that ran short are remembered only until they are activated for it.
  public static boolean shortage(MorgueState s) {
    if (s.missing == 0 || s.result != MorgueState.GOING_ON) {
      return true;
    }
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.nameOf(s.agenda.at(depth)).equals("shortage")) {
        return true;
      }
    }
    return false;
  }

  /// The number of spawn dice is settled by the number of survivors at the start.
  public static boolean spawnDice(MorgueState s) {
    return s.spawnDice == s.table.content().numbers().spawnDice().get(s.survivors());
  }

  /// What is gone for good neither wakes nor has a locator.
  public static boolean spawns(MorgueState s) {
    if ((s.awake & s.removedSpawns) != 0) {
      return false;
    }
    for (byte at : s.locator) {
      if (at >= 0 && (s.removedSpawns >> at & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
