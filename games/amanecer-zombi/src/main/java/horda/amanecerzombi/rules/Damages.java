package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Out;

/** DMG. To be written. */
final class Damages {
  private Damages() {}

  /** So many Damages for a Group, one by one. */
  static void hit(AmanecerState s, int seat, int count, Out out) {}
}
