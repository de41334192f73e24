package horda.server.load;

import java.util.Arrays;

/// Many measurements from many threads, kept one by one: a percentile of them is exact.
final class Samples {
  private long[] values = new long[1024];
  private int count;

  synchronized void add(long value) {
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count++] = value;
  }

  /// The value that `percent` of the samples do not exceed; 0 if there are none.
  synchronized long percentile(double percent) {
    if (count == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(values, count);
    Arrays.sort(sorted);
    int index = (int) Math.ceil(percent / 100 * count) - 1;
    return sorted[Math.clamp(index, 0, count - 1)];
  }

  double millis(double percent) {
    return Math.round(percentile(percent) / 10_000.0) / 100.0;
  }
}
