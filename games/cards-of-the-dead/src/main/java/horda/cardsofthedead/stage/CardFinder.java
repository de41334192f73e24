package horda.cardsofthedead.stage;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Finds a copy for a word such as `bat` or `kit:bat` that no other word has claimed, always the
/// same one, and keeps the table whole where it is taken away.
final class CardFinder {
  /// In the Play Area no Starting Set, Kit or Epic card ever lies.
  static final Set<Back> FOR_SPACES =
      EnumSet.of(Back.COMMON, Back.CITY, Back.PHARMACY, Back.MARKET, Back.CALL);

  static final Set<Back> FOR_SURVIVORS = EnumSet.complementOf(EnumSet.of(Back.THREAT));

  /// Rather from a pile than from what lies on the table, and late Days last.
  private static final int FROM_LAYOUT = 3;

  private static final int FROM_BOX = 4;
  private static final int FROM_SURVIVOR = 5;
  private static final int RANKS = 8;

  private final CardsState s;
  private final Spots spots;
  private final boolean[] claimed;

  CardFinder(CardsState s) {
    this.s = s;
    this.spots = new Spots(s, this);
    this.claimed = new boolean[s.content.size()];
  }

  Spots spots() {
    return spots;
  }

  boolean isClaimed(int card) {
    return claimed[card];
  }

  /// Claims a card and takes it from where it lies.
  int take(Data word, Set<Back> backs) {
    int card = claim(word, backs);
    lift(card);
    return card;
  }

  /// Claims a card and leaves it where it lies.
  int claim(Data word, Set<Back> backs) {
    String text = word.text();
    int colon = text.indexOf(':');
    Set<Back> wanted = EnumSet.copyOf(backs);
    if (colon >= 0) {
      wanted.retainAll(EnumSet.of(back(word, text.substring(0, colon))));
    }
    CardType type = type(word, text.substring(colon + 1));
    int best = NONE;
    for (int card = s.content.size() - 1; card >= 0; card--) {
      boolean fits =
          s.type(card) == type && !claimed[card] && wanted.contains(s.content.back(card));
      if (fits && (best == NONE || rank(card) <= rank(best))) {
        best = card;
      }
    }
    if (best == NONE) {
      throw new Data.Fault(word, "no '" + text + "' that may lie here is left");
    }
    claimed[best] = true;
    return best;
  }

  private static Back back(Data word, String prefix) {
    for (Back back : Back.values()) {
      if (back.id().equals(prefix)) {
        return back;
      }
    }
    throw new Known("back", Stream.of(Back.values()).map(Back::id).toList()).fault(word, prefix);
  }

  private CardType type(Data word, String id) {
    CardType type = s.content.findType(id);
    if (type == null) {
      List<String> all = s.content.types().stream().map(CardType::id).sorted().toList();
      throw new Known("card", all).fault(word, id);
    }
    return type;
  }

  private int rank(int card) {
    return s.content.back(card).ordinal() * RANKS + placeRank(card);
  }

  private int placeRank(int card) {
    int zone = zoneOf(card);
    if (zone == NONE) {
      return FROM_LAYOUT;
    }
    if (zone >= CardZones.hand(0)) {
      return FROM_SURVIVOR;
    }
    return switch (s.zones.plan().name(zone)) {
      case "box" -> FROM_BOX;
      case "out-of-the-game" -> 2;
      case "common-discard", "kit-discard" -> 1;
      default -> 0;
    };
  }

  private int zoneOf(int card) {
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      if (s.zones.contains(zone, card)) {
        return zone;
      }
    }
    return NONE;
  }

  /// Takes a card from its pile or from its spot, where another one may take its place.
  void lift(int card) {
    int zone = zoneOf(card);
    if (zone != NONE) {
      s.zones.remove(zone, card);
    } else {
      spots.refill(spots.of(card));
    }
  }

  /// The bottommost Common card that nobody has claimed, or NONE.
  int spareCommon() {
    for (int i = 0; i < s.zones.size(CardZones.COMMON); i++) {
      if (!claimed[s.zones.at(CardZones.COMMON, i)]) {
        return s.zones.take(CardZones.COMMON, i);
      }
    }
    return NONE;
  }

  /// Puts a card below the pile that it came from, as if it had not come up yet.
  void putHome(int card) {
    switch (s.content.back(card)) {
      case COMMON -> {
        boolean early = s.content.day(card) <= s.day;
        s.zones.insert(early ? CardZones.COMMON : CardZones.BOX, 0, card);
      }
      case KIT -> s.zones.insert(CardZones.KIT, 0, card);
      case SET -> s.zones.add(CardZones.OUT, card);
      case CITY -> s.zones.insert(CardZones.CITY, 0, card);
      case PHARMACY -> venueHome(card, CardsState.IN_PHARMACY, CardZones.PHARMACY);
      case MARKET -> venueHome(card, CardsState.IN_MARKET, CardZones.MARKET);
      case CALL, EPIC -> s.zones.add(CardZones.pile(s.content.letter(card)), card);
      case THREAT -> s.zones.insert(CardZones.THREATS, 0, card);
    }
  }

  private void venueHome(int card, int venue, int pile) {
    s.zones.insert((s.venuesEntered & venue) != 0 ? CardZones.OUT : pile, 0, card);
  }

  /// Puts all cards of a zone home.
  void sweep(int zone) {
    while (!s.zones.isEmpty(zone)) {
      putHome(s.zones.draw(zone));
    }
  }
}
