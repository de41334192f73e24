package horda.ruemorgue.rules;

import horda.engine.Nullable;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.MorgueState;

/// TURN: what an action costs. Free actions of its kind are used first, then any (MOVE-08).
final class Paying {
  private Paying() {}

  static boolean can(MorgueState s, @Nullable FreeAction kind, int cost) {
    int free = kind == null ? 0 : s.freeActions[kind.ordinal()];
    return s.actions + free >= cost;
  }

  static void pay(MorgueState s, @Nullable FreeAction kind, int cost) {
    int free = kind == null ? 0 : Math.min(cost, s.freeActions[kind.ordinal()]);
    if (kind != null) {
      s.freeActions[kind.ordinal()] -= (byte) free;
    }
    s.actions -= cost - free;
  }
}
