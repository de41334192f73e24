package horda.ruemorgue.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.BadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every step can be written down and read again: a saved game may stop at any of them. */
class StepsTest {
  private static final Path RULES = Path.of("src/main/java/horda/ruemorgue/rules");
  private static final Pattern STEP =
      Pattern.compile(
          "record \\w+\\([^)]*\\)\\s*implements Morgue(?:Step|Ask)[^{]*\\{.*?"
              + "String name\\(\\) \\{\\s*return \"([a-z-]+)\"",
          Pattern.DOTALL);

  private static Map<String, String> steps() throws IOException {
    Map<String, String> steps = new TreeMap<>();
    try (Stream<Path> files = Files.list(RULES)) {
      for (Path file : files.toList()) {
        STEP.matcher(Files.readString(file))
            .results()
            .forEach(found -> steps.put(found.group(1), String.valueOf(file.getFileName())));
      }
    }
    return steps;
  }

  @Test
  void everyStepHasItsLine() throws IOException {
    // given
    String lines = Files.readString(RULES.resolve("Steps.java"));

    // then
    assertThat(steps()).hasSizeGreaterThan(50);
    assertThat(steps())
        .as("steps of the rules that Steps.read does not know")
        .allSatisfy((name, file) -> assertThat(lines).contains("case \"" + name + "\""));
  }

  @Test
  void whatIsNoStepIsRefused() {
    assertThatThrownBy(() -> Steps.read("dance", new int[0]))
        .isInstanceOf(BadState.class)
        .hasMessageContaining("there is no step 'dance'");
    assertThatThrownBy(() -> Steps.read("act", new int[0])).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> Steps.read("act", new int[] {12})).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> Steps.read("act", new int[] {1, 2})).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> Steps.read("fill-rooms", new int[] {0, 128}))
        .isInstanceOf(BadState.class);
    assertThatThrownBy(() -> Steps.read("fill-spots", new int[] {0, 4}))
        .isInstanceOf(BadState.class);
  }

  @Test
  void stepsComeBackAsTheyWere() {
    assertThat(Steps.read("fork", new int[] {3, 4, 1, 2, -1})).isEqualTo(new Fork(3, 4, 1, 2, -1));
    assertThat(Steps.read("fill-rooms", new int[] {1, 7, 9}).args()).containsExactly(1, 7, 9);
    assertThat(Steps.read("fill-spots", new int[] {0, 4, 2}).args()).containsExactly(0, 4, 2);
  }
}
