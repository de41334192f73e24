package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Game;
import horda.lab.balance.ReportTexts;
import horda.lab.experiment.FactKinds;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What every game on the shelf must bring along: a game that is not watched is not finished.
class EveryGameTest {
  private static final Shelf SHELF = Shelf.standard();

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasGoldenPlaythroughsForEveryNumberOfSeats(String id) throws IOException {
    List<String> files = files(id, "golden");
    Game<?> game = SHELF.game(id);
    for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
      String prefix = seats + "-seats-";
      assertThat(files).as(id + " with " + seats + " seats").anyMatch(f -> f.startsWith(prefix));
    }
    assertThat(files).as("told in words").anyMatch(f -> f.startsWith("told-"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasScenarios(String id) throws IOException {
    assertThat(files(id, "scenarios")).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void tellsEverythingInEveryLanguage(String id) {
    for (Language language : Language.values()) {
      assertThat(SHELF.texts(id, language).missingEvents()).as(id + " in " + language).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasAWordForEverythingThatIsCounted(String id) {
    ReportTexts words = new ReportTexts(SHELF, id);
    FactKinds kinds = FactKinds.of(SHELF.game(id));
    assertThat(Stream.concat(kinds.dealt().stream(), kinds.earned().stream()))
        .map(words::kind)
        .noneMatch(word -> word.en().contains("«") || word.es().contains("«"));
  }

  private static List<String> files(String id, String folder) throws IOException {
    Path path =
        SourceTree.root()
            .resolve("games")
            .resolve(id)
            .resolve("src/test/resources")
            .resolve(folder);
    try (Stream<Path> files = Files.list(path)) {
      return files.map(f -> f.getFileName().toString()).toList();
    }
  }
}
