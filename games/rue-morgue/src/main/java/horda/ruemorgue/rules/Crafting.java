package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.ruemorgue.content.Combination;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// CRAFT: two cards make one, at any time and at no cost (RMO-CRAFT-01).
final class Crafting {
  private Crafting() {}

  /// The slot with a card of that kind that is not part of something yet, or NONE.
  private static int slot(MorgueState s, int survivor, String kind) {
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      int card = s.slot(survivor, slot);
      if (card >= 0 && s.scope[card] == NONE && s.table.equipment(card).id().equals(kind)) {
        return slot;
      }
    }
    return NONE;
  }

  /// The combinations that a survivor can make (RMO-CRAFT-01), as bits. Asked before nearly every
  /// action, so it looks first whether both parts are there at all.
  static int makeable(MorgueState s, int survivor) {
    int parts = 0;
    for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
      parts |= s.table.parts(s.slot(survivor, slot));
    }
    int makeable = 0;
    for (int both = parts & parts >> 8; both != 0; both &= both - 1) {
      int made = Integer.numberOfTrailingZeros(both);
      if (can(s, survivor, s.table.content().combinations().get(made))) {
        makeable |= 1 << made;
      }
    }
    return makeable;
  }

  private static boolean can(MorgueState s, int survivor, Combination made) {
    return slot(s, survivor, made.one()) != NONE
        && slot(s, survivor, made.other()) != NONE
        && (made.keeps() || supply(s, made) != NONE);
  }

  /// A card of the made kind that lies aside (RMO-CRAFT-03, 04).
  private static int supply(MorgueState s, Combination made) {
    for (int i = 0; i < s.cards.size(s.table.aside); i++) {
      int card = s.cards.at(s.table.aside, i);
      if (s.table.equipment(card).id().equals(made.makes().id())) {
        return card;
      }
    }
    return NONE;
  }

  /// The made card takes the slot that comes first, a hand if one of the two was in a hand.
  static void craft(MorgueState s, int survivor, Combination made, Out out) {
    int what = s.table.content().combinations().indexOf(made);
    int one = slot(s, survivor, made.one());
    int other = slot(s, survivor, made.other());
    int into = Math.min(one, other);
    if (made.keeps()) {
      int rifle = s.slot(survivor, one);
      s.scope[rifle] = (byte) s.slot(survivor, other);
      s.slot(survivor, other, NONE);
      s.slot(survivor, one, NONE);
      s.slot(survivor, into, rifle);
      out.tell(MorgueEvent.MAKES, s.who[survivor], what);
      return;
    }
    int card = supply(s, made);
    Discarding.discard(s, survivor, one);
    Discarding.discard(s, survivor, other);
    take(s, survivor, card, into);
    out.tell(MorgueEvent.MAKES, s.who[survivor], what);
    int second = s.has(survivor, Skill.TWO_COCKTAILS) ? supply(s, made) : NONE;
    if (second != NONE) {
      take(s, survivor, second, Math.max(one, other));
      out.tell(MorgueEvent.MAKES, s.who[survivor], what);
    }
  }

  private static void take(MorgueState s, int survivor, int card, int slot) {
    s.cards.remove(s.table.aside, card);
    s.slot(survivor, slot, card);
  }
}
