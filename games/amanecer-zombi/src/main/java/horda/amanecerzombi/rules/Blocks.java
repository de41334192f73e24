package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Choices;
import horda.engine.Out;

/** BLOCK. To be written. */
final class Blocks {
  private Blocks() {}

  static void block(AmanecerState s, int seat, Out out) {}

  static void list(AmanecerState s, int seat, int window, Choices into) {}

  static void play(AmanecerState s, int seat, long choice, Out out) {}
}
