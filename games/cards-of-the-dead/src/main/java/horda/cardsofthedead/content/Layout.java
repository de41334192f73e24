package horda.cardsofthedead.content;

import horda.engine.Data;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All spots, numbered in dealing order (COD-DEPLOY-01): the Main Zone first, then the Indoor Zone.
public record Layout(List<Spot> spots, int mainSize) {
  static Layout read(Data layouts) {
    List<Spot> main = zone(layouts.at("main"), 0);
    List<Spot> indoor = zone(layouts.at("indoor"), main.size());
    List<Spot> all = new ArrayList<>(main);
    all.addAll(indoor);
    if (all.size() > Long.SIZE) {
      throw new Data.Fault(layouts, "at most 64 spots in both zones, not " + all.size());
    }
    return new Layout(List.copyOf(all), main.size());
  }

  private static List<Spot> zone(Data rows, int first) {
    List<Spot> bare = new ArrayList<>();
    for (Data row : rows.items()) {
      String back = row.at("back").text();
      for (Data x : row.at("x").items()) {
        bare.add(
            new Spot(
                row.at("row").num(), x.num(), !back.equals("common"), row.num("players", 1), 0));
      }
    }
    bare.sort(Comparator.comparingInt(Spot::row).thenComparingInt(Spot::x));
    List<Spot> spots = new ArrayList<>();
    for (Spot spot : bare) {
      long covered = 0;
      for (int i = 0; i < bare.size(); i++) {
        Spot below = bare.get(i);
        if (below.row() == spot.row() + 1 && Math.abs(below.x() - spot.x()) == 1) {
          covered |= 1L << first + i;
        }
      }
      spots.add(new Spot(spot.row(), spot.x(), spot.venue(), spot.players(), covered));
    }
    return spots;
  }

  public int size() {
    return spots.size();
  }

  public boolean isIndoor(int spot) {
    return spot >= mainSize;
  }

  public long mainMask() {
    return (1L << mainSize) - 1;
  }

  public long indoorMask() {
    return (1L << size()) - 1 & ~mainMask();
  }

  /// For every spot the bit set of all that lie on it, on those, and so on.
  long[] under() {
    long[] under = new long[size()];
    // Those that lie on a spot come later in dealing order.
    for (int n = size() - 1; n >= 0; n--) {
      under[n] = spots.get(n).coveredBy();
      for (long rest = under[n]; rest != 0; rest &= rest - 1) {
        under[n] |= under[Long.numberOfTrailingZeros(rest)];
      }
    }
    return under;
  }

  long venueMask() {
    long mask = 0;
    for (int n = 0; n < size(); n++) {
      mask |= spots.get(n).venue() ? 1L << n : 0;
    }
    return mask;
  }
}
