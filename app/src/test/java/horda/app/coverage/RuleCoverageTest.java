package horda.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.SourceTree;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every rule of every game has a test, or stands in docs/untested-rules.md with a reason.
class RuleCoverageTest {
  private static final Pattern EXCUSE =
      Pattern.compile("(?m)^- ([A-Z]+(?:-[A-Z0-9]+)+):[ \\t]*(.*)$");

  static Iterable<String> games() {
    return Shelf.standard().ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleHasATest(String game) throws IOException {
    Coverage coverage = Coverage.of(SourceTree.root(), game, Shelf.standard().rules(game));
    assertThat(coverage.rules()).as("rules of " + game).isPositive();
    assertThat(coverage.unknown()).as("ids that no rule of " + game + " has").isEmpty();
    Set<String> excused = excuses().keySet();
    assertThat(coverage.missing().stream().filter(id -> !excused.contains(id)))
        .as("rules of " + game + " without a test or an excuse in docs/untested-rules.md")
        .isEmpty();
  }

  @Test
  void excusesHaveReasonsAndAreStillNeeded() throws IOException {
    assertThat(excuses().values()).allMatch(reason -> !reason.isBlank());
    Set<String> excused = excuses().keySet();
    for (String game : games()) {
      Coverage coverage = Coverage.of(SourceTree.root(), game, Shelf.standard().rules(game));
      assertThat(excused).as("excuses that are needed").allMatch(id -> isNeeded(id, coverage));
    }
  }

  private static boolean isNeeded(String id, Coverage coverage) {
    boolean ofThisGame = Shelf.standard().rules(coverage.game()).find(id).isPresent();
    return !ofThisGame || coverage.missing().contains(id);
  }

  private static SortedMap<String, String> excuses() throws IOException {
    Path list = SourceTree.root().resolve("docs").resolve("untested-rules.md");
    SortedMap<String, String> excuses = new TreeMap<>();
    Matcher excuse = EXCUSE.matcher(Files.readString(list));
    while (excuse.find()) {
      excuses.put(excuse.group(1), excuse.group(2));
    }
    return excuses;
  }
}
