package horda.cardsofthedead.bot;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Layout;
import horda.cardsofthedead.state.CardsState;

/// Which card to turn: the one on the shortest ways to where the way out may lie.
final class Way {
  private Way() {}

  /// From 0 to about 40.
  static int worth(CardsState s, int n) {
    int bonus = 0;
    if ((s.known >>> n & 1) != 0) {
      CardType type = s.type(s.spot[n]);
      if (type.isWayOut()) {
        return 40;
      }
      bonus = type.isResource() ? 8 : type.isZombie() ? -8 : 0;
    }
    return bonus + nearness(s, n);
  }

  private static int nearness(CardsState s, int n) {
    Layout layout = s.content.layout();
    long row = s.laid & ~s.faceUp & s.zoneSpots() & s.content.venueSpots();
    boolean seen = false;
    for (long rest = row & s.known; rest != 0; rest &= rest - 1) {
      int spot = Long.numberOfTrailingZeros(rest);
      if (s.type(s.spot[spot]).isWayOut()) {
        row = 1L << spot;
        seen = true;
        break;
      }
    }
    int sum = 0;
    for (long rest = seen ? row : row & ~s.known; rest != 0; rest &= rest - 1) {
      int spot = Long.numberOfTrailingZeros(rest);
      long under = s.content.under(spot) & s.laid | 1L << spot;
      if ((under >>> n & 1) != 0) {
        sum += 64 >> Math.min(6, Long.bitCount(under));
      }
    }
    return Math.min(36, sum);
  }

  /// How many turns it takes, about, until the way out of the Main Zone is found.
  static float left(CardsState s) {
    long row = s.laid & s.content.layout().mainMask() & s.content.venueSpots();
    long unseen = row & ~s.known;
    int spots = 0;
    int sum = 0;
    for (long rest = row; rest != 0; rest &= rest - 1) {
      int spot = Long.numberOfTrailingZeros(rest);
      int steps = Long.bitCount(s.content.under(spot) & s.laid);
      boolean certain = ((s.known | s.faceUp) >>> spot & 1) != 0 && s.type(s.spot[spot]).isWayOut();
      if (certain) {
        return steps + 1;
      }
      if ((unseen >>> spot & 1) != 0) {
        spots++;
        sum += steps + 1;
      }
    }
    return spots == 0 ? 0 : (float) sum / spots;
  }
}
