package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Tournaments, balance reports and comparisons from the command line.
class ExperimentCommandsTest {
  private static final String GAME = "cards-of-the-dead";

  @Test
  void aSimulationGoesOnFromItsJournal(@TempDir Path folder) throws IOException {
    String journal = folder.resolve("run.journal").toString();
    String[] command = {"simulate", GAME, "--games", "100", "--resume", journal, "--json"};
    String digest = Ran.of(command).json().get("digest").stringValue();
    assertThat(Ran.of(command).json().get("digest").stringValue()).isEqualTo(digest);

    Ran other = Ran.of("simulate", GAME, "--games", "101", "--resume", journal);
    assertThat(other.err()).contains("is of another experiment");
    assertThat(other.exit()).isEqualTo(1);
  }

  @Test
  void whoIsNotThereCannotBeHired() {
    Ran ran = Ran.of("simulate", GAME, "--games", "10", "--on", "moon=12");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("Cannot play on 'moon'", "spark=URL");
    Ran bare = Ran.of("simulate", GAME, "--games", "10", "--on", "spark", "--lang", "es");
    assertThat(bare.err()).as("the jar alone has no Spark").contains("Aquí nadie juega en 'spark'");
  }

  @Test
  void tournamentOfATeamAsJson() {
    Ran ran = Ran.of("tournament", GAME, "--bots", "random,steady", "--games", "60", "--json");
    JsonNode json = ran.json();
    assertThat(json.get("team").booleanValue()).isTrue();
    assertThat(json.get("places").get(0).get("bot").stringValue()).isEqualTo("steady");
    assertThat(json.get("places").get(0).get("wins").get("cases").intValue()).isEqualTo(30);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void tournamentOfRivalsForPeople() {
    Ran ran =
        Ran.of(
            "tournament", "city-of-horror", "--bots", "random,steady", "--games", "12", "--single");
    assertThat(ran.out()).contains("Rating", "2 random + 1 steady", "99.9 %");
    Ran alone = Ran.of("tournament", GAME, "--bots", "random");
    assertThat(alone.err()).contains("two or more different bots");
    assertThat(alone.exit()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "cards-of-the-dead,'2',Selena Harris",
    "city-of-horror,'3',Games won",
    "amanecer-zombi,'1,2',Missions completed",
    "rue-morgue,'1',Option: Mission"
  })
  void aReportNeedsNothingElse(String game, String seats, String told, @TempDir Path folder)
      throws IOException {
    Path page = folder.resolve("report.html");
    String vary = game.equals("rue-morgue") ? "mission" : "none";
    String games = game.equals(GAME) ? "90" : vary.equals("none") ? "12" : "1";
    Ran ran =
        Ran.of(
            "balance",
            game,
            "--seats",
            seats,
            "--games",
            games,
            "--vary",
            vary,
            "--to",
            page.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    String html = Files.readString(page);
    assertThat(html).contains("Balance report", "Informe de equilibrio", "<svg", told);
    assertThat(html).as("no text is missing").doesNotContain("«");
    assertThat(html).doesNotContain("<script", "src=", "http://", "https://", "@import", "url(");
    JsonNode json =
        tools.jackson.databind.json.JsonMapper.shared()
            .readTree(Files.readString(folder.resolve("report.json")));
    assertThat(json.get("digest").stringValue()).hasSize(16);
    assertThat(json.get("tables").get(0).get("games").intValue())
        .isEqualTo(Integer.parseInt(games));
  }

  @Test
  void aReportVariesOptionsThatAreThere(@TempDir Path folder) {
    Ran ran = Ran.of("balance", GAME, "--games", "1", "--vary", "harder");
    assertThat(ran.err()).contains("no option 'harder'", "hard");
    assertThat(ran.exit()).isEqualTo(2);
    String page = folder.resolve("hard.html").toString();
    Ran hard =
        Ran.of(
            "balance", GAME, "--seats", "1", "--games", "5", "--vary", "hard", "--to", page,
            "--json");
    assertThat(hard.json().get("options").get(0).get("values").size()).isEqualTo(2);
  }

  @Test
  void twoContentsAreCompared(@TempDir Path folder) throws IOException {
    Path shipped =
        SourceTree.root()
            .resolve(
                "games/cards-of-the-dead/src/main/resources/horda/cardsofthedead/content.yaml");
    String text = Files.readString(shipped);
    Path own = Files.createDirectories(folder.resolve(GAME)).resolve("content.yaml");

    // Given that everybody begins far stronger, when both are played, then it shows.
    Files.writeString(own, text.replaceAll("    (vitality|immunity): \\d+", "    $1: 40"));
    Ran better = Ran.of("tune", GAME, "--content", folder.toString(), "--games", "60", "--quiet");
    assertThat(better.out()).startsWith("The difference is real: with B ");
    Ran spanish =
        Ran.of("tune", GAME, "--content", folder.toString(), "--games", "60", "--lang", "es");
    assertThat(spanish.out()).startsWith("La diferencia es real: con B ");

    Files.writeString(own, text + "\n# a remark\n");
    Ran alike = Ran.of("tune", GAME, "--content", folder.toString(), "--games", "5");
    assertThat(alike.out()).startsWith("No difference at all: every one of the 5 deals");
    Ran same = Ran.of("tune", GAME, "--content", shipped.toString());
    assertThat(same.err()).contains("Both contents are the same");
    Ran nothing = Ran.of("tune", GAME, "--content", folder.resolve("nowhere").toString());
    assertThat(nothing.err()).contains("There is no file");
  }
}
