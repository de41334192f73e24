package horda.cardsofthedead;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Chance;
import horda.engine.Seed;

/// A table that looks the same to everybody but may be another one: face-down cards that nobody has
/// seen and the order of piles are drawn again, each possibility with the same chance.
final class Imagining {
  private final CardsState s;
  private final Chance chance;

  private Imagining(CardsState s, Chance chance) {
    this.s = s;
    this.chance = chance;
  }

  static CardsState from(CardsState state, Chance chance) {
    CardsState copy = state.copy();
    copy.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    Imagining imagining = new Imagining(copy, chance);
    for (int pile :
        new int[] {CardZones.KIT, CardZones.THREATS, CardZones.PHARMACY, CardZones.MARKET}) {
      copy.zones.shuffle(pile, chance);
    }
    imagining.common();
    imagining.city();
    imagining.venue();
    return copy;
  }

  /// Face-down spots with this back whose face nobody has seen.
  private long unseen(Back back) {
    long result = 0;
    for (long rest = s.laid & ~s.faceUp & ~s.known; rest != 0; rest &= rest - 1) {
      int n = Long.numberOfTrailingZeros(rest);
      if (s.content.back(s.spot[n]) == back) {
        result |= 1L << n;
      }
    }
    return result;
  }

  /// The pile and the unseen Common cards of the layout; in the hard game old cards only where the
  /// old pile lay.
  private void common() {
    long spots = unseen(Back.COMMON);
    int inPile = s.zones.size(CardZones.COMMON);
    short[] cards = new short[inPile + Long.bitCount(spots)];
    int n = 0;
    for (int i = 0; i < inPile; i++) {
      cards[n++] = (short) s.zones.at(CardZones.COMMON, i);
    }
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      cards[n++] = s.spot[Long.numberOfTrailingZeros(rest)];
    }
    chance.shuffle(cards, 0, cards.length);
    for (int newest = 1; newest <= 3; newest++) {
      fill(cards, spots, newest);
    }
  }

  /// Fills the places where a card of Day `newest` at most may lie, and no younger one.
  private void fill(short[] cards, long spots, int newest) {
    for (int i = 0; i < s.zones.size(CardZones.COMMON); i++) {
      int limit = i < s.beforeDay2 ? 1 : i < s.beforeDay3 ? 2 : 3;
      if (limit == newest) {
        s.zones.set(CardZones.COMMON, i, take(cards, newest));
      }
    }
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      int n = Long.numberOfTrailingZeros(rest);
      long bit = 1L << n;
      int limit = (s.dealtBeforeDay2 & bit) != 0 ? 1 : (s.dealtBeforeDay3 & bit) != 0 ? 2 : 3;
      if (limit == newest) {
        s.spot[n] = (short) take(cards, newest);
      }
    }
  }

  /// The next of the shuffled cards that is not younger.
  private int take(short[] cards, int newest) {
    for (int i = 0; i < cards.length; i++) {
      int card = cards[i];
      if (card != NONE && s.content.day(card) <= newest) {
        cards[i] = NONE;
        return card;
      }
    }
    throw new IllegalStateException("no Common card of Day " + newest + " or older is left");
  }

  /// City cards: EXIT is certainly among the unseen ones of the layout unless it has been seen
  /// (COD-DECK-01).
  private void city() {
    long spots = unseen(Back.CITY);
    if (spots == 0) {
      s.zones.shuffle(CardZones.CITY, chance);
      return;
    }
    int inPile = s.zones.size(CardZones.CITY);
    short[] cards = new short[inPile + Long.bitCount(spots)];
    int n = 0;
    boolean exitHere = false;
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      short card = s.spot[Long.numberOfTrailingZeros(rest)];
      exitHere |= card == s.content.exit();
      if (card != s.content.exit()) {
        cards[n++] = card;
      }
    }
    for (int i = 0; i < inPile; i++) {
      cards[n++] = (short) s.zones.at(CardZones.CITY, i);
    }
    chance.shuffle(cards, 0, n);
    int exitAt = exitHere ? chance.below(Long.bitCount(spots)) : NONE;
    int k = 0;
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      boolean exit = exitAt-- == 0;
      s.spot[Long.numberOfTrailingZeros(rest)] = exit ? (short) s.content.exit() : cards[k++];
    }
    for (int i = 0; i < inPile; i++) {
      s.zones.set(CardZones.CITY, i, cards[k++]);
    }
  }

  /// The unseen cards of an open venue change places among themselves.
  private void venue() {
    for (Back back : new Back[] {Back.PHARMACY, Back.MARKET}) {
      long spots = unseen(back);
      short[] cards = new short[Long.bitCount(spots)];
      int n = 0;
      for (long rest = spots; rest != 0; rest &= rest - 1) {
        cards[n++] = s.spot[Long.numberOfTrailingZeros(rest)];
      }
      chance.shuffle(cards, 0, n);
      for (long rest = spots; rest != 0; rest &= rest - 1) {
        s.spot[Long.numberOfTrailingZeros(rest)] = cards[--n];
      }
    }
  }
}
