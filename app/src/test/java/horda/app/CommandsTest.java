package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How every command is asked for help, and how it takes a mistake.
class CommandsTest {
  private static final String GAME = "cards-of-the-dead";

  @Test
  void saysItsVersion() {
    Ran ran = Ran.of("--version");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).startsWith("Horda ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "rules",
        "replay",
        "verify",
        "scenario",
        "scenario run",
        "mission",
        "mission check",
        "mission show",
        "simulate",
        "fuzz",
        "bench",
        "contract",
        "engine"
      })
  void everyCommandHasHelpWithAnExample(String command) {
    for (String language : new String[] {"en", "es"}) {
      Ran ran = Ran.of((command + " --help --lang " + language).split(" "));
      assertThat(ran.exit()).isZero();
      assertThat(ran.out()).contains(language.equals("en") ? "Example" : "Ejemplo");
      assertThat(ran.out()).contains("./horda " + command).doesNotContain("«");
      assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void everyOptionOfEveryCommandIsExplained() {
    for (String command :
        new String[] {"play", "rules", "replay", "simulate", "fuzz", "bench", "contract"}) {
      String[] lines = Ran.of(command, "--help").out().split("\n");
      for (int i = 0; i < lines.length; i++) {
        if (lines[i].matches(" +(-\\w, )?--[^ ]+ *")) {
          assertThat(lines[i + 1]).as(command + lines[i]).matches(" {15,}\\w.*");
        }
      }
    }
  }

  @Test
  void theListOfCommandsIsComplete() {
    assertThat(Ran.of("--help").out())
        .contains(
            "play", "rules", "replay", "scenario", "mission", "simulate", "fuzz", "bench", "engine")
        .doesNotContain("train");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "plya | no command 'plya'. Did you mean play?",
        "rules --coverge | no option '--coverge'. Did you mean --coverage?",
        "play --seets 2 | Did you mean --seats",
        "simulate | GAME is missing",
        "simulate cards-of-the-dea | Did you mean 'cards-of-the-dead'?",
        "play cards-of-the-dea | Did you mean 'cards-of-the-dead'?",
        "bench nothing | There is no game 'nothing'",
        "fuzz nothing | There is no game 'nothing'",
        "rules of-the-dead --coverage | There is no game 'of-the-dead'",
        "simulate cards-of-the-dead --seats 9 | is for 1 to 3 seats, not 9",
        "play cards-of-the-dead --seats -1 | is for 1 to 3 seats, not -1",
        "simulate cards-of-the-dead --games 0 | --games must be 1 or more, not 0",
        "simulate cards-of-the-dead --games -5 | --games must be 1 or more, not -5",
        "simulate cards-of-the-dead --games many | --games cannot be 'many'",
        "simulate cards-of-the-dead --threads 0 | --threads must be 1 or more",
        "simulate cards-of-the-dead --seed x | --seed cannot be 'x'",
        "simulate cards-of-the-dead --bots genius | No bot 'genius'",
        "simulate cards-of-the-dead --options hard=maybe | Option hard is one of no, yes",
        "simulate cards-of-the-dead --options soft=yes | has no option 'soft'",
        "simulate cards-of-the-dead --options survivors=nobody | nobody",
        "play cards-of-the-dead --bots 4=random | There is no seat 4",
        "play cards-of-the-dead --seats 2 --bots genius | No bot 'genius'",
        "fuzz cards-of-the-dead --decisions 0 | --decisions must be 1 or more",
        "bench cards-of-the-dead --seconds 0 | --seconds must be more than 0",
        "play --lang fr | The languages are 'en' and 'es', not 'fr'",
        "scenario | Say 'run'",
        "scenario run | FILE is missing",
        "replay | FILE is missing",
        "engine now | 'now' is one word too many",
      })
  void aMistakeIsOneSentenceAndExitCodeTwo(String typed, String told) {
    Ran ran = Ran.of(typed.split(" "));
    assertThat(ran.err()).contains(told).startsWith("horda: ");
    assertThat(ran.err().strip().lines()).hasSize(1);
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void mistakesAreToldInSpanishToo() {
    assertThat(Ran.of("plya", "--lang", "es").err()).contains("No existe el comando 'plya'");
    assertThat(Ran.of("simulate", GAME, "--games", "0", "--lang=es").err())
        .contains("--games debe ser 1 o más");
    assertThat(Ran.of("simulate", "nothing", "--lang", "es").err()).contains("No existe ese juego");
  }
}
