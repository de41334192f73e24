package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.TableOption;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Shelf;
import horda.wire.StateJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Which missions the host can choose: those of the box, those laid beside it, and one's own.
class OfferedMissionsTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);

  @TempDir private Path folder;

  static List<String> shipped() {
    return Box.CONTENT.missions();
  }

  private static MorgueState deal(RueMorgue game, int seats, Map<String, String> options) {
    MorgueState state = game.deal(Setup.of(game, seats, options, Seed.of(1)));
    Engine.advance(state, Out.SILENT);
    return state;
  }

  private static List<String> offered(RueMorgue game) {
    return game.options().stream()
        .filter(option -> option.id().equals("mission"))
        .map(TableOption::values)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void everyMissionOfTheBoxIsDealtWithItsStandardOptions(String mission) {
    MorgueState s = deal(GAME, 2, Map.of("mission", mission));

    assertThat(s.table.mission().id()).isEqualToIgnoringCase(mission);
    assertThat(s.survivors()).isEqualTo(6);
    assertThat(s.teams()).isEqualTo(mission.startsWith("pvp") ? 2 : 1);
  }

  @Test
  void theBoxOffersSixteenAndOnesOwn() {
    assertThat(offered(GAME)).hasSize(17).startsWith("t1").endsWith("own");
  }

  @Test
  void aMissionLaidIntoTheContentFolderIsOfferedAndPlayed() throws IOException {
    // given
    lay("mine.yaml", Box.missionText("t1").replace("Learning to Fly", "Mine"));
    lay("notes.txt", "no mission");

    // when
    RueMorgue game = (RueMorgue) SHELF.with(folder).game(RueMorgue.ID);

    // then
    assertThat(offered(game)).hasSize(18).contains("mine");
    assertThat(deal(game, 1, Map.of("mission", "mine")).table.mission().heading().english())
        .isEqualTo("Mine");
    assertThat(SHELF.with(folder).contentHash(RueMorgue.ID))
        .isNotEqualTo(SHELF.contentHash(RueMorgue.ID));
  }

  @Test
  void aBrokenOneIsRefusedOnlyWhenItIsChosen() throws IOException {
    // given
    lay("mine.yaml", Box.missionText("t1").replace("[2V:K1]", "[2V:K9]"));
    RueMorgue game = (RueMorgue) SHELF.with(folder).game(RueMorgue.ID);

    // then
    assertThat(deal(game, 1, Map.of()).survivors()).isEqualTo(6);
    assertThatThrownBy(() -> deal(game, 1, Map.of("mission", "mine")))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("rue-morgue/missions/mine.yaml line ")
        .hasMessageContaining("Tile 2V has no zone K9");
  }

  private void lay(String name, String text) throws IOException {
    Path place = folder.resolve("rue-morgue/missions");
    Files.createDirectories(place);
    Files.writeString(place.resolve(name), text);
  }

  @Test
  void aPlanOfOnesOwnTravelsWithTheGame() {
    // given
    String plan = Box.missionText("t2");
    Setup setup =
        Setup.of(GAME, 3, Map.of("mission", "own", "plan", plan, "number", "9"), Seed.of(3));
    Match<MorgueState> match = new Match<>(GAME, setup);

    // when: written down and read by a house that has never seen the plan
    RueMorgue other = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);
    var read = StateJson.read(other, StateJson.write(match), Seed.of(3));

    // then
    assertThat(match.state().table.mission().id()).isEqualTo("T2");
    assertThat(Digest.of(read.state())).isEqualTo(Digest.of(match.state()));
    assertThat(read.state().survivors()).isEqualTo(9);
  }

  @Test
  void aRefusedPlanSaysWhatIsWrongWithItInOneSentence() {
    String t1 = Box.missionText("t1");

    assertThat(refusal("")).isEqualTo("A mission of your own needs its plan (option plan).");
    assertThat(refusal("a: [")).startsWith("The plan cannot be read: plan line ");
    assertThat(refusal("x".repeat(20_001))).isEqualTo("The plan is longer than 20000 characters.");
    assertThat(refusal(t1.replace("alive: all", "alive: twenty")))
        .matches(
            "The mission cannot be played: plan line \\d+: How many must live is all, half, none"
                + " or a number, not 'twenty'\\.");
    assertThat(refusal(t1.replace("spawns:", "spawnings:"))).contains("(and ");
  }

  private static String refusal(String plan) {
    try {
      deal(GAME, 1, Map.of("mission", "own", "plan", plan));
    } catch (Refusal refusal) {
      assertThat(refusal.code()).isEqualTo("mission");
      return String.valueOf(refusal.getMessage());
    }
    throw new AssertionError("the plan was taken");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | t1   | number=7  | One player leads at most 6 survivors.",
        "1 | pvp1 | number=6  | 2 teams need at least as many players.",
        "2 | pvp1 | teams=1   | Teams are rivals in this mission: it is for 2 to 4 teams.",
        "2 | t1   | first-seat=3 | There is no seat 3 to begin.",
        "4 | t1   | teams=4;number=6 | 6 survivors cannot be shared evenly among 4 teams.",
        "2 | t1   | survivors=joe+nobody | There is no survivor 'nobody'."
      })
  void peopleAndMissionMustGoTogether(int seats, String mission, String option, String sentence) {
    Map<String, String> options = new HashMap<>(Map.of("mission", mission));
    for (String word : option.split(";")) {
      options.put(word.split("=")[0], word.split("=")[1]);
    }

    assertThatThrownBy(() -> deal(GAME, seats, options))
        .isInstanceOf(Refusal.class)
        .hasMessage(sentence);
  }
}
