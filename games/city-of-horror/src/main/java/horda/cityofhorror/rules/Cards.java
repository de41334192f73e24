package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Out;

/// ACT: Action cards in general; who holds them and who knows.
public final class Cards {
  private Cards() {}

  /// The first card of that effect in a hand, or NONE.
  static int find(CityState s, int seat, CardEffect effect) {
    int hand = hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int card = s.zones.at(hand, i);
      if (s.content.action(card).effect() == effect) {
        return card;
      }
    }
    return CityState.NONE;
  }

  /// Does an equal card lie before it? Then playing it would be the same choice.
  public static boolean repeated(CityState s, int zone, int index) {
    int kind = s.content.kindOf(s.zones.at(zone, index));
    for (int i = 0; i < index; i++) {
      if (s.content.kindOf(s.zones.at(zone, i)) == kind) {
        return true;
      }
    }
    return false;
  }

  /// The first card of that kind in a zone, or NONE.
  public static int ofKind(CityState s, int zone, int kind) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      if (s.content.kindOf(s.zones.at(zone, i)) == kind) {
        return s.zones.at(zone, i);
      }
    }
    return CityState.NONE;
  }

  /// A card that everybody sees goes to the open discard pile (COH-ACT-01, COH-ACT-07).
  static void discard(CityState s, int card) {
    s.zones.add(CardZones.DISCARD, card);
    s.knownBy[card] = (byte) ((1 << s.seats()) - 1);
  }

  static void discardFromHand(CityState s, int seat, int card) {
    s.zones.remove(hand(seat), card);
    s.reveal(seat);
    discard(s, card);
  }

  /// Passes a card from hand to hand; only the two know which (COH-NEG-09, COH-SHR-13).
  static void pass(CityState s, int from, int to, int card) {
    s.zones.remove(hand(from), card);
    s.zones.add(hand(to), card);
    s.knownBy[card] = (byte) (1 << from | 1 << to);
  }

  /// The top card of the deck; NONE when it is empty: no new cards come (COH-ACT-06).
  static int draw(CityState s, int seat, Out out) {
    if (s.zones.isEmpty(CardZones.DECK)) {
      return CityState.NONE;
    }
    int card = s.zones.draw(CardZones.DECK);
    s.reveal();
    s.zones.add(hand(seat), card);
    s.knownBy[card] = (byte) (1 << seat);
    out.tell(1 << seat, CityEvent.YOU_DREW, card, 0, 0, 0);
    return card;
  }

  /// A random card of another hand; only robber and victim learn which (COH-CARD-14).
  static void steal(CityState s, int robber, int victim, Out out) {
    int card = s.zones.at(hand(victim), s.chance.below(s.zones.size(hand(victim))));
    s.reveal();
    pass(s, victim, robber, card);
    out.tell(CityEvent.STOLEN, robber, victim);
    out.tell(1 << robber | 1 << victim, CityEvent.STOLEN_CARD, robber, victim, card, 0);
  }

  /// `gun`, or `gun~2` for another one of the same kind, among the cards of a zone.
  static String id(CityState s, int card) {
    return s.content.action(card).id();
  }
}
