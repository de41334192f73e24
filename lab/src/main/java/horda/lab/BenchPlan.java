package horda.lab;

import horda.engine.Seed;
import java.time.Duration;

/// How long to measure.
///
/// @param warmUp before anything counts, for each thing measured
/// @param repeat length of one measurement
/// @param repeats how many; the median is reported
public record BenchPlan(Seed seed, Duration warmUp, Duration repeat, int repeats) {
  public static final BenchPlan STANDARD =
      new BenchPlan(Seed.of(1), Duration.ofSeconds(2), Duration.ofSeconds(1), 5);

  public BenchPlan {
    if (repeats < 1) {
      throw new IllegalArgumentException("at least one repeat");
    }
  }
}
