package horda.ruemorgue.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// How well counts agree with what was expected of them. Cells with little in them are put
/// together.
final class ChiSquare {
  private static final double LEAST = 8;

  private record Cells(List<double[]> cells) {
    void add(int cell, double expected, int observed) {
      while (cells.size() <= cell) {
        cells.add(new double[2]);
      }
      cells.get(cell)[0] += expected;
      cells.get(cell)[1] += observed;
    }
  }

  private final Map<String, Cells> tables = new TreeMap<>();
  private double sum;
  private int freedom;

  /// Adds the outcome of one trial with these chances; the last cell is for that much or more.
  void add(String table, List<Double> chances, int result) {
    Cells cells = tables.computeIfAbsent(table, _ -> new Cells(new ArrayList<>()));
    for (int cell = 0; cell < chances.size(); cell++) {
      cells.add(cell, chances.get(cell), Math.min(result, chances.size() - 1) == cell ? 1 : 0);
    }
  }

  void add(String table, double chance, boolean happened) {
    add(table, List.of(1 - chance, chance), happened ? 1 : 0);
  }

  /// How far the sum is from what it should be, in standard deviations (Wilson and Hilferty).
  double deviations() {
    sum = 0;
    freedom = 0;
    for (Cells table : tables.values()) {
      count(table);
    }
    double part = 2.0 / (9 * freedom);
    return (Math.cbrt(sum / freedom) - (1 - part)) / Math.sqrt(part);
  }

  private void count(Cells table) {
    double expected = 0;
    double observed = 0;
    int cells = 0;
    double found = 0;
    double[] last = {0, 0};
    for (double[] cell : table.cells()) {
      expected += cell[0];
      observed += cell[1];
      if (expected >= LEAST) {
        found += square(expected, observed);
        last = new double[] {expected, observed};
        cells++;
        expected = 0;
        observed = 0;
      }
    }
    if (expected > 0 && cells > 0) {
      found += square(last[0] + expected, last[1] + observed) - square(last[0], last[1]);
    }
    sum += cells > 1 ? found : 0;
    freedom += Math.max(0, cells - 1);
  }

  private static double square(double expected, double observed) {
    return (observed - expected) * (observed - expected) / expected;
  }

  /// How many cells there were to agree with, when last counted.
  int freedom() {
    return freedom;
  }
}
