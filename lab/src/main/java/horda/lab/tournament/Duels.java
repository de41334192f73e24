package horda.lab.tournament;

import horda.lab.GameRow;
import horda.lab.experiment.Arm;
import horda.lab.experiment.Gathered;
import horda.lab.stats.Bootstrap;
import horda.lab.stats.BradleyTerry;
import horda.lab.stats.Interval;
import java.util.List;

/// Every game as a set of duels: each seat against each other seat of another bot. Who won is ahead
/// of who did not; among others the score decides.
final class Duels {
  private final List<String> bots;

  /// By deal: for each two bots how often the first was ahead, level, behind.
  private final long[][][] ahead;

  private final long[][][] level;

  Duels(Gathered gathered, List<String> bots) {
    this.bots = bots;
    int deals = gathered.experiment().deals();
    ahead = new long[deals][bots.size()][bots.size()];
    level = new long[deals][bots.size()][bots.size()];
    for (int arm = 0; arm < gathered.experiment().arms().size(); arm++) {
      List<GameRow> rows = gathered.rows(arm);
      for (int deal = 0; deal < rows.size(); deal++) {
        count(gathered.experiment().arms().get(arm), rows.get(deal), deal);
      }
    }
  }

  private void count(Arm arm, GameRow row, int deal) {
    for (int a = 0; a < arm.seats(); a++) {
      for (int b = 0; b < arm.seats(); b++) {
        int bot = bots.indexOf(arm.bot(a));
        int other = bots.indexOf(arm.bot(b));
        if (bot != other) {
          int order = compare(row, a, b);
          ahead[deal][bot][other] += order > 0 ? 1 : 0;
          level[deal][bot][other] += order == 0 ? 1 : 0;
        }
      }
    }
  }

  private static int compare(GameRow row, int a, int b) {
    int won = Boolean.compare(row.won(a), row.won(b));
    return won != 0 ? won : row.won(a) ? 0 : Integer.compare(row.score(a), row.score(b));
  }

  long ahead(int a, int b) {
    long sum = 0;
    for (long[][] deal : ahead) {
      sum += deal[a][b];
    }
    return sum;
  }

  long level(int a, int b) {
    long sum = 0;
    for (long[][] deal : level) {
      sum += deal[a][b];
    }
    return sum;
  }

  double[] ratings() {
    int[] once = new int[ahead.length];
    java.util.Arrays.fill(once, 1);
    return ratings(once);
  }

  /// All games of a deal are drawn together, for they share their luck.
  Interval[] intervals() {
    return Bootstrap.of(ahead.length, this::ratings);
  }

  private double[] ratings(int[] times) {
    int size = bots.size();
    double[][] wins = new double[size][size];
    for (int deal = 0; deal < times.length; deal++) {
      for (int a = 0; times[deal] > 0 && a < size; a++) {
        for (int b = 0; b < size; b++) {
          wins[a][b] += times[deal] * (ahead[deal][a][b] + level[deal][a][b] / 2.0);
        }
      }
    }
    return BradleyTerry.ratings(wins);
  }
}
