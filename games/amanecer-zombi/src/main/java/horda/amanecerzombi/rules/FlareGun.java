package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Choices;
import horda.engine.Out;

/** OBJ-17, 18: the Flare Gun. To be written. */
final class FlareGun {
  private FlareGun() {}

  static void list(AmanecerState s, int seat, Choices into) {}

  static void play(AmanecerState s, int seat, long choice, Out out) {}
}
