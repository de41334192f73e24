package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.load.Child;
import horda.server.soak.Soak;
import horda.server.soak.SoakPlan;
import horda.server.soak.SoakReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A quarter of a minute of what `./horda soak` does for an hour.
class SoakTest {
  private static final List<String> SERVE =
      List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-XX:TieredStopAtLevel=1",
          "--enable-native-access=ALL-UNNAMED",
          "-jar",
          ServerProcess.root().resolve("app/target/horda-app.jar").toString(),
          "serve",
          "--wide");

  @TempDir Path data;

  @Test
  @Timeout(value = 3, unit = TimeUnit.MINUTES)
  void nothingIsLostAndNothingIsLeftBehind() throws Exception {
    // given: a server that is killed after six seconds
    SoakPlan plan = new SoakPlan(10, 12, 60, 6, Long.getLong("horda.seed", 1));
    // when
    SoakReport report;
    try (Child server = Child.start(SERVE, Map.of("HORDA_DATA", data.toString()))) {
      report = Soak.run(plan, server);
    }
    // then
    assertThat(report.faults()).isEmpty();
    assertThat(report.restarts()).isPositive();
    assertThat(report.decisions()).isPositive();
    assertThat(report.imports()).isPositive();
  }
}
