package horda.ruemorgue.mission;

import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.wire.YamlData;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One thing is changed in a good mission, and the reader names it: line by line the mission, what
/// is replaced, by what, and the sentence that comes of it.
class BrokenMissionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // tiles
        "t1 | [2V, 4V] | [2V, 4X] | There is no tile 4X; sides are called 1R to 9R and 1V to 9V.",
        "t1 | 6V^270 | 6V^45 | Tiles are turned by ^90, ^180 or ^270, not as in 6V^45.",
        "t1 | 6V^270 | 2V^270 | Tile 2V lies on the board twice; the box has one.",
        "t1 | 6V^270 | 2R^270 | Tile 2V is the other side of 2R: only one of them can lie",
        "t1 | [2V, 4V] | [2V, 4V, 8R] | This row has 3 tiles, the first one 2; write --",
        "t1 | 6V^270 | 6V^90 | 6V:A and 7V:S1 lie side by side but do not fit",
        "t1 | [2V, 4V] | [4V, 2V] | 6V:A and 4V:S1 lie one below the other but do not fit",
        "t1 | [6V^270, 7V] | [--, 7V, --, 8V] | Tile 8V touches no other tile",
        // zones and borders
        "t1 | start: [2V:K1] | start: [2V:K9] | Tile 2V has no zone K9; it has A, B, Y, K1, K2, L, D, K3, C.",
        "t1 | start: [2V:K1] | start: [5V:K1] | Tile 5V is not on this board (5V:K1).",
        "t1 | start: [2V:K1] | start: [street] | 'street' names no zone; zones are written tile:zone",
        "t1 | at: 4V:S2+4V:K1, | at: 4V:S2+4V:K2, | A door stands between neighbours, and 4V:S2+4V:K2 do not touch.",
        "t1 | at: 4V:S2+4V:K1, | at: 4V:S2+4V:S1, | Nothing parts 4V:S2+4V:S1: a door needs a wall or a doorway.",
        "t2 | at: 5R:A+5R:S6, | at: 9R:H+9R:S1, | Between 9R:H+9R:S1 there is a fence",
        "t1 | at: 2V:A+2V:K1, | at: 2V:B+2V:K2, | Something stands between 2V:B+2V:K2 already.",
        "t1 | 4V:S2+4V:K1, colour: neutral | 4V:S2, colour: neutral | '4V:S2' names no border",
        "t1 | 4V:S2+4V:K1, colour: neutral | 4V:S2+4V:K1, colour: red | there are no red ones",
        "m02 | 4V:L+6V:A | 4V:S3+4V:C | Between 4V:S3+4V:C there is a wall already.",
        "t2 | stairs: [9R:H+9R:S4] | stairs: [9R:S3+9R:S4] | there is no need of stairs",
        // tokens of the box
        "t2 | at: 5R:A+5R:S6, colour: neutral | at: 5R:A+5R:S6, colour: blue | 2 blue doors, and the box has 1.",
        "t2 | at: 5R:B, colour: red | at: 5R:B, colour: pink | 2 pink Objectives, and the box has 1.",
        "m06 | kind: crawler, count: 4 | kind: crawler, count: 16 | 16 Crawlers, and the box has 15.",
        // keys, exits, starts
        "m04 | at: 6V:A, colour: blue | at: 6V:A, colour: pink | there is no blue Objective.",
        "t1 | exits: [7V:P2] | `` | A goal asks for the exit, and there is none (exits).",
        "m10 | start: [5R:S4] | exits: [5R:S4] | The mission says nowhere where survivors start (start).",
        "m03 | start: [1R:S3] | start: [7V:P2] | The crashed helicopter lies on 7V:P2",
        "m03 | tents: [7V:P1, | tents: [7V:S1, | A tent stands on a paved place of the camp (P1, P2…), and 7V:S1 is none.",
        "t1 | triggers: [4V, 6V] | triggers: [4V, 7V] | Tile 7V has no rooms",
        "t1 | flies: no | flies: yes | A helicopter that flies needs a place to land (lands).",
        "t1 | helicopter: {at: 7V:P2 | helicopter: {at: 6V:A | 6V:A is indoors: the helicopter cannot stand there.",
        // spawn zones
        "t1 | locators: [5, 6] | locators: [5] | Locator 6 is missing: use all six, or none.",
        "t1 | locators: [5, 6] | locators: [5, 5] | Locator 5 lies on the board twice.",
        "t1 | locators: [5, 6] | locators: [5, 6, 7] | Locators are numbered 1 to 6, there is no 7.",
        "t1 | at: 2V:K3, colour: red | at: 2V:K1, colour: red | Survivors start in 2V:K1: no Spawn Zone can lie there.",
        "t1 | at: 4V:S3, colour: red | at: 4V:S3, colour: blue | Nothing ever wakes the blue Spawn Zone",
        "m10 | {at: 2R:S3, colour: red, locators: [2, 3]} | {at: 3R:S3, colour: red, locators: [2, 3]} | listed clockwise round the board; 9R:S1 is out of order.",
        // ways
        "t1 | exits: [7V:P2] | exits: [2V:K1] | `` ",
        "m04 | at: 6V:A, colour: blue | at: 1V:C, colour: blue | Nobody can ever reach the Objective in 1V:C.",
        "t2 | air: [2R:Y] | air: [] | Nobody can ever reach the Objective in 2R:D.",
        // goals and rules
        "t1 | kind: gather | kind: gathering | There is no goal 'gathering'; known are clear, deliver, gather,",
        "m01 | kind: exit-opens | kind: exit-shuts | There is no rule 'exit-shuts'; known are action-removes-spawn,",
        "m01 | after-goal: 1 | after-goal: 2 | The exit cannot open after goal 2",
        "m03 | {kind: carry, which: red} | {kind: carriers-walk} | add the rule carry",
        "t1 | {kind: gather} | {kind: take, which: blue} | There is no blue Objective.",
        "pvp1 | mode: competitive | mode: coop | The goal score belongs to competitive missions.",
        "pvp1 | objectives: 7, rounds | objectives: 8, rounds | The game cannot end after 8 Objectives: there are 7.",
        "t1 | from: 6, to: 12 | from: 6, to: 14 | A mission is for 6 to 12 survivors, not for 6 to 14.",
        "t1 | alive: all | alive: most | How many must live is all, half, none or a number, not 'most'.",
        // the file itself
        "t1 | mode: coop | mood: coop | 'mood' is not understood here; known are id, title, story, mode",
        "t1 | alive: all | `` | 'alive' is missing",
      })
  void isToldWhatIsWrong(String name, String old, String replacement, String sentence) {
    // given
    String text = Box.missionText(name);
    assertThat(text).contains(old);
    String changed = text.replace(old, replacement == null ? "" : replacement);

    // when
    ReadMission reading = Box.READER.read(YamlData.parse("mine.yaml", changed));

    // then
    List<String> told = reading.faults().stream().map(Box::sentence).toList();
    if (sentence == null || sentence.isEmpty()) {
      assertThat(told).as("a change that breaks nothing").isEmpty();
    } else {
      assertThat(told)
          .anySatisfy(line -> assertThat(line).startsWith("mine.yaml line ").contains(sentence));
    }
  }

  @Test
  void theLineOfTheFaultIsTold() {
    // given
    String text = Box.missionText("t1").replace("start: [2V:K1]", "start: [2V:K9]");
    int line = (int) text.lines().takeWhile(l -> !l.contains("2V:K9")).count() + 1;

    // when
    ReadMission reading = Box.READER.read(YamlData.parse("mine.yaml", text));

    // then
    assertThat(reading.faults().getFirst().where()).isEqualTo("mine.yaml line " + line);
  }

  @Test
  void allThatIsWrongIsToldAtOnceInTheOrderOfTheFile() {
    // given: a door, a Spawn Zone and a goal are wrong
    String text =
        Box.missionText("t1")
            .replace("4V:S2+4V:K1", "4V:S2+4V:S1")
            .replace("locators: [5, 6]", "locators: [5]")
            .replace("kind: gather", "kind: run");

    // when
    ReadMission reading = Box.READER.read(YamlData.parse("mine.yaml", text));

    // then
    assertThat(reading.faults().stream().map(MissionFault::code))
        .containsSubsequence("door-open-ground", "locator-missing", "unknown-goal");
  }

  @Test
  @Rule("RMO-SPAWN-08")
  void aMissionWithoutAnyLocatorIsSound() {
    // given
    String text = Box.missionText("t1").replaceAll(", locators: \\[[^]]*]", "");

    // when
    ReadMission reading = Box.READER.read(YamlData.parse("mine.yaml", text));

    // then
    assertThat(reading.faults()).isEmpty();
  }

  @Test
  void aStoryIsReadInBothLanguagesAndIsShort() {
    // given
    String plan = Box.missionText("t1");
    String told = plan.replace("mode: coop", "story: {en: \"Run.\", es: \"Corred.\"}\nmode: coop");
    String half = plan.replace("mode: coop", "story: {en: \"Run.\"}\nmode: coop");
    String long_ = told.replace("Run.", "Run. ".repeat(200));

    // then
    assertThat(Box.READER.read(YamlData.parse("mine.yaml", told)).mission().heading().story())
        .containsExactly("Run.", "Corred.");
    assertThat(Box.READER.read(YamlData.parse("mine.yaml", half)).faults()).hasSize(1);
    assertThat(Box.READER.read(YamlData.parse("mine.yaml", long_)).faults())
        .extracting(MissionFault::code)
        .containsExactly("story");
    assertThat(Box.READER.read(YamlData.parse("mine.yaml", plan)).mission().heading().story())
        .isEmpty();
  }

  @Test
  void anEmptyFileIsNoMission() {
    // when
    ReadMission reading = Box.READER.read(YamlData.parse("mine.yaml", ""));

    // then
    assertThat(reading.mission()).isNull();
    assertThat(reading.faults()).isNotEmpty();
  }
}
