package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.GreedyBot;
import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.cityofhorror.state.CityState;
import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.CopyCheck;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.SimulationResult.SeatResult;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.golden.Golden;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whole games: the same bytes as ever, no invariant broken, no secret told, and a fair chance for
/// the group.
class WholeGamesTest {
  private static final CityOfHorror GAME = TableBuilder.GAME;

  @Test
  void playthroughsAreAsTheyWereKept() {
    Golden.check(Path.of("src/test/resources/golden"), GAME);
  }

  @Test
  void everyDecisionOfFuzzedGamesStandsAllChecks() {
    FuzzSuite.check(GAME, 4_000, Seed.of(2026));
  }

  @Test
  void everyFieldOfTheTableIsCopied() {
    CityState state = GAME.deal(Setup.of(GAME, 4, Map.of("sides", "b"), Seed.of(5)));
    Engine.advance(state, Out.SILENT);

    assertThat(CopyCheck.everyFieldIsCopied(state)).hasSizeGreaterThan(30);
  }

  @Test
  void everySeatOfSixWinsItsShareWithinNoise() {
    SimulationPlan plan =
        SimulationPlan.of(6, 1_800, Seed.of(11)).withBots(List.of(GreedyBot.NAME));

    List<SeatResult> seats = Simulation.run(GAME, plan).perSeat();

    double all = seats.stream().mapToLong(SeatResult::wins).sum();
    // A sixth each; five standard deviations are far beyond noise.
    double noise = 5 * Math.sqrt(all * (1 / 6.0) * (5 / 6.0));
    for (SeatResult seat : seats) {
      assertThat((double) seat.wins()).isBetween(all / 6 - noise, all / 6 + noise);
    }
  }

  @Test
  void aSensiblePlayerBeatsThoseWhoPlayAtRandom() {
    SimulationPlan plan =
        SimulationPlan.of(3, 60, Seed.of(12))
            .withBots(List.of(GreedyBot.NAME, RandomBot.NAME, RandomBot.NAME));

    List<SeatResult> seats = Simulation.run(GAME, plan).perSeat();

    assertThat(seats.get(0).wins()).isGreaterThan(seats.get(1).wins() + seats.get(2).wins());
  }

  @Test
  void imaginedTablesLookTheSameAndDifferInWhatIsHidden() {
    CityState state = GAME.deal(Setup.of(GAME, 3, Map.of(), Seed.of(9)));
    List<Bot<CityState>> bots = List.of(bot(1), bot(2), bot(3));
    Engine.advance(state, Out.SILENT);
    new Playout<>(GAME).play(state, bots, 40, Out.SILENT);
    Chance chance = new Chance(Seed.of(1));
    boolean differed = false;

    for (int i = 0; i < 20; i++) {
      CityState imagined = GAME.imagine(state, 0, chance);
      assertThat(GAME.view(imagined, 0)).isEqualTo(GAME.view(state, 0));
      differed |= !GAME.view(imagined, 1).equals(GAME.view(state, 1));
    }
    assertThat(differed).isTrue();
  }

  private static Bot<CityState> bot(int n) {
    return new GreedyBot<>(GAME, new Chance(Seed.of(n)));
  }
}
