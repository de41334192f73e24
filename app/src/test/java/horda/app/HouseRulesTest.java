package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// House rules that the compiled classes do not show.
class HouseRulesTest {

  private static final Pattern TEST_METHOD =
      Pattern.compile(
          "^\\s*@(Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\\b",
          Pattern.MULTILINE);

  @Test
  void everyPackageSaysWhatLivesInIt() {
    Set<Path> silent = new TreeSet<>();
    for (Path file : SourceTree.mainSources()) {
      Path folder = file.getParent();
      if (!Files.exists(SourceTree.root().resolve(folder).resolve("package-info.java"))) {
        silent.add(folder);
      }
    }
    assertThat(silent).as("packages without a package-info.java").isEmpty();
  }

  @Test
  void noTestHidesUnderANameThatIsNeverRun() throws IOException {
    Set<Path> hidden = new TreeSet<>();
    for (Path file : SourceTree.testSources()) {
      String text = Files.readString(SourceTree.root().resolve(file));
      if (TEST_METHOD.matcher(text).find() && !file.toString().endsWith("Test.java")) {
        hidden.add(file);
      }
    }
    assertThat(hidden).as("files with tests whose name does not end in Test.java").isEmpty();
  }
}
