package horda.lab.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.lab.nightwatch.Bug;
import horda.lab.nightwatch.NightWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {
  @TempDir private Path folder;

  @Test
  void aGameWithoutPlaythroughsFails() {
    assertThatThrownBy(() -> Golden.check(folder, new NightWatch()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("-Dgolden.write=true");
  }

  @Test
  void whatWasWrittenIsPlayedAgain() {
    Golden.write(folder, new NightWatch());

    Golden.check(folder, new NightWatch());
    assertThat(folder).isDirectoryContaining("glob:**/2-seats-random.yaml");
    assertThat(folder).isDirectoryContaining("glob:**/4-seats-random.yaml");
    assertThat(folder.resolve("told-random.txt"))
        .content()
        .contains("1. Seat 0:", "  * ", "  sees: {");
  }

  @Test
  void aChangeInBehaviourShowsAtItsFirstStep() {
    Golden.write(folder, new NightWatch());

    assertThatThrownBy(() -> Golden.check(folder, new NightWatch(Bug.LEAKY_OPTION)))
        .hasMessageContainingAll("told-random.txt line", "- ", "+ ", "option.draw card:")
        .hasMessageNotContaining("2-seats-random.yaml");
  }

  @Test
  void aTamperedFileIsFound() throws IOException {
    Golden.write(folder, new NightWatch());
    Path file = folder.resolve("3-seats-random.yaml");
    Files.writeString(
        file, Files.readString(file).replaceFirst("n: 5, seat: \\d", "n: 5, seat: 9"));

    assertThat(Golden.compare(new NightWatch(), file)).get().asString().contains("seat: 9");
  }

  @Test
  void writingAnewChangesNothingWithoutReason() throws IOException {
    Golden.write(folder, new NightWatch());
    String before = Files.readString(folder.resolve("2-seats-random.yaml"));
    Golden.write(folder, new NightWatch());

    assertThat(folder.resolve("2-seats-random.yaml")).hasContent(before);
  }
}
