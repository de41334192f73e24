package horda.ruemorgue.rules;

import horda.engine.Nullable;
import horda.engine.Out;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// END: when a game is lost. How it is won is the mission's affair.
final class Ending {
  private Ending() {}

  /// Alive: on the board, or safely away (RMO-END-05).
  static int living(MorgueState s) {
    int living = 0;
    for (byte zone : s.zone) {
      living += zone != MorgueState.DEAD ? 1 : 0;
    }
    return living;
  }

  static int inPlay(MorgueState s) {
    int inPlay = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      inPlay += s.inPlay(survivor) ? 1 : 0;
    }
    return inPlay;
  }

  /// After a death: nobody is left (RMO-END-02, 06), or fewer than the mission asks for (03, 07).
  /// In competitive games the dead count too, so nothing is lost; without anybody left the game is
  /// over all the same (RMO-PVP-14).
  static void afterDeath(MorgueState s, Out out) {
    if (Rivals.areThere(s)) {
      if (inPlay(s) == 0) {
        s.result = MorgueState.SCORED;
        s.agenda.clear();
        out.tell(MorgueEvent.GAME_SCORED);
      }
      return;
    }
    // Whoever wins at this very moment has won (RMO-END-04).
    Goals.check(s, false, out);
    if (s.result != MorgueState.GOING_ON) {
      return;
    }
    if (why(s) != null) {
      lose(s, out);
    }
  }

  /// All who could still do something have left, and it was not enough (RMO-END-06).
  static void afterLeaving(MorgueState s, Out out) {
    if (s.result == MorgueState.GOING_ON && inPlay(s) == 0) {
      lose(s, out);
    }
  }

  /// Why a game is lost, by the rule that says so; null where nothing is lost yet. Told as such and
  /// shown at the end.
  static @Nullable MorgueEvent why(MorgueState s) {
    int living = living(s);
    int asked = s.table.mission().alive().of(s.survivors());
    if (living == 0) {
      return MorgueEvent.GAME_LOST;
    }
    if (living < asked) {
      return asked == s.survivors() ? MorgueEvent.LOST_ONE_DEAD : MorgueEvent.LOST_TOO_FEW;
    }
    return inPlay(s) == 0 ? MorgueEvent.LOST_NOBODY_IN_PLAY : null;
  }

  private static void lose(MorgueState s, Out out) {
    s.result = MorgueState.LOST;
    s.agenda.clear();
    MorgueEvent why = why(s);
    out.tell(
        why == null ? MorgueEvent.GAME_LOST : why, s.table.mission().alive().of(s.survivors()));
  }
}
