package horda.app.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What counts as a rule that a test names.
class RuleScannerTest {
  @Test
  void annotationsInJava() {
    assertThat(
            RuleScanner.inJava(
                """
                @Rule("COD-WALK-01")
                @Test void a() {}
                @Rule({"COD-WALK-02", "COD-WALK-03",
                       "COD-WALK-04"})
                @Test void b() {}
                @Rule(value = {"COD-WALK-05"})
                @Test void c() { see("COD-WALK-06"); }
                // @Rule("COD-WALK-07")
                /* nothing
                 * @Rule("COD-WALK-08")
                 */
                """))
        .containsExactly("COD-WALK-01", "COD-WALK-02", "COD-WALK-03", "COD-WALK-04", "COD-WALK-05");
  }

  @Test
  void listsInScenarios() {
    assertThat(RuleScanner.inScenario("title: x\nrules: [COD-A-01, \"COD-A-02\"]\nseats: 1\n"))
        .containsExactly("COD-A-01", "COD-A-02");
    assertThat(
            RuleScanner.inScenario(
                "rules:\n  - COD-A-01 # COD-A-09\n  - 'COD-A-02'\ngame: COD-A-03\n"))
        .containsExactly("COD-A-01", "COD-A-02");
    assertThat(RuleScanner.inScenario("title: about COD-A-01\n")).isEmpty();
  }

  @Test
  void aWholeModule(@TempDir Path module) throws IOException {
    assertThat(RuleScanner.scan(module)).isEmpty();
    Path java = module.resolve("src/test/java/deep/down");
    Path scenarios = module.resolve("src/test/resources/scenarios");
    Files.createDirectories(java);
    Files.createDirectories(scenarios);
    Files.writeString(java.resolve("ATest.java"), "@Rule(\"COD-A-01\")");
    Files.writeString(scenarios.resolve("b.yaml"), "rules: [COD-A-02]");
    Files.writeString(scenarios.resolve("c.txt"), "rules: [COD-A-03]");
    assertThat(RuleScanner.scan(module)).containsExactly("COD-A-01", "COD-A-02");
  }
}
