package horda.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.roster.Roster;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.NightWatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static final NightWatch GAME = new NightWatch();
  private static final SimulationPlan PLAN = SimulationPlan.of(3, 1_000, Seed.of(7));

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    SimulationResult one = Simulation.run(GAME, PLAN);
    SimulationResult two = Simulation.run(GAME, PLAN.onThreads(2));
    SimulationResult three = Simulation.run(GAME, PLAN.onThreads(3));

    assertThat(two.digest()).isEqualTo(one.digest());
    assertThat(three.digest()).isEqualTo(one.digest());
    assertThat(three.perSeat()).isEqualTo(one.perSeat());
    assertThat(three.decisions()).isEqualTo(one.decisions());
  }

  @Test
  void anotherSeedGivesOtherGames() {
    SimulationPlan other = SimulationPlan.of(3, 1_000, Seed.of(8));

    assertThat(Simulation.run(GAME, other).digest())
        .isNotEqualTo(Simulation.run(GAME, PLAN).digest());
  }

  @Test
  void jsonOfRivalsListsTheSeats() {
    var json = Simulation.run(GAME, PLAN).json();

    assertThat(json.propertyNames())
        .containsExactly(
            "game",
            "seatCount",
            "games",
            "decisions",
            "seconds",
            "decisionsPerSecond",
            "seats",
            "meanDecisionsPerGame",
            "digest");
    assertThat(json.get("seats").size()).isEqualTo(3);
    assertThat(json.get("games").intValue()).isEqualTo(1_000);
  }

  @Test
  void jsonOfATeamHasItsRate() {
    var json = Simulation.run(GAME, PLAN.withOptions(Map.of("team", "yes"))).json();

    assertThat(json.get("seats").intValue()).isEqualTo(3);
    assertThat(json.get("teamWinRate").doubleValue()).isBetween(0.0, 1.0);
  }

  @Test
  void progressIsToldInOrder() {
    List<Long> told = new ArrayList<>();
    Simulation.run(GAME, PLAN.onThreads(2), Roster.standard(), told::add);

    assertThat(told).isSorted().last().isEqualTo(1_000L);
  }

  @Test
  void aBrokenGameSaysHowToSeeItAgain() {
    assertThatThrownBy(() -> Simulation.run(new NightWatch(Bug.CRASH), PLAN))
        .isInstanceOf(SimulationFailure.class)
        .hasMessageContainingAll("game 0", PLAN.seed().child(0).toString(), "planted");
  }

  @Test
  void aGameWithoutEndIsStopped() {
    assertThatThrownBy(() -> Simulation.run(new NightWatch(Bug.ENDLESS), PLAN.stuckAfter(5_000)))
        .hasMessageContaining("no end after 5000 decisions");
  }

  @Test
  void anUnknownBotIsRefusedWithTheList() {
    assertThatThrownBy(() -> Simulation.run(GAME, PLAN.withBots(List.of("random", "clever"))))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("No bot 'clever' plays night-watch; there are ");
  }
}
