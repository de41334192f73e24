package horda.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/// Against figures from textbooks.
class StatsTest {
  @Test
  void wilsonsInterval() {
    Share half = Share.of(50, 100);
    assertThat(half.interval().low()).isCloseTo(0.4038, within(1e-4));
    assertThat(half.interval().high()).isCloseTo(0.5962, within(1e-4));
    assertThat(Share.of(0, 20).interval())
        .isEqualTo(new Interval(0, Share.of(0, 20).interval().high()));
    assertThat(Share.of(0, 20).interval().high()).isCloseTo(0.1611, within(1e-4));
    assertThat(Share.of(0, 0).interval()).isEqualTo(new Interval(0, 1));
  }

  @Test
  void mcNemarCountsOnlyWhatDiffers() {
    assertThat(Paired.of(1_000, 5, 15).chance()).isCloseTo(0.0414, within(1e-4));
    assertThat(Paired.of(1_000, 10, 10).chance()).isEqualTo(1);
    assertThat(Paired.of(1_000, 0, 0).chance()).isEqualTo(1);
    assertThat(Paired.of(10_000, 400, 700).chance()).isLessThan(1e-6);
    assertThat(Paired.of(1_000, 50, 90).difference()).isCloseTo(0.04, within(1e-9));
  }

  @Test
  void theBellCurve() {
    assertThat(Normal.beyond(1.959964)).isCloseTo(0.05, within(1e-5));
    assertThat(Normal.beyond(0)).isCloseTo(1, within(1e-5));
  }

  @Test
  void ratingsSayTheOdds() {
    double[] ratings = BradleyTerry.ratings(new double[][] {{0, 10_000}, {1_000, 0}});
    assertThat(ratings[0] - ratings[1]).isCloseTo(400, within(1.0));
    assertThat(ratings[0] + ratings[1]).isCloseTo(3_000, within(1e-6));
    // Who never lost is strong, not infinitely so.
    assertThat(BradleyTerry.ratings(new double[][] {{0, 50}, {0, 0}})[0])
        .isBetween(1_600.0, 2_500.0);
  }

  @Test
  void drawingAgainFindsTheSpreadOfAMean() {
    double[] values = new double[400];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 2;
    }
    Interval drawn =
        Bootstrap.of(
            values.length,
            times -> {
              double sum = 0;
              for (int i = 0; i < times.length; i++) {
                sum += times[i] * values[i];
              }
              return new double[] {sum / values.length};
            })[0];
    Interval known = Mean.of(values).interval();
    assertThat(drawn.low()).isCloseTo(known.low(), within(0.01));
    assertThat(drawn.high()).isCloseTo(known.high(), within(0.01));
  }
}
