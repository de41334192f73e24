package horda.lab.experiment;

import java.util.SortedMap;
import java.util.TreeMap;

/// How long decisions took. Times are kept in steps of about two per cent, so that a million of
/// them fit a line; the longest is kept as it was.
///
/// @param steps how many decisions took about that long
public record Clock(long count, long nanos, long longest, SortedMap<Integer, Long> steps) {
  /// Steps from a time to its double.
  private static final int FINE = 32;

  static Clock fresh() {
    return new Clock(0, 0, 0, new TreeMap<>());
  }

  Clock plus(Clock other) {
    TreeMap<Integer, Long> sum = new TreeMap<>(steps);
    other.steps.forEach((step, times) -> sum.merge(step, times, Long::sum));
    return new Clock(
        count + other.count, nanos + other.nanos, Math.max(longest, other.longest), sum);
  }

  public double meanMillis() {
    return count == 0 ? 0 : nanos / 1e6 / count;
  }

  public double longestMillis() {
    return longest / 1e6;
  }

  /// The milliseconds that a share of the decisions, such as 0.999, stays within.
  public double millisAt(double share) {
    long wanted = (long) Math.ceil(count * share);
    long seen = 0;
    for (var step : steps.entrySet()) {
      seen += step.getValue();
      if (seen >= wanted) {
        return Math.min(upper(step.getKey()), longest) / 1e6;
      }
    }
    return longestMillis();
  }

  /// Which step a time belongs to.
  static int step(long nanos) {
    long time = Math.max(FINE, nanos);
    int octave = 63 - Long.numberOfLeadingZeros(time);
    return octave * FINE + (int) (time >> octave - 5) - FINE;
  }

  /// The first time that is beyond a step.
  public static long upper(int step) {
    int octave = step / FINE;
    return (long) (step % FINE + FINE + 1) << octave - 5;
  }
}
