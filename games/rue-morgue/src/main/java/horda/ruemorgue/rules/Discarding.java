package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.state.MorgueState;

/// INV: where cards go that nobody carries any more.
final class Discarding {
  private Discarding() {}

  /// Empties a slot; a Scope goes with its Rifle (RMO-CRAFT-05).
  static void discard(MorgueState s, int survivor, int slot) {
    int card = s.slot(survivor, slot);
    s.slot(survivor, slot, NONE);
    if (s.scope[card] != NONE) {
      putAway(s, s.scope[card]);
      s.scope[card] = NONE;
    }
    putAway(s, card);
  }

  /// Face up on the pile, or aside if it is of a kind that never lies there (RMO-INV-07).
  static void putAway(MorgueState s, int card) {
    s.spent(card, false);
    boolean aside = s.table.equipment(card).pile() == Equipment.Pile.ASIDE;
    s.cards.add(aside ? s.table.aside : s.table.equipmentDiscard, card);
  }
}
