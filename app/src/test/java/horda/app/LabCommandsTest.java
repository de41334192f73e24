package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Simulation, fuzzing, benchmark and scenarios from the command line.
class LabCommandsTest {
  private static final String GAME = "cards-of-the-dead";

  @Test
  void simulationAsJson() {
    Ran ran = Ran.of("simulate", GAME, "--seats", "2", "--games", "70", "--seed", "5", "--json");
    assertThat(ran.exit()).isZero();
    JsonNode json = ran.json();
    assertThat(json.propertyNames())
        .containsExactly(
            "game",
            "seats",
            "games",
            "decisions",
            "seconds",
            "decisionsPerSecond",
            "teamWinRate",
            "meanDecisionsPerGame",
            "digest");
    assertThat(json.get("games").intValue()).isEqualTo(70);
    assertThat(ran.err()).as("no progress bar where nobody looks").isEmpty();
  }

  @Test
  void aSimulationIsTheSameOnAnyNumberOfThreads() {
    String[] digests = new String[2];
    for (int threads = 1; threads <= 2; threads++) {
      Ran ran = Ran.of("simulate", GAME, "--games", "200", "--threads", "" + threads, "--json");
      digests[threads - 1] = ran.json().get("digest").stringValue();
    }
    assertThat(digests[0]).isEqualTo(digests[1]);
  }

  @Test
  void simulationForPeople() {
    Ran ran = Ran.of("simulate", GAME, "--games", "10", "--options", "survivors=dan");
    assertThat(ran.out()).contains("Games won", "Decisions a second", "Digest");
    Ran spanish = Ran.of("simulate", GAME, "--games", "10", "--lang", "es");
    assertThat(spanish.out()).contains("Partidas ganadas");
  }

  @Test
  void fuzzAsJson(@TempDir Path folder) {
    Ran ran =
        Ran.of(
            "fuzz",
            GAME,
            "--decisions",
            "300",
            "--seed",
            "3",
            "--save-to",
            folder.toString(),
            "--json");
    assertThat(ran.json().propertyNames()).contains("decisions", "games", "violations", "files");
    assertThat(ran.json().get("violations").intValue()).isZero();
    assertThat(ran.exit()).isZero();
  }

  @Test
  void fuzzForPeople() {
    assertThat(Ran.of("fuzz", GAME, "--decisions", "100").out())
        .contains("Violations", "The same games again: ./horda fuzz " + GAME);
  }

  @Test
  void fuzzDrawsASeedAndTellsItSoThatTheRunCanBeRepeated() {
    JsonNode drawn = Ran.of("fuzz", GAME, "--decisions", "200", "--json").json();
    JsonNode other = Ran.of("fuzz", GAME, "--decisions", "200", "--json").json();
    String seed = drawn.get("seed").stringValue();
    assertThat(seed).isNotEqualTo(other.get("seed").stringValue());

    JsonNode again = Ran.of("fuzz", GAME, "--decisions", "200", "--seed", seed, "--json").json();
    assertThat(again.get("digest")).isEqualTo(drawn.get("digest"));
  }

  @Test
  void lookingMoreSeldomPlaysTheSameGames() {
    JsonNode usual = Ran.of("fuzz", GAME, "--decisions", "300", "--seed", "7", "--json").json();
    Ran seldom = Ran.of("fuzz", GAME, "--decisions", "300", "--seed", "7", "--close", "64");
    assertThat(seldom.out())
        .contains("--decisions 300 --seed ", " --close 64")
        .contains(usual.get("digest").stringValue());
    assertThat(Ran.of("fuzz", GAME, "--close", "0").err()).contains("--close must be");
  }

  @Test
  void aShrinkingTimeIsNotNegative() {
    Ran ran = Ran.of("fuzz", GAME, "--shrink", "-1");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("--shrink must be 0 or more, not -1");
  }

  @Test
  void aGameKeptByTheFuzzerSaysWhichCheckFailsAtItsEnd(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("kept.json");
    Files.writeString(
        file,
        """
        {"format":1,"game":"cards-of-the-dead","revision":1,"content":"","seats":1,"options":{},"names":[],
        "seed":"1","found":{"check":"invariant:made-up","message":"does not hold","answers":90,
        "command":"./horda fuzz cards-of-the-dead --seed 9"},"log":[]}
        """);
    Ran ran = Ran.of("replay", file.toString());
    assertThat(ran.out())
        .contains("invariant:made-up (90 answers when it was found)")
        .contains("Found with: ./horda fuzz cards-of-the-dead --seed 9")
        .contains("✔ The check invariant:made-up no longer fails here.");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void benchAsJson() {
    Ran ran = Ran.of("bench", GAME, "--seconds", "0.2", "--json");
    assertThat(ran.exit()).isZero();
    JsonNode row = ran.json().get(0);
    assertThat(row.propertyNames()).contains("game", "decisionsPerSecond", "copiesPerSecond");
  }

  @Test
  void benchForPeople() {
    assertThat(Ran.of("bench", "--seconds", "0.1").out()).contains("Copies a second");
  }

  @Test
  void scenariosPassOrFail(@TempDir Path folder) throws IOException {
    Path good = folder.resolve("good.yaml");
    Files.writeString(
        good,
        """
        title: The first question goes to the first seat
        game: cards-of-the-dead
        seats: 2
        ends: asks 0
        """);
    Ran passed = Ran.of("scenario", "run", good.toString());
    assertThat(passed.out()).startsWith("✔ ").contains("1 of 1 passed");
    assertThat(passed.exit()).isZero();

    Files.writeString(
        folder.resolve("bad.yaml"),
        """
        title: The game is over at once
        game: cards-of-the-dead
        seats: 1
        ends: over
        """);
    Files.writeString(folder.resolve("worse.yaml"), "title: [");
    Ran failed = Ran.of("scenario", "run", folder.toString());
    assertThat(failed.out())
        .contains("✘ ", "expected the game to be over", "worse.yaml", "1 of 3 passed");
    assertThat(failed.exit()).isEqualTo(1);
  }

  @Test
  void scenariosThatAreNotThere(@TempDir Path folder) {
    Ran none = Ran.of("scenario", "run", folder.toString());
    assertThat(none.err()).contains("There is no scenario");
    assertThat(none.exit()).isEqualTo(1);
    Ran missing = Ran.of("scenario", "run", "no-such-file.yaml");
    assertThat(missing.err()).contains("There is no file 'no-such-file.yaml'");
    assertThat(missing.exit()).isEqualTo(1);
  }
}
