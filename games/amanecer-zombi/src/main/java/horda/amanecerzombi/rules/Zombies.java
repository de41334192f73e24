package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Choices;
import horda.engine.Out;

/** ZOM: Zombie cards are played against Groups. To be written. */
final class Zombies {
  /** Added to the target seat of a play: Ambush goes with the card. */
  static final int AMBUSH = 8;

  private Zombies() {}

  /** Every kind in the hand against every Group; in the window of a drive with its squares. */
  static void list(AmanecerState s, int seat, int window, Choices into) {}

  static void play(AmanecerState s, int seat, long choice, Out out) {}
}
