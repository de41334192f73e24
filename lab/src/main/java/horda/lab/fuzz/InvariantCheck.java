package horda.lab.fuzz;

import horda.engine.Game;
import horda.engine.Invariant;
import horda.engine.State;

/// What the game says of itself holds.
final class InvariantCheck {
  private InvariantCheck() {}

  static <S extends State> void look(Game<S> game, S state, String prefix) {
    for (Invariant<S> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new Broken(prefix + invariant.name(), "does not hold");
      }
    }
  }
}
