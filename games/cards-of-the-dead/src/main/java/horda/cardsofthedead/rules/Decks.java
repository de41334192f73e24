package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Out;

/// DECK: building, drawing and discarding.
final class Decks {
  /// How many cards of the old pile go on top with the new Day's cards in the hard game
  /// (COD-END-09).
  private static final int HARD_CARDS = 10;

  private static final int CITY_CARDS = 4;

  private Decks() {}

  /// Draws a Common card, renewing the pile from the discards (COD-DECK-06); NONE when both are
  /// empty.
  static int drawCommon(CardsState s, Out out) {
    if (s.zones.isEmpty(CardZones.COMMON)) {
      if (s.zones.isEmpty(CardZones.COMMON_DISCARD)) {
        return NONE;
      }
      s.zones.moveAll(
          CardZones.COMMON_DISCARD, CardZones.COMMON); // no seam is left in an empty pile
      s.zones.shuffle(CardZones.COMMON, s.chance);
      out.tell(CardsEvent.RESHUFFLED);
    }
    s.reveal();
    int card = s.zones.draw(CardZones.COMMON);
    forgetSeams(s);
    return card;
  }

  /// What was drawn lies no longer at the bottom.
  private static void forgetSeams(CardsState s) {
    int left = s.zones.size(CardZones.COMMON);
    s.beforeDay2 = Math.min(s.beforeDay2, left);
    s.beforeDay3 = Math.min(s.beforeDay3, left);
  }

  /// The same for Kit cards (COD-DECK-07).
  static int drawKit(CardsState s, Out out) {
    if (s.zones.isEmpty(CardZones.KIT)) {
      if (s.zones.isEmpty(CardZones.KIT_DISCARD)) {
        return NONE;
      }
      s.zones.moveAll(CardZones.KIT_DISCARD, CardZones.KIT);
      s.zones.shuffle(CardZones.KIT, s.chance);
      out.tell(CardsEvent.KIT_RESHUFFLED);
    }
    s.reveal();
    return s.zones.draw(CardZones.KIT);
  }

  /// A discarded card goes by its back (COD-DECK-08).
  static void discard(CardsState s, int card) {
    s.zones.add(discardZone(s, card), card);
  }

  private static int discardZone(CardsState s, int card) {
    return switch (s.content.back(card)) {
      case COMMON -> CardZones.COMMON_DISCARD;
      case KIT -> CardZones.KIT_DISCARD;
      case CALL, EPIC -> CardZones.pile(s.content.letter(card));
      case THREAT -> CardZones.THREATS_IN_FORCE;
      case CITY -> card == s.content.exit() ? CardZones.ASIDE : CardZones.OUT;
      case SET, PHARMACY, MARKET -> CardZones.OUT;
    };
  }

  /// Day 1: only its own Common cards (COD-DECK-03). Later the new ones are shuffled in
  /// (COD-DECK-04, COD-END-09).
  static void addCommonCards(CardsState s, int day, Out out) {
    int old = s.zones.size(CardZones.COMMON);
    takeFromBox(s, day);
    int added = s.zones.size(CardZones.COMMON) - old;
    int untouched = 0;
    if (s.hard && day > 1) {
      untouched = Math.max(0, old - HARD_CARDS);
      out.tell(CardsEvent.HARD_PILE);
    }
    s.beforeDay2 = day == 2 ? untouched : Math.min(s.beforeDay2, untouched);
    s.beforeDay3 = day == 3 ? untouched : 0;
    s.zones.shuffleTop(CardZones.COMMON, old + added - untouched, s.chance);
  }

  private static void takeFromBox(CardsState s, int day) {
    for (int i = s.zones.size(CardZones.BOX) - 1; i >= 0; i--) {
      if (s.content.day(s.zones.at(CardZones.BOX, i)) == day) {
        s.zones.add(CardZones.COMMON, s.zones.take(CardZones.BOX, i));
      }
    }
  }

  /// EXIT and four City cards, shuffled together, lie on top of the City pile (COD-DECK-01,
  /// COD-DECK-02).
  static int buildCityRow(CardsState s) {
    int cards = Math.min(CITY_CARDS, s.zones.size(CardZones.CITY));
    s.zones.add(CardZones.CITY, s.zones.draw(CardZones.ASIDE));
    s.zones.shuffleTop(CardZones.CITY, cards + 1, s.chance);
    return cards + 1;
  }
}
