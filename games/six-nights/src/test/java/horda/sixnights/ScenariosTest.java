package horda.sixnights;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.scenario.ScenarioSuite;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The rules, one scenario file each or one for each case.
class ScenariosTest {
  /// Raise it with every new file, so that none can get lost.
  private static final int FILES = 15;

  private static final int SEEDS = 25;

  private static final ScenarioSuite SUITE =
      ScenarioSuite.of(Shelter.GAME, Path.of("src/test/resources/scenarios"));

  @TestFactory
  List<DynamicTest> scenarios() {
    return SUITE.files().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    ScenarioSuite.name(file), () -> assertThat(SUITE.failure(file)).isEmpty()))
        .toList();
  }

  @Test
  void noScenarioHangsOnItsSeed() {
    assertThat(SUITE.hangingOnTheirSeed(SEEDS)).isEmpty();
  }

  @Test
  void noScenarioIsLost() {
    assertThat(SUITE.files()).hasSizeGreaterThanOrEqualTo(FILES);
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() {
    assertThat(SUITE.withoutTheirRules(Shelf.of(new SixNightsBox()).rules(SixNights.ID))).isEmpty();
  }
}
