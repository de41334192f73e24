package horda.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClockTest {
  @ParameterizedTest
  @ValueSource(longs = {32, 33, 1_000, 999_999, 100_000_000, 3_600_000_000_000L})
  void aStepIsAboutAsLongAsItsTimes(long nanos) {
    assertThat((double) Clock.upper(Clock.step(nanos))).isBetween(nanos + 1.0, nanos * 1.04);
  }

  @Test
  void sharesAreCountedFromTheShortest() {
    Clock clock = Clock.fresh();
    for (int i = 1; i <= 1_000; i++) {
      clock = clock.plus(took(i * 1_000_000L));
    }

    assertThat(clock.meanMillis()).isEqualTo(500.5);
    assertThat(clock.longestMillis()).isEqualTo(1_000);
    assertThat(clock.millisAt(0.5)).isBetween(500.0, 520.0);
    assertThat(clock.millisAt(0.999)).isBetween(999.0, 1_000.0);
  }

  private static Clock took(long nanos) {
    java.util.TreeMap<Integer, Long> steps = new java.util.TreeMap<>();
    steps.put(Clock.step(nanos), 1L);
    return new Clock(1, nanos, nanos, steps);
  }
}
