package horda.amanecerzombi.rules;

import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.Piles;
import horda.engine.Out;

/** CMB: the frame of a combat. To be written. */
final class Combats {
  // Bits of combatFlags.
  static final int RANGED_OVER = 1;
  static final int MELEE_ROLLED = 2;
  static final int SEASON_DICE_GIVEN = 4;
  static final int NO_MEDICINE = 8;
  static final int NO_FLIGHT_BY_CARDS = 16;

  private Combats() {}

  /** A Clean mission has been declared (AMZ-MISS-09). */
  static void clean(AmanecerState s, int seat, int mission, Out out) {}

  /** The Zombies among the revealed cards attack as one combat; the others are discarded. */
  static void revealed(AmanecerState s, int seat, Out out) {
    s.zones.moveAll(Piles.REVEALED, Piles.ACTION_DISCARD);
  }
}
