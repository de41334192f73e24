package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.bots.roster.Roster;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.outside.Program;
import horda.server.outside.ProgramMaker;
import horda.server.outside.Programs;
import horda.server.table.Header;
import horda.wire.Json;
import horda.wire.Shelf;
import horda.wire.ViewJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Programs that play along, good ones and bad ones.
class ProgramsTest {
  /// Says hello, keeps what it heard, and then does as its first argument says.
  private static final String SCRIPT =
      """
      id=0
      echo "here I am" >&2
      while read -r line; do
        printf '%s\\n' "$line" >> "$2"
        id=$((id + 1))
        if [ $id = 1 ]; then echo '{"id":1,"ok":true}'; continue; fi
        case $1 in
          good) echo "{\\"id\\":$id,\\"ok\\":true,\\"choice\\":0}" ;;
          gone) exit 1 ;;
          rubbish) echo 'I think, therefore' ;;
          illegal) echo "{\\"id\\":$id,\\"choice\\":9999}" ;;
          slow) ;;
        esac
      done
      """;

  private static final String TABLE =
      "{'game':'flea-market','seed':'1','pace':0,'seats':[{'kind':'bot','bot':'mine','name':'Robo'},%s]}";

  @TempDir Path folder;

  private Program program(String manner, long millis) throws IOException {
    Path script = Files.writeString(folder.resolve("bot.sh"), SCRIPT);
    return new Program(
        "mine", List.of("sh", script.toString(), manner, heard().toString()), millis);
  }

  private Path heard() {
    return folder.resolve("heard.txt");
  }

  private static TestHouse house(Program program) {
    return house(program, Alarms.real());
  }

  private static TestHouse house(Program program, Alarms alarms) {
    ProgramMaker maker = new ProgramMaker(program, Shelf.standard());
    return TestHouse.open(alarms, Roster.standard().and(List.of(maker)));
  }

  @Test
  void aProgramPlaysAWholeGameAndIsToldNoMoreThanItsSeatMaySee() throws IOException {
    try (Program program = program("good", 20_000);
        TestHouse house = house(program)) {
      // when
      TestHouse.Made made = house.make(TABLE.formatted("{'kind':'bot','bot':'mine'}"));
      Guest guest = house.onlooker(made);
      guest.await(Guest::over);
      // then: it played to the end, and nobody had to help
      assertThat(guest.chat()).isEmpty();
      assertThat(guest.text("/table/seats/0/bot")).isEqualTo("mine");
      // and what it was told is its seat's view and nothing besides
      JsonNode asked = Json.parse(Files.readAllLines(heard()).get(1));
      assertThat(asked.propertyNames())
          .containsExactlyInAnyOrder(
              "cmd",
              "id",
              "table",
              "game",
              "seat",
              "seats",
              "question",
              "prompt",
              "view",
              "choices",
              "millis");
      Header header = Header.parse(house.store.table(made.table()).orElseThrow().header());
      Match<?> begun = header.deal(Shelf.standard());
      int seat = asked.get("seat").intValue();
      assertThat(asked.get("view")).isEqualTo(view(begun, seat));
      assertThat(asked.get("view")).isNotEqualTo(view(begun, 1 - seat));
    }
  }

  private static <S extends horda.engine.State> JsonNode view(Match<S> match, int seat) {
    return Json.parse(Json.line(ViewJson.of(match.game().view(match.state(), seat))));
  }

  @ParameterizedTest
  @CsvSource({
    "gone, The program that played Robo has ended; a bot of the house plays on in its place.",
    "rubbish, Robo gave an answer that nobody understands; a bot of the house plays on in its"
        + " place.",
    "illegal, Robo chose something that was not on offer; a bot of the house plays on in its"
        + " place.",
    "slow, Robo has not answered in time; a bot of the house plays on in its place."
  })
  void aBadProgramIsPlayedForAndTheTableIsTold(String manner, String sentence) throws IOException {
    try (Program program = program(manner, manner.equals("slow") ? 300 : 20_000);
        TestHouse house = house(program)) {
      Guest guest = house.onlooker(house.make(TABLE.formatted("{'kind':'bot','bot':'random'}")));
      guest.await(Guest::over);
      assertThat(guest.chat())
          .extracting(said -> said.path("text").stringValue())
          .containsExactly(sentence);
      assertThat(guest.text("/table/seats/0/bot")).isEqualTo("random");
    }
  }

  @Test
  void aTableWhoseBotIsNotKnownAnyMoreGoesOn() throws IOException {
    MemoryStore.Disk disk;
    TestHouse.Made made;
    FakeAlarms alarms = new FakeAlarms();
    try (Program program = program("slow", 60_000);
        TestHouse house = house(program, alarms)) {
      made = house.make(TABLE.formatted("{'kind':'bot','bot':'random'}"));
      disk = house.disk;
    }
    // when the house opens again without that program
    try (TestHouse house = TestHouse.on(disk, alarms)) {
      Guest guest = house.onlooker(made);
      alarms.pass(60_000);
      // then
      guest.await(Guest::over);
      assertThat(guest.chat().getFirst().path("text").stringValue()).contains("not known");
    }
  }

  @Test
  void whatCannotBeStartedIsRefusedWithASentence() {
    assertThatThrownBy(() -> Programs.start(List.of("mine=/nowhere/at/all --x")))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("The bot 'mine' does not play (/nowhere/at/all --x): ");
    assertThatThrownBy(() -> Programs.start(List.of("mine=false"))).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> Programs.start(List.of("python3 bot.py")))
        .hasMessageContaining("name=command");
    assertThatThrownBy(() -> Programs.start(List.of("mine="))).hasMessageContaining("no command");
    assertThatThrownBy(() -> Programs.start(List.of("a=cat", "a=cat")))
        .hasMessageContaining("Two bots");
  }

  @Test
  void aProgramIsEndedWithTheHouse() throws IOException {
    Program program = program("good", 1_000);
    program.start();
    long before = ProcessHandle.current().children().filter(ProcessHandle::isAlive).count();
    program.close();
    long after = ProcessHandle.current().children().filter(ProcessHandle::isAlive).count();
    assertThat(after).isLessThan(before);
  }
}
