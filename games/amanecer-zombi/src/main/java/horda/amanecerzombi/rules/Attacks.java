package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Choices;
import horda.engine.Out;

/** PVP. To be written. */
final class Attacks {
  private Attacks() {}

  static void list(AmanecerState s, int seat, Choices into) {}

  static void play(AmanecerState s, int seat, long choice, Out out) {}

  /** A deal was struck: an announced attack of one on the other is withdrawn (AMZ-NEG-04). */
  static void dealStruck(AmanecerState s, int from, int to, Out out) {}
}
