package horda.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongFunction;

/// How much was done in what time.
///
/// @param count small things done, such as decisions
/// @param wholes great things done, such as games
/// @param bytes allocated for the small things
record Rate(long count, long wholes, long nanos, long bytes) {
  double perSecond() {
    return count * 1e9 / nanos;
  }

  double wholesPerSecond() {
    return wholes * 1e9 / nanos;
  }

  double bytesEach() {
    return (double) bytes / Math.max(1, count);
  }

  /// Warms up, measures as often as planned, and takes the run in the middle.
  ///
  /// @param run does the work for the given number of nanoseconds
  static Rate median(BenchPlan plan, LongFunction<Rate> run) {
    Rate unused = run.apply(plan.warmUp().toNanos());
    List<Rate> rates = new ArrayList<>();
    for (int i = 0; i < plan.repeats(); i++) {
      rates.add(run.apply(plan.repeat().toNanos()));
    }
    rates.sort(Comparator.comparingDouble(Rate::perSecond));
    return rates.get(rates.size() / 2);
  }
}
