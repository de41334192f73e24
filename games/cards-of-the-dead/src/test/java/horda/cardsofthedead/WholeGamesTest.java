package horda.cardsofthedead;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.GreedyBot;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.CopyCheck;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.golden.Golden;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whole games: the same bytes as ever, no invariant broken, no secret told, and a fair chance for
/// the group.
class WholeGamesTest {
  private static final CardsOfTheDead GAME = TableBuilder.GAME;

  @Test
  void playthroughsAreAsTheyWereKept() {
    Golden.check(Path.of("src/test/resources/golden"), GAME);
  }

  @Test
  void everyDecisionOfFuzzedGamesStandsAllChecks() {
    FuzzSuite.check(GAME, 12_000, Seed.of(2026));
  }

  @Test
  void everyFieldOfTheTableIsCopied() {
    CardsState state =
        GAME.deal(Setup.of(GAME, 3, Map.of("survivors", "rick+selena+dan"), Seed.of(5)));
    Engine.advance(state, Out.SILENT);

    assertThat(CopyCheck.everyFieldIsCopied(state)).hasSizeGreaterThan(30);
  }

  @Test
  void aSensibleGroupWinsSomeGamesAndLosesSome() {
    SimulationPlan plan = SimulationPlan.of(2, 400, Seed.of(11)).withBots(List.of(GreedyBot.NAME));

    double won = Simulation.run(GAME, plan).teamWinRate();

    assertThat(won).isBetween(0.45, 0.8);
  }

  @Test
  void theHardGameIsHarder() {
    SimulationPlan plan =
        SimulationPlan.of(1, 2_000, Seed.of(12)).withBots(List.of(GreedyBot.NAME));

    double usual = Simulation.run(GAME, plan).teamWinRate();
    double hard = Simulation.run(GAME, plan.withOptions(Map.of("hard", "yes"))).teamWinRate();

    assertThat(hard).isLessThan(usual);
  }

  @Test
  void theSameSeedDealsTheSameTableAndAnotherSeedAnother() {
    Setup seven = Setup.of(GAME, 2, Map.of(), Seed.of(7));
    Setup eight = Setup.of(GAME, 2, Map.of(), Seed.of(8));

    assertThat(Digest.of(GAME.deal(seven))).isEqualTo(Digest.of(GAME.deal(seven)));
    assertThat(Digest.of(GAME.deal(seven))).isNotEqualTo(Digest.of(GAME.deal(eight)));
  }

  @Test
  void imaginedTablesLookTheSameAndDifferInWhatIsHidden() {
    CardsState state = GAME.deal(Setup.of(GAME, 3, Map.of("survivors", "random"), Seed.of(9)));
    Engine.advance(state, Out.SILENT);
    Chance chance = new Chance(Seed.of(1));
    boolean differed = false;

    for (int i = 0; i < 20; i++) {
      CardsState imagined = GAME.imagine(state, 0, chance);
      assertThat(GAME.view(imagined, 0)).isEqualTo(GAME.view(state, 0));
      differed |= !Arrays.equals(imagined.spot, state.spot);
    }
    assertThat(differed).isTrue();
  }
}
