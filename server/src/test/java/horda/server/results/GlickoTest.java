package horda.server.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import horda.server.results.Glicko.Duel;
import horda.server.results.Glicko.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The formula against its author's own example, and what must hold of any ratings.
class GlickoTest {
  private static final Rating AVERAGE = new Rating(1500, 200, 0.06);

  /// Glickman, "Example of the Glicko-2 system".
  @Test
  void theExampleOfThePaper() {
    List<Duel> duels =
        List.of(
            new Duel(new Rating(1400, 30, 0.06), 1),
            new Duel(new Rating(1550, 100, 0.06), 0),
            new Duel(new Rating(1700, 300, 0.06), 0));

    Rating after = Glicko.after(AVERAGE, duels, 0.5);

    assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void aPeriodWithoutGamesOnlyMakesLessSure() {
    Rating after = Glicko.after(AVERAGE, List.of());

    assertThat(after.rating()).isEqualTo(1500);
    assertThat(after.volatility()).isEqualTo(0.06);
    // Step 6 of the paper: the square root of 200² + (173.7178 · 0.06)².
    assertThat(after.deviation()).isCloseTo(200.27, within(0.01));
  }

  @Test
  void nobodyIsLessKnownThanSomebodyNew() {
    Rating resting = AVERAGE;
    for (int i = 0; i < 20_000; i++) {
      resting = Glicko.after(resting, List.of());
    }

    assertThat(resting.deviation()).isEqualTo(Rating.NEW.deviation());
  }

  @Test
  void whateverIsPlayedRatingsStayNumbersAndMoveTheRightWay() {
    Random random = new Random(20_221_122);
    for (int i = 0; i < 3_000; i++) {
      Rating before = anybody(random);
      List<Duel> duels = new ArrayList<>();
      double expected = 0;
      double scored = 0;
      for (int game = 1 + random.nextInt(12); game > 0; game--) {
        Duel duel = new Duel(anybody(random), random.nextInt(3) / 2.0);
        duels.add(duel);
        expected += Glicko.expected(before, duel.against()) * weight(duel);
        scored += duel.score() * weight(duel);
      }

      Rating after = Glicko.after(before, duels);

      assertThat(after.rating()).isFinite();
      assertThat(after.deviation()).isBetween(1.0, 350.0);
      assertThat(after.volatility()).isBetween(0.0001, 5.0);
      assertThat(Math.signum(after.rating() - before.rating()))
          .isEqualTo(Math.signum(scored - expected));
    }
  }

  private static double weight(Duel duel) {
    double phi = duel.against().deviation() / 173.7178;
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  private static Rating anybody(Random random) {
    return new Rating(
        800 + random.nextInt(1400), 30 + random.nextInt(320), 0.03 + random.nextDouble() * 0.06);
  }

  @Test
  void theChancesOfTwoAreOneTogether() {
    Rating strong = new Rating(1700, 80, 0.06);
    Rating weak = new Rating(1400, 80, 0.06);

    assertThat(Glicko.expected(strong, weak) + Glicko.expected(weak, strong))
        .isCloseTo(1, within(1e-9));
    assertThat(Glicko.expected(strong, weak)).isGreaterThan(0.8);
  }

  @Test
  void theOrderOfTheGamesOfAPeriodDoesNotMatter() {
    List<Duel> duels = new ArrayList<>();
    Random random = new Random(7);
    for (int i = 0; i < 8; i++) {
      duels.add(new Duel(anybody(random), random.nextInt(2)));
    }
    Rating one = Glicko.after(AVERAGE, duels);

    Rating other = Glicko.after(AVERAGE, duels.reversed());

    assertThat(other.rating()).isCloseTo(one.rating(), within(1e-6));
    assertThat(other.deviation()).isCloseTo(one.deviation(), within(1e-6));
  }
}
