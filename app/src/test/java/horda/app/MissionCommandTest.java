package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `./horda mission`: checks and draws.
class MissionCommandTest {
  private static final Path T1 =
      SourceTree.root()
          .resolve("games/rue-morgue/src/main/resources/horda/ruemorgue/missions/t1.yaml");

  @Test
  void allShippedMissionsAreSound() {
    Ran ran = Ran.of("mission", "check");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("✔ t1  Learning to Fly")
        .contains("16 of 16 missions are sound.");
  }

  @Test
  void aBrokenFileIsToldLineByLine(@TempDir Path folder) throws IOException {
    Path mine = folder.resolve("mine.yaml");
    Files.writeString(mine, Files.readString(T1).replace("start: [2V:K1]", "start: [2V:K9]"));

    Ran english = Ran.of("mission", "check", mine.toString());
    Ran spanish = Ran.of("mission", "check", mine.toString(), "--lang", "es");

    assertThat(english.exit()).isEqualTo(1);
    assertThat(english.out())
        .containsPattern("mine.yaml line \\d+: Tile 2V has no zone K9; it has A, B, Y")
        .contains("0 of 1 mission is sound.");
    assertThat(spanish.out()).contains("El módulo 2V no tiene la zona K9");
  }

  @Test
  void aFileThatIsNoYamlIsTold(@TempDir Path folder) throws IOException {
    Path mine = folder.resolve("mine.yaml");
    Files.writeString(mine, "id: [");

    assertThat(Ran.of("mission", "check", mine.toString()).out()).contains("no YAML");
    assertThat(Ran.of("mission", "show", mine.toString()).err()).contains("no YAML");
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    Ran ran = Ran.of("mission", "show", "pvp11");

    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("no mission of that name. Did you mean pvp1");
  }

  @Test
  void theMapIsDrawnWithItsLegendAndGoals() {
    Ran ran = Ran.of("mission", "show", "T1");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out())
        .contains("T1  Learning to Fly", "cooperative, easy, 6 to 12 survivors, about 60 minutes")
        .contains("│6V:S1  ╎6V:S2  ╎6V:S5   6V:S5  ╎7V:P1  ╎7V:Q   │")
        .contains("├══n════┴══n════┼")
        .contains("1. All starting survivors stand in the exit Zone in the same End Phase.")
        .contains("Lost when any starting survivor dies.")
        .doesNotContain("«");
  }

  @Test
  void everyMissionIsPutIntoWordsInBothLanguages() {
    for (String name :
        "t1 t2 m01 m02 m03 m04 m05 m06 m07 m08 m09 m10 pvp1 pvp2 c61 c62".split(" ")) {
      for (String language : new String[] {"en", "es"}) {
        Ran ran = Ran.of("mission", "show", name, "--lang", language);

        assertThat(ran.exit()).as(name).isZero();
        assertThat(ran.out()).as(name).doesNotContain("«fault", "«goal", "«rule", "«mission", "«{");
      }
    }
  }

  @Test
  void aPictureIsSound() {
    Ran ran = Ran.of("mission", "show", "m06", "--svg");

    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).startsWith("<svg ").endsWith("</g></svg>\n").contains(">z4c<");
    assertThat(ran.out().split("<g ", -1)).hasSize(2);
  }

  @Test
  void aWordIsNeeded() {
    Ran ran = Ran.of("mission");

    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("Say 'check' or 'show'");
  }

  @Test
  void aMissionOfOnesOwnIsPlayedFromItsFile(@TempDir Path folder) throws IOException {
    Path mine = folder.resolve("mine.yaml");
    Files.writeString(mine, Files.readString(T1));
    String[] play = {"simulate", "rue-morgue", "--games", "2", "--seats", "1", "--json"};

    Ran own = Ran.of(with(play, "--options", "mission=own,plan=@" + mine));
    Ran none = Ran.of(with(play, "--options", "mission=own"));
    Ran lost = Ran.of(with(play, "--options", "mission=own,plan=@" + folder.resolve("no.yaml")));

    assertThat(own.exit()).as(own.err()).isZero();
    assertThat(none.exit()).isEqualTo(1);
    assertThat(none.err()).contains("A mission of your own needs its plan (option plan).");
    assertThat(lost.err()).contains("There is no file").contains("no.yaml");
  }

  private static String[] with(String[] words, String... more) {
    return java.util.stream.Stream.concat(
            java.util.Arrays.stream(words), java.util.Arrays.stream(more))
        .toArray(String[]::new);
  }
}
