package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;

/// What survivors carry: finding, naming, listing and giving up cards.
final class Cards {
  private Cards() {}

  /// The indices of a zone's cards, as a set, without those that equal an earlier one (same face,
  /// same back): choosing them would be the same choice.
  static int distinct(CardsState s, int zone) {
    int result = 0;
    int size = s.zones.size(zone);
    for (int i = 0; i < size; i++) {
      int face = s.content.face(s.zones.at(zone, i));
      int j = 0;
      while (s.content.face(s.zones.at(zone, j)) != face) {
        j++;
      }
      if (j == i) {
        result |= 1 << i;
      }
    }
    return result;
  }

  /// Lists the different cards of a zone that may be discarded, as `verb, card`.
  static void listDiscardable(CardsState s, int zone, int verb, Choices into) {
    for (int rest = distinct(s, zone); rest != 0; rest &= rest - 1) {
      int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
      if (!s.type(card).neverDiscarded()) {
        into.add(Code.of(verb, card));
      }
    }
  }

  /// The zone of `seat` (hand or Reserve) that holds the card.
  static int zoneOf(CardsState s, int seat, int card) {
    return s.zones.contains(CardZones.hand(seat), card)
        ? CardZones.hand(seat)
        : CardZones.reserve(seat);
  }

  /// Takes a card out of hand or Reserve and discards it.
  static void discardHeld(CardsState s, int seat, int card) {
    s.zones.remove(zoneOf(s, seat, card), card);
    Decks.discard(s, card);
  }

  /// Discards the loaded card, if any.
  static void discardLoaded(CardsState s, int seat) {
    if (s.loaded[seat] != NONE) {
      Decks.discard(s, s.loaded[seat]);
      s.loaded[seat] = NONE;
      s.loadedUses[seat] = 0;
    }
  }

  /// Discards the equipped weapon and what is loaded beside it.
  static void discardEquipped(CardsState s, int seat) {
    discardLoaded(s, seat);
    Decks.discard(s, s.equipped[seat]);
    emptySlot(s, seat);
  }

  static void emptySlot(CardsState s, int seat) {
    s.equipped[seat] = NONE;
    s.equippedUses[seat] = 0;
    s.side[seat] = 0;
  }

  /// A readable name among a survivor's cards: `bat`, or `bat~2` for the second one.
  static String id(CardsState s, int seat, int card) {
    int copies = 0;
    for (int zone :
        new int[] {CardZones.hand(seat), CardZones.reserve(seat), CardZones.worn(seat)}) {
      for (int i = 0; i < s.zones.size(zone); i++) {
        int other = s.zones.at(zone, i);
        if (s.type(other) == s.type(card)) {
          copies++;
        }
        if (other == card) {
          return s.type(card).id() + (copies > 1 ? "~" + copies : "");
        }
      }
    }
    return s.type(card).id();
  }
}
