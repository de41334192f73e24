package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Rule books from the command line, and the door for programs.
class RulesCommandTest {
  @Test
  void theWholeBook() {
    Ran ran = Ran.of("rules");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("Cards of the Dead", "Walking", "COD-WALK-01", "[ruling]");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void aWordWithAndWithoutTheGame() {
    assertThat(Ran.of("rules", "cards-of-the-dead", "explosion").out()).contains("COD-EXPL-01");
    assertThat(Ran.of("rules", "explosion").out()).contains("COD-EXPL-01");
    assertThat(Ran.of("rules", "cod-walk-01").out()).contains("COD-WALK-01");
    assertThat(Ran.of("rules", "last", "breath").out()).contains("COD-LAST-01");
  }

  @Test
  void inSpanish() {
    assertThat(Ran.of("rules", "explosión", "--lang", "es").out())
        .contains("COD-EXPL-01", "daño")
        .doesNotContain("«");
  }

  @Test
  void aWordThatIsNowhere() {
    Ran ran = Ran.of("rules", "spaceship");
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("No rule mentions 'spaceship'");
  }

  @Test
  void asJson() {
    JsonNode json = Ran.of("rules", "cards-of-the-dead", "COD-WALK-01", "--json").json();
    assertThat(json.get("game").stringValue()).isEqualTo("cards-of-the-dead");
    assertThat(json.get("rules").get(0).get("id").stringValue()).isEqualTo("COD-WALK-01");
  }

  @Test
  void coverage() {
    Ran ran = Ran.of("rules", "cards-of-the-dead", "--coverage", "--json");
    JsonNode json = ran.json();
    assertThat(json.propertyNames()).containsExactly("game", "rules", "tested", "missing");
    int rules = json.get("rules").intValue();
    int tested = json.get("tested").intValue();
    assertThat(json.get("missing").size()).isEqualTo(rules - tested);
    assertThat(Ran.of("rules", "cards-of-the-dead", "--coverage").out())
        .contains("of " + rules + " rules have a test");
  }

  @Test
  void theDoorForProgramsSurvivesGarbage() {
    Ran ran =
        new Ran.With(java.nio.file.Path.of("target"), "")
            .typing(
                "garbage",
                "{\"cmd\":\"new\",\"game\":\"cards-of-the-dead\",\"seats\":1,\"seed\":4}",
                "{\"cmd\":\"view\",\"seat\":0}",
                "{\"cmd\":\"quit\"}",
                "{\"cmd\":\"games\"}")
            .run("engine", "--lang", "es");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out().lines()).hasSize(4);
    assertThat(ran.out().lines().findFirst().orElseThrow()).contains("\"ok\":false");
    assertThat(ran.out()).contains("Superviviente");
  }
}
