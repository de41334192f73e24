package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.Refs;
import horda.engine.Code;
import horda.engine.Option;

/** Plays of the fighting chapters in words. To be written with them. */
final class CombatWords {
  private CombatWords() {}

  static Option option(AmanecerState s, int seat, long choice) {
    return Refs.option("play-" + Code.verb(choice) + ":" + Code.a(choice), "play-other");
  }
}
