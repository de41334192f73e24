package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Out;

/** DEATH. To be written. */
final class Deaths {
  private Deaths() {}

  /** A Mission or an ability discards a Character (AMZ-DEATH-04). */
  static void discard(AmanecerState s, int seat, int character, Out out) {}
}
