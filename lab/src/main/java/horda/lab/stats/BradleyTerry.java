package horda.lab.stats;

import java.util.Arrays;

/// Strengths from who beat whom how often, such that a strength against another gives the share of
/// wins between them. On Elo's scale: 400 points are odds of ten to one, the mean is 1500.
public final class BradleyTerry {
  private static final int MOST_ROUNDS = 2_000;
  private static final double ENOUGH = 1e-7;

  /// One extra draw for each pair: a bot that has never lost is strong, not infinitely strong.
  private static final double DRAW = 0.5;

  private BradleyTerry() {}

  /// @param wins `wins[a][b]`: how often a was ahead of b, draws as halves
  public static double[] ratings(double[][] wins) {
    int size = wins.length;
    double[] strength = new double[size];
    Arrays.fill(strength, 1);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      if (improve(strength, wins) < ENOUGH) {
        break;
      }
    }
    double[] ratings = new double[size];
    for (int i = 0; i < size; i++) {
      ratings[i] = 400 * Math.log10(strength[i]);
    }
    double mean = Arrays.stream(ratings).average().orElse(0);
    for (int i = 0; i < size; i++) {
      ratings[i] += 1500 - mean;
    }
    return ratings;
  }

  /// One round of the usual iteration; returns how much it changed.
  private static double improve(double[] strength, double[][] wins) {
    double change = 0;
    for (int i = 0; i < strength.length; i++) {
      double won = 0;
      double faced = 0;
      for (int j = 0; j < strength.length; j++) {
        if (i != j) {
          won += wins[i][j] + DRAW;
          faced += (wins[i][j] + wins[j][i] + 2 * DRAW) / (strength[i] + strength[j]);
        }
      }
      double now = faced == 0 ? 1 : won / faced;
      change = Math.max(change, Math.abs(Math.log(now / strength[i])));
      strength[i] = now;
    }
    double mean = Arrays.stream(strength).map(Math::log).average().orElse(0);
    for (int i = 0; i < strength.length; i++) {
      strength[i] /= Math.exp(mean);
    }
    return change;
  }
}
