package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Choices;
import horda.engine.Out;

/** What is used before a phase is rolled: the Preacher's sacrifice, the Molotov. To be written. */
final class CombatAbilities {
  private CombatAbilities() {}

  static void list(AmanecerState s, int seat, Choices into) {}

  static void play(AmanecerState s, int seat, long choice, Out out) {}
}
