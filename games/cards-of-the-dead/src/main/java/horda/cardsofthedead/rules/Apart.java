package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// Tells equal lines apart: two cards of one name that are not the same to choose have another
/// back, which matters where they are discarded to, or lie in another place.
final class Apart {
  private static final String[] WHERE = {"hand", "reserve", "worn", "equipped", "loaded"};

  private Apart() {}

  /// The option with what tells its cards from others of the same name that the seat has.
  static Option told(CardsState s, int seat, Option option) {
    List<Ref> args = new ArrayList<>(option.label().args());
    boolean changed = false;
    for (int i = 0; i < args.size(); i++) {
      if (args.get(i).kind().equals("card")) {
        Ref better = told(s, seat, args.get(i), option.label().key());
        changed |= better != args.get(i);
        args.set(i, better);
      }
    }
    return changed
        ? new Option(option.id(), new Phrase(option.label().key(), args), option.targets())
        : option;
  }

  private static Ref told(CardsState s, int seat, Ref ref, String key) {
    int card = ref.id();
    int where = where(s, seat, card);
    if (where == NONE) {
      return ref;
    }
    boolean byBack = false;
    boolean byPlace = false;
    for (int place = 0; place < WHERE.length; place++) {
      for (int i = 0; i < size(s, seat, place); i++) {
        int other = at(s, seat, place, i);
        if (other != card && s.type(other) == s.type(card)) {
          boolean sameBack = s.content.back(other) == s.content.back(card);
          byBack |= !sameBack;
          byPlace |= sameBack && place != where;
        }
      }
    }
    // The words of other options say themselves where the card lies.
    byPlace &=
        switch (key) {
          case "option.pick-up-for", "option.give", "option.give-up", "option.discard" -> true;
          default -> false;
        };
    if (byBack) {
      return new Ref(byPlace ? "backed-" + WHERE[where] : "backed", card);
    }
    return byPlace ? new Ref("lying-" + WHERE[where], card) : ref;
  }

  private static int where(CardsState s, int seat, int card) {
    for (int place = 0; place < WHERE.length; place++) {
      for (int i = 0; i < size(s, seat, place); i++) {
        if (at(s, seat, place, i) == card) {
          return place;
        }
      }
    }
    return NONE;
  }

  private static int size(CardsState s, int seat, int place) {
    return switch (place) {
      case 0 -> s.zones.size(CardZones.hand(seat));
      case 1 -> s.zones.size(CardZones.reserve(seat));
      case 2 -> s.zones.size(CardZones.worn(seat));
      case 3 -> s.equipped[seat] == NONE ? 0 : 1;
      default -> s.loaded[seat] == NONE ? 0 : 1;
    };
  }

  private static int at(CardsState s, int seat, int place, int i) {
    return switch (place) {
      case 0 -> s.zones.at(CardZones.hand(seat), i);
      case 1 -> s.zones.at(CardZones.reserve(seat), i);
      case 2 -> s.zones.at(CardZones.worn(seat), i);
      case 3 -> s.equipped[seat];
      default -> s.loaded[seat];
    };
  }
}
