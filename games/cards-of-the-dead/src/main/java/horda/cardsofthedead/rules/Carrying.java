package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Ammunition;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// ACT: Pick up and the forms of Swap: move, exchange, equip, give, load, turn the Rifle.
public final class Carrying {
  private Carrying() {}

  // Pick up (COD-ACT-01 to COD-ACT-03).

  static void listPickUps(CardsState s, int seat, Choices into) {
    boolean inHand = s.handHasRoom(seat);
    boolean inReserve = s.reserveHasRoom(seat);
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (s.space[n] == NONE || !s.type(s.space[n]).isResource()) {
        continue;
      }
      boolean stowable = !s.type(s.space[n]).neverReserve();
      if (inHand) {
        into.add(Code.of(Act.PICK_UP_TO_HAND, n));
      }
      if (inReserve && stowable) {
        into.add(Code.of(Act.PICK_UP_TO_RESERVE, n));
      }
      if (!inHand && !inReserve) {
        listPickUpFor(s, n, hand(seat), into);
        if (stowable) {
          listPickUpFor(s, n, reserve(seat), into);
        }
      }
    }
  }

  private static void listPickUpFor(CardsState s, int n, int zone, Choices into) {
    for (int rest = Cards.distinct(s, zone); rest != 0; rest &= rest - 1) {
      int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
      if (!s.type(card).neverDiscarded()) {
        into.add(Code.of(Act.PICK_UP_FOR, n, card));
      }
    }
  }

  static void pickUp(CardsState s, int n, int zone, Out out) {
    int card = PlayArea.lift(s, n);
    s.zones.add(zone, card);
    out.tell(CardsEvent.PICKED_UP, s.survivor[s.active], card);
  }

  /// Without room a card of hand or Reserve is discarded for it (COD-ACT-02).
  static void pickUpFor(CardsState s, int n, int dropped, Out out) {
    int zone = Cards.zoneOf(s, s.active, dropped);
    Cards.discardHeld(s, s.active, dropped);
    out.tell(CardsEvent.ROOM_MADE, s.survivor[s.active], dropped);
    pickUp(s, n, zone, out);
  }

  // Swap between hand and Reserve (COD-ACT-04).

  /// Given the sets of different cards in hand and Reserve; one for one only where the other side
  /// has no room.
  static void listSwaps(CardsState s, int seat, int inHand, int inReserve, Choices into) {
    boolean handRoom = s.handHasRoom(seat);
    boolean reserveRoom = s.reserveHasRoom(seat);
    int reserve = reserve(seat);
    for (int rest = inHand; rest != 0; rest &= rest - 1) {
      int card = s.zones.at(hand(seat), Integer.numberOfTrailingZeros(rest));
      if (s.type(card).neverReserve()) {
        continue;
      }
      if (reserveRoom) {
        into.add(Code.of(Act.STOW, card));
      }
      if (!reserveRoom || !handRoom) {
        for (int other = inReserve; other != 0; other &= other - 1) {
          into.add(
              Code.of(
                  Act.EXCHANGE, card, s.zones.at(reserve, Integer.numberOfTrailingZeros(other))));
        }
      }
    }
    if (handRoom) {
      for (int rest = inReserve; rest != 0; rest &= rest - 1) {
        into.add(Code.of(Act.FETCH, s.zones.at(reserve, Integer.numberOfTrailingZeros(rest))));
      }
    }
  }

  static void stow(CardsState s, int card, Out out) {
    s.zones.remove(hand(s.active), card);
    s.zones.add(reserve(s.active), card);
    out.tell(CardsEvent.STOWED, s.survivor[s.active], card);
  }

  static void fetch(CardsState s, int card, Out out) {
    s.zones.remove(reserve(s.active), card);
    s.zones.add(hand(s.active), card);
    out.tell(CardsEvent.FETCHED, s.survivor[s.active], card);
  }

  // Weapons.

  static void listWeapons(CardsState s, int seat, int inHand, Choices into) {
    for (int rest = inHand; rest != 0; rest &= rest - 1) {
      int card = s.zones.at(hand(seat), Integer.numberOfTrailingZeros(rest));
      if (s.type(card).isWeapon()) {
        into.add(Code.of(Act.EQUIP, card));
      } else if (fits(s, seat, card)) {
        into.add(Code.of(Act.LOAD, card));
      }
    }
    if (s.equipped[seat] != NONE && s.type(s.equipped[seat]).sides().size() > 1) {
      into.add(Code.of(Act.TURN_RIFLE));
    }
  }

  /// Does it load the equipped weapon (COD-CARD-11)?
  public static boolean fits(CardsState s, int seat, int card) {
    Ammunition loads = s.type(card).loads();
    return loads != Ammunition.NONE
        && s.equipped[seat] != NONE
        && s.type(s.equipped[seat]).takes() == loads;
  }

  /// The old weapon is discarded, but one that takes ammunition or agents returns to hand
  /// (COD-ACT-05).
  static void equip(CardsState s, int card, Out out) {
    int seat = s.active;
    s.zones.remove(hand(seat), card);
    int old = s.equipped[seat];
    if (old != NONE && s.type(old).takes() != Ammunition.NONE) {
      Cards.discardLoaded(s, seat);
      Cards.emptySlot(s, seat);
      s.zones.add(hand(seat), old);
      out.tell(CardsEvent.WEAPON_BACK, s.survivor[seat], old);
    } else if (old != NONE) {
      Cards.discardEquipped(s, seat);
      out.tell(CardsEvent.WEAPON_REPLACED, s.survivor[seat], old);
    }
    s.equipped[seat] = (short) card;
    out.tell(CardsEvent.EQUIPPED, s.survivor[seat], card);
  }

  /// A card already loaded is discarded (COD-ACT-09).
  static void load(CardsState s, int card, Out out) {
    int seat = s.active;
    s.zones.remove(hand(seat), card);
    Cards.discardLoaded(s, seat);
    s.loaded[seat] = (short) card;
    out.tell(CardsEvent.LOADED, s.survivor[seat], card);
  }

  static void turnRifle(CardsState s, Out out) {
    s.side[s.active] ^= 1;
    out.tell(CardsEvent.RIFLE_TURNED, s.survivor[s.active], s.side[s.active]);
  }

  // Give (COD-ACT-07).

  static void listGifts(CardsState s, int seat, int inHand, int inReserve, Choices into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.alive(other) && s.handHasRoom(other)) {
        listGiftsFrom(s, hand(seat), inHand, other, into);
        listGiftsFrom(s, reserve(seat), inReserve, other, into);
      }
    }
  }

  private static void listGiftsFrom(CardsState s, int zone, int cards, int other, Choices into) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
      if (!s.type(card).neverGiven()) {
        into.add(Code.of(Act.GIVE, card, other));
      }
    }
  }

  static void give(CardsState s, int card, int other, Out out) {
    s.zones.remove(Cards.zoneOf(s, s.active, card), card);
    s.zones.add(hand(other), card);
    out.tell(CardsEvent.GIVEN, s.survivor[s.active], card, s.survivor[other]);
  }
}
