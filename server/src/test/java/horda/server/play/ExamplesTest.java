package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import horda.bots.roster.Roster;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.outside.Programs;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The examples in Python do what their pages say. Skipped where there is no Python.
class ExamplesTest {
  private static final Path EXAMPLES = Path.of("..", "docs", "examples").toAbsolutePath();

  private static final String TABLE =
      "{'game':'flea-market','seed':'1','pace':0,'options':{'rounds':'2'},'seats':[{'kind':'bot','bot':'%1$s'},{'kind':'bot','bot':'%1$s'}]}";

  @TempDir Path folder;

  @BeforeAll
  static void python() throws InterruptedException {
    boolean there;
    try {
      there = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException _) {
      there = false;
    }
    assumeTrue(there, "no python3 here");
  }

  @Test
  void theProgramPlaysTwoSeatsToTheEnd() {
    String command = "mine=python3 '" + EXAMPLES.resolve("seat_player.py") + "'";
    Shelf shelf = Shelf.standard();
    try (Programs programs = Programs.start(List.of(command));
        TestHouse house = TestHouse.open(Alarms.real(), programs.with(Roster.standard(), shelf))) {
      Guest guest = house.onlooker(house.make(TABLE.formatted("mine")));
      guest.await(Guest::over);
      assertThat(guest.chat()).isEmpty();
    }
  }

  @Test
  void theBotWithAnAccountComesAndPlaysTwoSeatsToTheEnd() throws IOException {
    try (TestHouse house = TestHouse.open()) {
      // given
      String token = house.house.makeAccount("ada");
      ProcessBuilder builder =
          new ProcessBuilder(
                  "python3",
                  EXAMPLES.resolve("socket_player.py").toString(),
                  house.caller.house().toString(),
                  "ada")
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("said.txt").toFile());
      builder.environment().put("HORDA_TOKEN", token);
      Process bot = builder.start();
      try {
        // when
        Guest guest = house.onlooker(house.make(TABLE.formatted("ada")));
        guest.await(Guest::over);
        // then: nobody had to play for it
        assertThat(guest.chat()).isEmpty();
        assertThat(guest.text("/table/seats/0/bot")).isEqualTo("ada");
      } catch (IllegalStateException e) {
        throw new AssertionError(Files.readString(folder.resolve("said.txt")), e);
      } finally {
        bot.destroyForcibly();
      }
    }
  }
}
