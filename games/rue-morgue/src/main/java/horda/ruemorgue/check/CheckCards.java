package horda.ruemorgue.check;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.rules.SetUp;
import horda.ruemorgue.state.HoldsCard;
import horda.ruemorgue.state.MorgueState;

/// Cards and the slots they lie in.
public final class CheckCards {
  private CheckCards() {}

  /// Before that nothing has been unpacked.
  private static boolean isPacked(MorgueState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof SetUp.Begin) {
        return true;
      }
    }
    return false;
  }

  /// Every Equipment card lies in one place; a Sniper Rifle is two of them.
  public static boolean equipment(MorgueState s) {
    if (isPacked(s)) {
      return true;
    }
    int[] piles = {s.table.equipmentDeck, s.table.equipmentDiscard, s.table.aside, s.table.stored};
    Tally tally = new Tally();
    for (int pile : piles) {
      for (int i = 0; i < s.cards.size(pile); i++) {
        tally.add(s.cards.at(pile, i));
      }
    }
    for (int slot : s.slots) {
      tally.add(slot);
    }
    for (int card : s.scope) {
      tally.add(card);
    }
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof HoldsCard held) {
        tally.add(held.card());
      }
    }
    // What somebody was about to take is nowhere any more when the game ends.
    boolean whole = tally.found == s.table.content().equipmentCards();
    return tally.isOnceEach() && (whole || s.result != MorgueState.GOING_ON);
  }

  /// Cards that were found, as bits, and how many there were.
  private static final class Tally {
    private long low;
    private long high;
    private int found;

    void add(int card) {
      if (card >= 0) {
        low |= card < Long.SIZE ? 1L << card : 0;
        high |= card < Long.SIZE ? 0 : 1L << card;
        found++;
      }
    }

    boolean isOnceEach() {
      return Long.bitCount(low) + Long.bitCount(high) == found;
    }
  }

  /// Every Zombie card is in the deck, on its discard pile or held, once.
  public static boolean zombieCards(MorgueState s) {
    long seen = 0;
    int found = 0;
    for (int pile = s.table.zombieDeck; pile <= s.table.zombieHeld; pile++) {
      for (int i = 0; i < s.cards.size(pile); i++) {
        seen |= 1L << s.cards.at(pile, i);
        found++;
      }
    }
    int all = s.round == 0 ? 0 : s.table.content().zombieCards().size();
    return found == all && Long.bitCount(seen) == all;
  }

  /// Kinds that are set aside never lie in the deck nor on its discard pile.
  public static boolean aside(MorgueState s) {
    for (int pile : new int[] {s.table.equipmentDeck, s.table.equipmentDiscard}) {
      for (int i = 0; i < s.cards.size(pile); i++) {
        if (s.table.equipment(s.cards.at(pile, i)).pile() == Equipment.Pile.ASIDE) {
          return false;
        }
      }
    }
    return true;
  }

  /// Nothing lies where there is no slot; who lives has fewer Wounds than kill; the dead nothing.
  public static boolean slots(MorgueState s) {
    int deadly = s.table.content().numbers().wounds();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      int wounds = 0;
      boolean gone = s.zone[survivor] == MorgueState.DEAD && s.round > 0;
      int capacity = s.who[survivor] == NONE || gone ? 0 : s.capacity(survivor);
      for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
        int card = s.slot(survivor, slot);
        wounds += card == WOUND ? 1 : 0;
        if (slot >= capacity && card != NONE) {
          return false;
        }
      }
      if (wounds >= deadly) {
        return false;
      }
    }
    return true;
  }

  /// Scopes belong to cards that somebody has, or that are stored.
  public static boolean scopes(MorgueState s) {
    for (int card = 0; card < s.scope.length; card++) {
      if (s.scope[card] != NONE && (s.table.weapon(card) == null || !isKept(s, card))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isKept(MorgueState s, int card) {
    for (short slot : s.slots) {
      if (slot == card) {
        return true;
      }
    }
    for (int i = 0; i < s.cards.size(s.table.stored); i++) {
      if (s.cards.at(s.table.stored, i) == card) {
        return true;
      }
    }
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof HoldsCard held && held.card() == card) {
        return true;
      }
    }
    return false;
  }
}
