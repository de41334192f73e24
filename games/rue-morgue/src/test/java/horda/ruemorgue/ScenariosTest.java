package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.scenario.ScenarioSuite;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The test vectors of the catalogue: one scenario file each, or one for each variant.
class ScenariosTest {
  /// Raise it with every new file, so that none can get lost.
  private static final int FILES = 105;

  private static final int VECTORS = 99;

  /// Other boxes, throws that no position settles; and numbers that the catalogue does not use.
  private static final List<Integer> WITHOUT =
      IntStream.concat(
              IntStream.of(7, 8, 9, 37),
              IntStream.concat(IntStream.range(47, 60), IntStream.of(75)))
          .boxed()
          .toList();

  private static final int SEEDS = 10;

  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());

  private static final ScenarioSuite SUITE =
      ScenarioSuite.of(SHELF.game(RueMorgue.ID), Path.of("src/test/resources/scenarios"));

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
    assertThat(SUITE.vectorsWithoutFile("tv-%02d-", VECTORS)).isEqualTo(WITHOUT);
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() {
    assertThat(SUITE.withoutTheirRules(SHELF.rules(RueMorgue.ID))).isEmpty();
  }
}
