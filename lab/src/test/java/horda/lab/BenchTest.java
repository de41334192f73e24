package horda.lab;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.lab.nightwatch.NightWatch;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
  @Test
  void everyFigureIsMeasured() {
    BenchPlan quick = new BenchPlan(Seed.of(1), Duration.ofMillis(300), Duration.ofMillis(50), 3);

    BenchResult row = Bench.run(List.of(new NightWatch()), quick).getFirst();

    assertThat(row.decisionsPerSecond()).isGreaterThan(row.gamesPerSecond());
    assertThat(row.gamesPerSecond()).isPositive();
    assertThat(row.copiesPerSecond()).isPositive();
    assertThat(row.bytesPerCopy()).isBetween(100.0, 10_000.0);
    assertThat(row.yardstick()).isPositive();
    assertThat(BenchResult.json(List.of(row)).get(0).propertyNames())
        .containsExactly(
            "game",
            "seats",
            "decisionsPerSecond",
            "gamesPerSecond",
            "copiesPerSecond",
            "bytesPerDecision",
            "bytesPerCopy",
            "yardstick");
  }
}
