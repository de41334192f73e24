package horda.trials;

import horda.cardsofthedead.state.CardsState;
import horda.cityofhorror.state.CityState;
import horda.engine.State;
import horda.engine.Zones;
import java.util.BitSet;

/// What lies face down for somebody, read from the true state and not from any view of it: cards by
/// number, as they stand in `action:12` or `card:12`.
enum Hidden {
  CARDS_OF_THE_DEAD("card") {
    @Override
    BitSet from(int viewer, State state) {
      Zones zones = ((CardsState) state).zones;
      BitSet cards = new BitSet();
      for (int pile :
          new int[] {
            horda.cardsofthedead.state.CardZones.COMMON,
            horda.cardsofthedead.state.CardZones.KIT,
            horda.cardsofthedead.state.CardZones.CITY,
            horda.cardsofthedead.state.CardZones.THREATS,
            horda.cardsofthedead.state.CardZones.PHARMACY,
            horda.cardsofthedead.state.CardZones.MARKET
          }) {
        add(zones, pile, cards);
      }
      return cards;
    }
  },

  CITY_OF_HORROR("action") {
    @Override
    BitSet from(int viewer, State state) {
      CityState s = (CityState) state;
      BitSet cards = new BitSet();
      add(s.zones, horda.cityofhorror.state.CardZones.DECK, cards);
      add(s.zones, horda.cityofhorror.state.CardZones.REMOVED, cards);
      for (int place = 0; place < horda.cityofhorror.content.Place.CORNERS; place++) {
        add(s.zones, horda.cityofhorror.state.CardZones.supply(place), cards);
      }
      for (int seat = 0; seat < s.seats(); seat++) {
        if (seat != viewer && !s.over) {
          add(s.zones, horda.cityofhorror.state.CardZones.hand(seat), cards);
          add(s.zones, horda.cityofhorror.state.CardZones.kept(seat), cards);
        }
      }
      if (viewer >= 0) {
        for (int card = 0; card < s.knownBy.length; card++) {
          if ((s.knownBy[card] & 1 << viewer) != 0) {
            cards.clear(card);
          }
        }
      }
      return cards;
    }
  };

  /// The word before the number.
  final String kind;

  Hidden(String kind) {
    this.kind = kind;
  }

  /// The cards that `viewer` (-1: an onlooker) cannot know by looking at the table now.
  abstract BitSet from(int viewer, State state);

  static Hidden of(String game) {
    return valueOf(game.replace('-', '_').toUpperCase(java.util.Locale.ROOT));
  }

  private static void add(Zones zones, int zone, BitSet cards) {
    for (int i = 0; i < zones.size(zone); i++) {
      cards.set(zones.at(zone, i));
    }
  }
}
