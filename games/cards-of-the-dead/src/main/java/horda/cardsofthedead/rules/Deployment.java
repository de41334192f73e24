package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Layout;
import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Out;

/// DEPLOY: cards are dealt face down in overlapping rows.
final class Deployment {
  private Deployment() {}

  /// City cards in row 1, Common cards in the others; more rows with more players (COD-DEPLOY-02,
  /// COD-DEPLOY-03).
  static void dealMain(CardsState s, Out out) {
    int city = Decks.buildCityRow(s);
    Layout layout = s.content.layout();
    for (int n = 0; n < layout.mainSize(); n++) {
      Spot spot = layout.spots().get(n);
      if (spot.players() > s.seats()) {
        continue;
      }
      if (!spot.venue()) {
        layCommon(s, n, out);
      } else if (city > 0) {
        lay(s, n, s.zones.draw(CardZones.CITY));
        city--;
      }
    }
  }

  /// Five venue cards and two Common cards (COD-DEPLOY-04).
  static void dealIndoor(CardsState s, int pile, Out out) {
    Layout layout = s.content.layout();
    for (int n = layout.mainSize(); n < layout.size(); n++) {
      if (!layout.spots().get(n).venue()) {
        layCommon(s, n, out);
      } else if (!s.zones.isEmpty(pile)) {
        lay(s, n, s.zones.draw(pile));
      }
    }
  }

  /// If Common cards run out the position stays empty (COD-DEPLOY-07).
  private static void layCommon(CardsState s, int n, Out out) {
    if (s.zones.isEmpty(CardZones.COMMON) && s.zones.isEmpty(CardZones.COMMON_DISCARD)) {
      return;
    }
    int size = s.zones.size(CardZones.COMMON);
    if (size > 0 && size <= s.beforeDay2) {
      s.dealtBeforeDay2 |= 1L << n;
    } else if (size > 0 && size <= s.beforeDay3) {
      s.dealtBeforeDay3 |= 1L << n;
    }
    lay(s, n, Decks.drawCommon(s, out));
  }

  private static void lay(CardsState s, int n, int card) {
    s.spot[n] = (short) card;
    s.laid |= 1L << n;
  }

  /// Takes a card out of the Deployment Area.
  static int lift(CardsState s, int n) {
    int card = s.spot[n];
    long gone = ~(1L << n);
    s.spot[n] = NONE;
    s.laid &= gone;
    s.faceUp &= gone;
    s.known &= gone;
    s.dealtBeforeDay2 &= gone;
    s.dealtBeforeDay3 &= gone;
    return card;
  }

  /// Everything of these spots is discarded.
  static void clear(CardsState s, long spots) {
    for (long rest = s.laid & spots; rest != 0; rest &= rest - 1) {
      Decks.discard(s, lift(s, Long.numberOfTrailingZeros(rest)));
    }
  }
}
