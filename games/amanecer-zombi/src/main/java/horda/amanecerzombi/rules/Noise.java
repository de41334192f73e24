package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Out;

/** NOISE. To be written. */
final class Noise {
  private Noise() {}

  /** Noise on a Group, in or out of combat. */
  static void on(AmanecerState s, int seat, int amount, Out out) {}
}
