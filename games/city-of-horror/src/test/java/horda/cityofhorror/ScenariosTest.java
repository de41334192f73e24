package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.scenario.ScenarioSuite;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The test vectors of the catalogue: one scenario file each, or one for each variant.
class ScenariosTest {
  /// Raise it with every new file, so that none can get lost.
  private static final int FILES = 72;

  private static final int VECTORS = 54;

  /// These hang on chance; they stand in [VectorsTest].
  private static final List<Integer> BY_CHANCE = List.of(16, 49);

  private static final int SEEDS = 25;

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
    assertThat(SUITE.vectorsWithoutFile("tv-%02d-", VECTORS)).isEqualTo(BY_CHANCE);
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() {
    assertThat(SUITE.withoutTheirRules(Shelf.of(new CityOfHorrorBox()).rules(CityOfHorror.ID)))
        .isEmpty();
  }
}
