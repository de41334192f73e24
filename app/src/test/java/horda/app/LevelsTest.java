package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.BotLevel;
import horda.bots.roster.Roster;
import horda.engine.Judged;
import horda.engine.Seed;
import horda.lab.Simulation;
import horda.lab.SimulationPlan;
import horda.wire.Shelf;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Levels that a person can feel.
class LevelsTest {
  private static final Shelf SHELF = Shelf.standard();

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasAllOfThem(String id) {
    assertThat(Roster.standard().names(SHELF.game(id)))
        .startsWith(Arrays.stream(BotLevel.values()).map(BotLevel::id).toArray(String[]::new));
    assertThat(SHELF.game(id)).as("a judge for the search").isInstanceOf(Judged.class);
  }

  @Test
  void aNoviceWinsMoreThanChanceAndLessThanASteadyOne() {
    double random = rate("random");
    double novice = rate(BotLevel.NOVICE.id());
    double steady = rate(BotLevel.STEADY.id());

    assertThat(novice).isBetween(random + 0.02, steady - 0.05);
  }

  private static double rate(String bot) {
    SimulationPlan plan = SimulationPlan.of(1, 300, Seed.of(7)).withBots(List.of(bot));
    return Simulation.run(SHELF.game("cards-of-the-dead"), plan).teamWinRate();
  }
}
