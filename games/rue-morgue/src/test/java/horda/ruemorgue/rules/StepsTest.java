package horda.ruemorgue.rules;

import static horda.ruemorgue.rules.SetUp.STEPS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.BadState;
import horda.engine.Step;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every step can be written down and read again: a saved game may stop at any of them.
class StepsTest {
  private static final Path RULES = Path.of("src/main/java/horda/ruemorgue/rules");
  private static final Pattern STEP =
      Pattern.compile(
          "(@Named\\([^)]*\\)\\s+)?(?:public |static )*"
              + "record (\\w+)\\((?:[^()]|\\([^()]*\\))*\\)\\s*implements Morgue(?:Step|Ask)");

  @Test
  void everyStepHasAName() throws IOException {
    // given
    Map<String, String> named = new TreeMap<>();
    try (Stream<Path> files = Files.list(RULES)) {
      for (Path file : files.toList()) {
        STEP.matcher(Files.readString(file))
            .results()
            .forEach(
                found ->
                    named.put(
                        file.getFileName() + " " + found.group(2), String.valueOf(found.group(1))));
      }
    }

    // then
    assertThat(named).hasSizeGreaterThan(50);
    assertThat(named).allSatisfy((_, name) -> assertThat(name).startsWith("@Named"));
  }

  @Test
  void whatIsNoStepIsRefused() {
    assertThatThrownBy(() -> STEPS.read("dance"))
        .isInstanceOf(BadState.class)
        .hasMessageContaining("there is no step 'dance'");
    assertThatThrownBy(() -> STEPS.read("act")).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> STEPS.read("act", -1)).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> STEPS.read("act", 1, 2)).isInstanceOf(BadState.class);
  }

  @Test
  void stepsComeBackAsTheyWere() {
    assertThat(STEPS.read("fork", 3, 4, 1, 2, -1)).isEqualTo(new Fork(3, 4, 1, 2, -1));
    assertThat(STEPS.args(STEPS.read("fill-rooms", 1, 7, 9))).containsExactly(1, 7, 9);
    assertThat(STEPS.args(STEPS.read("fill-spots", 0, 4, 2))).containsExactly(0, 4, 2);
  }

  @Test
  void whatThisTableLacksDoesNotFit() {
    // given a table with twelve survivors
    MorgueState s = Scene.scene("t1").state();

    // then
    assertThat(STEPS.fits(new Act(11), s)).isTrue();
    for (Step<MorgueState> astray :
        List.of(
            STEPS.read("act", 12),
            STEPS.read("fill-rooms", 0, 128),
            STEPS.read("fill-spots", 0, 4),
            STEPS.read("fill-spots", 0, 127, 1),
            STEPS.read("resume", 0, 0, 0, -1, 1, 1))) {
      assertThat(STEPS.fits(astray, s)).as(astray.toString()).isFalse();
    }
  }
}
