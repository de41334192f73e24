package horda.cardsofthedead.stage;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Data;
import horda.engine.Known;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The Deployment Area: `layout`, `gone`, `face-up` and `known`.
final class Spots {
  private final CardsState s;
  private final CardFinder finder;

  Spots(CardsState s, CardFinder finder) {
    this.s = s;
    this.finder = finder;
  }

  static String id(Spot spot) {
    return spot.row() + "." + spot.x();
  }

  /// The spot where a card lies.
  int of(int card) {
    int n = find(card);
    if (n == NONE) {
      throw new IllegalStateException("card " + card + " lies nowhere");
    }
    return n;
  }

  private int find(int card) {
    for (int n = 0; n < s.spot.length; n++) {
      if (s.spot[n] == card) {
        return n;
      }
    }
    return NONE;
  }

  /// A card leaves: a Common one is replaced from the pile, as if another had been dealt there;
  /// others leave a gap, as if they had been turned.
  void refill(int n) {
    boolean common = s.content.back(s.spot[n]) == Back.COMMON;
    int spare = common ? finder.spareCommon() : NONE;
    if (spare == NONE) {
      empty(n);
    } else {
      s.spot[n] = (short) spare;
    }
  }

  private void empty(int n) {
    long others = ~(1L << n);
    s.spot[n] = NONE;
    s.laid &= others;
    s.faceUp &= others;
    s.known &= others;
  }

  /// `"4.3": zombie`: that card lies there.
  void layout(Data layout) {
    for (String key : layout.keys()) {
      Data word = layout.at(key);
      int n = spot(word, key);
      int card = finder.claim(word, backs(n));
      if (s.spot[n] != card) {
        lay(n, card, word);
      }
    }
  }

  /// Cards of the layout change places; one from elsewhere sends the old one home.
  private void lay(int n, int card, Data word) {
    int old = s.spot[n];
    int from = find(card);
    if (from != NONE && old != NONE) {
      s.spot[from] = (short) old;
    } else {
      finder.lift(card);
      putAside(n, old, word);
    }
    s.spot[n] = (short) card;
    s.laid |= 1L << n;
  }

  /// What lay on a spot goes home; EXIT, which is certain to lie in row 1, changes its place.
  private void putAside(int n, int card, Data word) {
    if (card == NONE) {
      return;
    }
    if (card != s.content.exit()) {
      finder.putHome(card);
      return;
    }
    for (int other = 0; other < s.content.layout().mainSize(); other++) {
      boolean free = s.spot[other] != NONE && !finder.isClaimed(s.spot[other]);
      if (other != n && free && s.content.layout().spots().get(other).venue()) {
        finder.putHome(s.spot[other]);
        s.spot[other] = (short) card;
        return;
      }
    }
    throw new Data.Fault(word, "EXIT must lie in row 1 or on a space; name where");
  }

  private Set<Back> backs(int n) {
    if (!s.content.layout().spots().get(n).venue()) {
      return EnumSet.of(Back.COMMON);
    }
    return EnumSet.of(
        n < s.content.layout().mainSize()
            ? Back.CITY
            : s.zone == CardsState.IN_PHARMACY ? Back.PHARMACY : Back.MARKET);
  }

  /// `gone: ["4.3"]`: nothing lies there any more.
  void gone(Data list) {
    for (Data word : list.items()) {
      int n = spot(word, word.text());
      int card = s.spot[n];
      if (card == NONE) {
        continue;
      }
      boolean common = s.content.back(card) == Back.COMMON;
      empty(n);
      if (common || card == s.content.exit()) {
        putAside(n, card, word);
      } else {
        s.zones.add(CardZones.OUT, card);
      }
    }
  }

  void faceUp(Data list) {
    for (Data word : list.items()) {
      long bit = bit(word);
      s.faceUp |= bit;
      s.known &= ~bit;
    }
  }

  void known(Data list) {
    for (Data word : list.items()) {
      long bit = bit(word);
      s.known |= bit;
      s.faceUp &= ~bit;
    }
  }

  private long bit(Data word) {
    int n = spot(word, word.text());
    if (s.spot[n] == NONE) {
      throw new Data.Fault(word, "no card lies at " + word.text());
    }
    return 1L << n;
  }

  private int spot(Data at, String id) {
    for (int n = 0; n < s.spot.length; n++) {
      if (isHere(n) && id(s.content.layout().spots().get(n)).equals(id)) {
        return n;
      }
    }
    List<String> here =
        IntStream.range(0, s.spot.length)
            .filter(this::isHere)
            .mapToObj(n -> id(s.content.layout().spots().get(n)))
            .toList();
    throw new Known("spot of this table", here).fault(at, id);
  }

  private boolean isHere(int n) {
    return s.content.layout().isIndoor(n)
        ? s.zone != CardsState.MAIN
        : s.content.layout().spots().get(n).players() <= s.seats();
  }
}
