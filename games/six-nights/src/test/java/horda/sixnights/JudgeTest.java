package horda.sixnights;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.RandomBot;
import horda.engine.Judge;
import horda.engine.Seed;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.lab.SimulationResult;
import horda.sixnights.state.ShelterState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the judge thinks of a position, and whether a search plays better by it.
class JudgeTest {
  private static final Judge<ShelterState> JUDGE = Shelter.GAME.judge();

  @Test
  void whoHasMoreTinsStandsBetter() {
    ShelterState table = Shelter.table(3, 1);
    float level = JUDGE.worth(table, 0);

    table.tins[0] = 2;

    assertThat(JUDGE.worth(table, 0)).isGreaterThan(level);
    assertThat(JUDGE.worth(table, 1)).isLessThan(level);
  }

  @Test
  void aBiteIsWorseTheNearerTheShelterIsToItsFall() {
    ShelterState table = Shelter.table(3, 1);
    table.bites[0] = 1;
    table.breaches = 1;
    float early = JUDGE.worth(table, 0);

    table.breaches = 2;

    assertThat(JUDGE.worth(table, 0)).isLessThan(early);
    assertThat(JUDGE.worth(table, 1)).isEqualTo(0.5f);
  }

  @Test
  void aSearchThatTrustsItBeatsChance() {
    List<String> bots = List.of("search-60", RandomBot.NAME, RandomBot.NAME);

    SimulationResult games =
        Simulation.run(Shelter.GAME, SimulationPlan.of(3, 60, Seed.of(5)).withBots(bots));

    // A third would be its share; a half is far beyond noise.
    assertThat(games.perSeat().getFirst().wins()).isGreaterThan(games.games() / 2);
  }
}
