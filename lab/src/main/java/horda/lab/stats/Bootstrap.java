package horda.lab.stats;

import horda.engine.Chance;
import horda.engine.Seed;
import java.util.Arrays;
import java.util.function.Function;

/// Draws the deals again and again to see how much a figure depends on which ones came up.
public final class Bootstrap {
  /// Enough for two digits of an interval.
  public static final int ROUNDS = 1_000;

  private Bootstrap() {}

  /// @param figures from how often each deal was drawn
  /// @return one interval a figure
  public static Interval[] of(int deals, Function<int[], double[]> figures) {
    Chance chance = new Chance(Seed.of(1));
    double[][] drawn = new double[ROUNDS][];
    for (int round = 0; round < ROUNDS; round++) {
      int[] times = new int[deals];
      for (int i = 0; i < deals; i++) {
        times[chance.below(deals)]++;
      }
      drawn[round] = figures.apply(times);
    }
    Interval[] intervals = new Interval[drawn[0].length];
    for (int i = 0; i < intervals.length; i++) {
      double[] sorted = new double[ROUNDS];
      for (int round = 0; round < ROUNDS; round++) {
        sorted[round] = drawn[round][i];
      }
      Arrays.sort(sorted);
      intervals[i] = new Interval(sorted[ROUNDS / 40], sorted[ROUNDS - 1 - ROUNDS / 40]);
    }
    return intervals;
  }
}
