package horda.ruemorgue;

import horda.engine.Invariant;
import horda.ruemorgue.rules.Steps;
import java.util.List;

/** What always holds. */
final class MorgueInvariants {
  private MorgueInvariants() {}

  static List<Invariant<MorgueState>> all() {
    return List.of(
        new Invariant<>(
            "the game is over exactly when nothing is left to do", MorgueInvariants::ending),
        new Invariant<>("steps name seats, zones and survivors of this table", Steps::fit));
  }

  private static boolean ending(MorgueState s) {
    return s.agenda.isEmpty() == (s.result != MorgueState.GOING_ON);
  }
}
