package horda.server.meter;

import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/// How long something takes: how many times fell between two bounds.
public final class Spread {
  /// In milliseconds; what takes longer than the last falls above it.
  private static final double[] BOUNDS = {
    0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000
  };

  private static final double NANOS = 1e6;

  private final LongAdder[] counts = new LongAdder[BOUNDS.length + 1];
  private final LongAdder nanos = new LongAdder();

  public Spread() {
    Arrays.setAll(counts, bound -> new LongAdder());
  }

  public void add(long took) {
    double millis = took / NANOS;
    int bound = 0;
    while (bound < BOUNDS.length && millis > BOUNDS[bound]) {
      bound++;
    }
    counts[bound].increment();
    nanos.add(took);
  }

  /// What was counted up to a moment.
  ///
  /// @param counts one for each bound, and one for what is above the last
  public record Reading(long[] counts, long nanos) {
    /// What was counted since that moment.
    public Reading since(Reading before) {
      long[] rest = counts.clone();
      Arrays.setAll(rest, bound -> rest[bound] - before.counts[bound]);
      return new Reading(rest, nanos - before.nanos);
    }

    public long count() {
      return Arrays.stream(counts).sum();
    }

    /// About so many milliseconds took what `percent` did not exceed: the bound above it. 0 if
    /// nothing was counted.
    public double millis(double percent) {
      long wanted = (long) Math.ceil(count() * percent / 100);
      long seen = 0;
      for (int bound = 0; wanted > 0 && bound < BOUNDS.length; bound++) {
        seen += counts[bound];
        if (seen >= wanted) {
          return BOUNDS[bound];
        }
      }
      return wanted == 0 ? 0 : BOUNDS[BOUNDS.length - 1];
    }

    /// In seconds.
    double bound(int index) {
      return BOUNDS[index] / 1000;
    }
  }

  public Reading read() {
    return new Reading(Arrays.stream(counts).mapToLong(LongAdder::sum).toArray(), nanos.sum());
  }
}
