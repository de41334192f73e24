package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.engine.Out;

/** LOD. To be written. */
final class LifeOrDeath {
  private LifeOrDeath() {}

  /** The worst number on a Character; 0 if it has none (AMZ-LOD-03). */
  static int worst(AmanecerState s, int character) {
    int worst = 0;
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      if (s.damageOn[damage] == character) {
        worst = Math.max(worst, s.content().damage(damage).lifeOrDeath());
      }
    }
    return worst;
  }

  static void roll(AmanecerState s, int character, Out out) {}
}
