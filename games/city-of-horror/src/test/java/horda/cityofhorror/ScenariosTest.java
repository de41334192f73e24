package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.lab.scenario.ScenarioFile;
import horda.lab.scenario.ScenarioResult;
import horda.lab.scenario.ScenarioRunner;
import horda.lab.scenario.Scenarios;
import horda.wire.RuleBook;
import horda.wire.Shelf;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The test vectors of the catalogue: one scenario file each, or one for each variant. */
class ScenariosTest {
  /** Raise it with every new file, so that none can get lost. */
  private static final int FILES = 72;

  private static final int VECTORS = 54;

  /** These hang on chance; they stand in {@link VectorsTest}. */
  private static final Set<Integer> BY_CHANCE = Set.of(16, 49);

  private static final int SEEDS = 25;

  private static List<Path> files() throws URISyntaxException {
    URL folder = Objects.requireNonNull(ScenariosTest.class.getResource("/scenarios"));
    return Scenarios.files(Path.of(folder.toURI()));
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  @TestFactory
  List<DynamicTest> scenarios() throws URISyntaxException {
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(name(file), () -> play(file)))
        .toList();
  }

  private static void play(Path file) {
    assertThat(ScenarioRunner.run(TableBuilder.GAME, ScenarioFile.read(file)).failure()).isEmpty();
  }

  /** What a vector proves must follow from its position, not from the luck of the deal. */
  @Test
  void noScenarioHangsOnItsSeed() throws URISyntaxException {
    for (Path file : files()) {
      ScenarioFile scenario = ScenarioFile.read(file);
      for (int seed = 2; seed < 2 + SEEDS; seed++) {
        ScenarioResult result =
            ScenarioRunner.run(TableBuilder.GAME, withSeed(scenario, new Seed(seed, 1)));
        assertThat(result.failure()).as("%s with seed %d", name(file), seed).isEmpty();
      }
    }
  }

  private static ScenarioFile withSeed(ScenarioFile file, Seed seed) {
    return new ScenarioFile(
        file.where(),
        file.title(),
        file.rules(),
        file.game(),
        file.seats(),
        file.options(),
        seed,
        file.position(),
        file.script(),
        file.expected(),
        file.ends());
  }

  @Test
  void noScenarioIsLost() throws URISyntaxException {
    assertThat(files()).hasSizeGreaterThanOrEqualTo(FILES);
    for (int vector = 1; vector <= VECTORS; vector++) {
      String number = "tv-%02d-".formatted(vector);
      assertThat(files().stream().anyMatch(file -> name(file).startsWith(number)))
          .as("a scenario for %s", number)
          .isEqualTo(!BY_CHANCE.contains(vector));
    }
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() throws URISyntaxException {
    RuleBook book = Shelf.of(new CityOfHorrorBox()).rules(CityOfHorror.ID);
    for (Path file : files()) {
      assertThat(ScenarioFile.read(file).rules())
          .as(name(file))
          .isNotEmpty()
          .allMatch(rule -> book.find(rule).isPresent());
    }
  }
}
