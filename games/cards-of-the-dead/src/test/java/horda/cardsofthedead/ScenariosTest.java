package horda.cardsofthedead;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.scenario.ScenarioFile;
import horda.lab.scenario.ScenarioRunner;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The test vectors of the catalogue: one scenario file each, or one for each variant. */
class ScenariosTest {
  /** Raise it with every new file, so that none can get lost. */
  private static final int FILES = 1;

  private static List<Path> files() throws IOException, URISyntaxException {
    URL folder = Objects.requireNonNull(ScenariosTest.class.getResource("/scenarios"));
    try (Stream<Path> all = Files.list(Path.of(folder.toURI()))) {
      return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @TestFactory
  List<DynamicTest> scenarios() throws IOException, URISyntaxException {
    return files().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> play(file)))
        .toList();
  }

  private static void play(Path file) {
    assertThat(ScenarioRunner.run(TableBuilder.GAME, ScenarioFile.read(file)).failure()).isEmpty();
  }

  @Test
  void noScenarioIsLost() throws IOException, URISyntaxException {
    assertThat(files()).hasSizeGreaterThanOrEqualTo(FILES);
  }

  @Test
  void everyScenarioNamesRulesOfTheCatalogue() throws IOException, URISyntaxException {
    for (Path file : files()) {
      assertThat(ScenarioFile.read(file).rules())
          .as("%s", file.getFileName())
          .isNotEmpty()
          .allMatch(rule -> rule.matches("COD-[A-Z]+-\\d\\d"));
    }
  }
}
