package horda.ruemorgue.mission;

import static org.assertj.core.api.Assertions.assertThat;

import horda.ruemorgue.Box;
import horda.wire.YamlData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What docs/missions.md says of the format is so.
class DocumentedFormatTest {
  private static String page() throws IOException {
    return Files.readString(Path.of("..", "..", "docs", "missions.md"));
  }

  @Test
  void theExampleIsASoundMission() throws IOException {
    // given
    String page = page();
    int start = page.indexOf("```yaml\n") + 8;
    String example = page.substring(start, page.indexOf("```", start));

    // when
    ReadMission reading = Box.READER.read(YamlData.parse("docs/missions.md", example));

    // then
    assertThat(reading.faults().stream().map(Box::sentence)).isEmpty();
  }

  @Test
  void everyKindOfGoalAndRuleHasItsRow() throws IOException {
    // given: the reader lists the kinds it knows when it meets one it does not
    String page = page();
    MissionFault goal = fault("kind: gather", "kind: nothing");
    MissionFault rule = fault("kind: exit-opens", "kind: nothing");

    // then
    for (String kinds : new String[] {goal.args().get(1), rule.args().get(1)}) {
      assertThat(kinds.split(", ")).hasSizeGreaterThan(10);
      assertThat(kinds.split(", "))
          .allSatisfy(kind -> assertThat(page).contains("| `" + kind + "` |"));
    }
  }

  private static MissionFault fault(String old, String replacement) {
    String mission = old.contains("gather") ? "t1" : "m01";
    String text = Box.missionText(mission).replace(old, replacement);
    return Box.READER.read(YamlData.parse("mine.yaml", text)).faults().stream()
        .filter(fault -> fault.code().startsWith("unknown-"))
        .findFirst()
        .orElseThrow();
  }
}
