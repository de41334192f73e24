package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.scenario.ScenarioSuite;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// All test vectors of the catalogue as scenario files.
class ScenariosTest {
  /// Raise it with every new file, so that none can get lost.
  private static final int FILES = 86;

  private static final int VECTORS = 58;

  private static final int SEEDS = 12;

  private static final ScenarioSuite SUITE =
      ScenarioSuite.of(TableBuilder.GAME, Path.of("src/test/resources/scenarios"));

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
    assertThat(SUITE.vectorsWithoutFile("tv-%02d-", VECTORS)).isEmpty();
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() {
    assertThat(SUITE.withoutTheirRules(Shelf.of(new AmanecerZombiBox()).rules(AmanecerZombi.ID)))
        .isEmpty();
  }
}
