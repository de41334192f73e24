package horda.lab;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.engine.toy.FleaMarket;
import horda.lab.fuzz.Fuzz;
import horda.lab.fuzz.FuzzPlan;
import horda.lab.golden.Golden;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The toy game that uses every mechanism of the kernel passes everything the lab has.
class FleaMarketTest {
  private static final FleaMarket GAME = new FleaMarket();

  @Test
  void itIsCleanOnACloseLook() {
    assertThat(Fuzz.run(GAME, FuzzPlan.close(5_000, Seed.of(1))).violations()).isEmpty();
  }

  @Test
  void itSimulatesAlikeOnAnyNumberOfThreads() {
    SimulationPlan plan = SimulationPlan.of(3, 500, Seed.of(4));

    assertThat(Simulation.run(GAME, plan.onThreads(3)).digest())
        .isEqualTo(Simulation.run(GAME, plan).digest());
  }

  @Test
  void itIsToldInEnglish(@TempDir Path folder) {
    Golden.write(folder, GAME);

    Golden.check(folder, GAME);
    assertThat(folder.resolve("told-random.txt"))
        .content()
        .contains("game: flea-market")
        .doesNotContain("«");
  }
}
