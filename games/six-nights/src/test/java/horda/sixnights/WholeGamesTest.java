package horda.sixnights;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.GreedyBot;
import horda.bots.RandomBot;
import horda.engine.Chance;
import horda.engine.Seed;
import horda.engine.check.CopyCheck;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.SimulationResult;
import horda.lab.SimulationResult.SeatResult;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.golden.Golden;
import horda.sixnights.state.ShelterState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games: the same bytes as ever, no invariant broken, no secret told, a fair chance for
/// each.
class WholeGamesTest {
  @Test
  void playthroughsAreAsTheyWereKept() {
    Golden.check(Path.of("src/test/resources/golden"), Shelter.GAME);
  }

  @Test
  void everyDecisionOfFuzzedGamesStandsAllChecks() {
    FuzzSuite.check(Shelter.GAME, 6_000, Seed.of(2026));
  }

  @Test
  void everyFieldOfTheTableIsCopied() {
    assertThat(CopyCheck.everyFieldIsCopied(Shelter.table(4, 5))).hasSizeGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void everySeatWinsItsShareAndTheGameIsShort(int seats) {
    SimulationResult games = play(seats, Collections.nCopies(seats, GreedyBot.NAME));

    double all = games.perSeat().stream().mapToLong(SeatResult::wins).sum();
    double share = 1.0 / seats;
    // Five standard deviations are far beyond noise.
    double noise = 5 * Math.sqrt(all * share * (1 - share));
    for (SeatResult seat : games.perSeat()) {
      assertThat((double) seat.wins()).isBetween(all * share - noise, all * share + noise);
    }
    assertThat(games.meanDecisionsPerGame()).isBetween(12.0 * seats, 20.0 * seats);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void rulesOfThumbBeatChance(int seats) {
    List<String> bots = new ArrayList<>(Collections.nCopies(seats, RandomBot.NAME));
    bots.set(0, GreedyBot.NAME);

    SimulationResult games = play(seats, bots);

    // Half as much again as its share would already be clear; it wins more than that.
    assertThat((double) games.perSeat().getFirst().wins())
        .isGreaterThan(1.5 * games.games() / seats);
  }

  private static SimulationResult play(int seats, List<String> bots) {
    return Simulation.run(
        Shelter.GAME, SimulationPlan.of(seats, 1_000, Seed.of(11)).withBots(bots));
  }

  @Test
  void imaginedTablesLookTheSameAndDifferInWhatIsHidden() {
    ShelterState table = Shelter.table(3, 9);
    Chance chance = new Chance(Seed.of(1));
    boolean differed = false;

    for (int i = 0; i < 20; i++) {
      ShelterState imagined = Shelter.GAME.imagine(table, 0, chance);
      assertThat(Shelter.GAME.view(imagined, 0)).isEqualTo(Shelter.GAME.view(table, 0));
      differed |= !Shelter.GAME.view(imagined, 1).equals(Shelter.GAME.view(table, 1));
    }
    assertThat(differed).isTrue();
  }
}
