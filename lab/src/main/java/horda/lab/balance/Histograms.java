package horda.lab.balance;

import horda.lab.experiment.Clock;
import horda.lab.experiment.Conduct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Sorts figures into bars of a round width.
final class Histograms {
  private static final int MOST_BARS = 24;

  /// Bounds of bars of thinking times, in microseconds.
  private static final long[] BOUNDS = {
    10, 100, 1_000, 10_000, 100_000, 110_000, 1_000_000, 1_010_000
  };

  private static final String[] BOUND_TITLES = {
    "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "110 ms", "1 s", "1.01 s", "…"
  };

  private Histograms() {}

  static Report.Histogram of(String kind, Label title, int players, long[] values) {
    TreeMap<Integer, Long> counts = new TreeMap<>();
    for (long value : values) {
      counts.merge((int) value, 1L, Long::sum);
    }
    return of(kind, title, players, counts);
  }

  static Report.Histogram of(String kind, Label title, int players, Map<Integer, Long> counts) {
    TreeMap<Integer, Long> sorted = new TreeMap<>(counts);
    int least = sorted.firstKey();
    int most = sorted.lastKey();
    int step = step(most - least + 1);
    int from = Math.floorDiv(least, step) * step;
    long[] bars = new long[Math.floorDiv(most - from, step) + 1];
    double sum = 0;
    long cases = 0;
    for (Map.Entry<Integer, Long> count : sorted.entrySet()) {
      bars[(count.getKey() - from) / step] += count.getValue();
      sum += (double) count.getKey() * count.getValue();
      cases += count.getValue();
    }
    return new Report.Histogram(
        kind, title, players, from, step, Arrays.stream(bars).boxed().toList(), sum / cases);
  }

  /// 1, 2, 5, 10, 20, 50…
  private static int step(int width) {
    int step = 1;
    int[] factors = {2, 5, 10};
    int unit = 1;
    int i = 0;
    while ((width + step - 1) / step > MOST_BARS) {
      step = unit * factors[i];
      i++;
      if (i == factors.length) {
        i = 0;
        unit *= 10;
      }
    }
    return step;
  }

  static Report.Thinking thinking(String bot, Conduct conduct) {
    Clock clock = conduct.clock();
    long[] bars = new long[BOUNDS.length + 1];
    for (Map.Entry<Integer, Long> step : clock.steps().entrySet()) {
      long micros = Clock.upper(step.getKey()) / 1_000;
      int bar = 0;
      while (bar < BOUNDS.length && micros > BOUNDS[bar]) {
        bar++;
      }
      bars[bar] += step.getValue();
    }
    int last = bars.length - 1;
    while (last > 0 && bars[last] == 0) {
      last--;
    }
    List<Long> kept = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      kept.add(bars[i]);
    }
    return new Report.Thinking(
        bot,
        conduct.decisions(),
        clock.meanMillis(),
        clock.millisAt(0.99),
        clock.millisAt(0.999),
        clock.longestMillis(),
        kept,
        List.of(BOUND_TITLES).subList(0, last + 1));
  }
}
