package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Nullable;
import horda.engine.Step;
import horda.engine.StepArgs;

/** Reads the steps of the fighting chapters back. To be written with them. */
final class CombatSteps {
  private CombatSteps() {}

  static @Nullable Step<AmanecerState> read(String name, StepArgs a) {
    return null;
  }
}
