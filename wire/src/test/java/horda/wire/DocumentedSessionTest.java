package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.lantern.LanternBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The page about the protocol says what the door does.
class DocumentedSessionTest {
  private static List<String> page() throws IOException {
    return Files.readAllLines(
        Path.of(System.getProperty("horda.home"), "docs", "engine-protocol.md"));
  }

  @Test
  void theSessionOnThePageIsWhatHappens() throws IOException {
    EngineDoor door = new EngineDoor(Shelf.of(new LanternBox()));
    List<String> written = new ArrayList<>();
    List<String> played = new ArrayList<>();
    for (String line : page()) {
      if (line.startsWith("→ ")) {
        played.add(line);
        played.add("← " + door.line(line.substring(2)));
      }
      if (line.startsWith("→ ") || line.startsWith("← ")) {
        written.add(line);
      }
    }
    assertThat(written).isEqualTo(played).hasSizeGreaterThan(10);
    assertThat(door.isClosed()).isTrue();
  }

  static List<String> commands() {
    return DoorCommands.NAMES;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandIsOnThePageAndNoneIsMadeUp(String command) throws IOException {
    assertThat(page()).contains("### `" + command + "`");
    assertThat(page().stream().filter(l -> l.startsWith("### `")))
        .hasSameSizeAs(DoorCommands.NAMES);
    assertThat(new EngineDoor(Shelf.of(new LanternBox())).line("{\"cmd\":\"" + command + "\"}"))
        .doesNotContain("\"code\":\"command\"");
  }
}
