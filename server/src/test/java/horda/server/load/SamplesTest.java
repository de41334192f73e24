package horda.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SamplesTest {
  @Test
  void aPercentileIsTheValueThatSoManyDoNotExceed() {
    Samples samples = new Samples();
    for (int i = 5000; i >= 1; i--) {
      samples.add(i * 1_000_000L);
    }

    assertThat(samples.percentile(50)).isEqualTo(2500_000_000L);
    assertThat(samples.percentile(99)).isEqualTo(4950_000_000L);
    assertThat(samples.percentile(100)).isEqualTo(5000_000_000L);
    assertThat(samples.millis(50)).isEqualTo(2500.0);
  }

  @Test
  void ofOneItIsThatOneAndOfNoneItIsNothing() {
    Samples samples = new Samples();
    assertThat(samples.percentile(99)).isZero();

    samples.add(7);
    assertThat(samples.percentile(1)).isEqualTo(7);
    assertThat(samples.percentile(99)).isEqualTo(7);
  }
}
