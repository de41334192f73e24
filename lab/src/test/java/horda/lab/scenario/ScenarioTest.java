package horda.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import horda.lab.nightwatch.NightWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioTest {
  private static final String HEAD =
      """
      title: Anna plays, Bert howls
      rules: [NW-TURN, NW-HOWL]
      game: night-watch
      seats: 2
      options: {uniform-windows: yes}
      seed: 3
      position:
        hands: {anna: [3, 5], bert: [20, 1]}
      """;

  private static final String GOOD =
      HEAD
          + """
          script:
            - refuse: {bert: draw, code: not-your-turn}
            - refuse: {anna: "play:20", rule: NW-TURN}
            - options: {anna: [draw, note, roll, "play:5", "play:3"]}
            - anna: play:3
              expect: {anna.points: 3, turn: 1}
            - bert: howl:20
            - bert: pass
            - 0: pass
            - expect: {bert.points: -1}
          expect: {anna.points: 3, bert.points: -1}
          ends: asks bert
          """;

  private static ScenarioResult run(String text) {
    return ScenarioRunner.run(new NightWatch(), ScenarioFile.parse("test.yaml", text));
  }

  @Test
  void aGoodScenarioPasses() {
    ScenarioResult result = run(GOOD);

    assertThat(result.failure()).isEmpty();
    assertThat(result.passed()).isTrue();
    assertThat(result.answers()).isEqualTo(4);
  }

  @Test
  void aWrongExpectationSaysExpectedFoundAndLine() {
    assertThat(run(GOOD.replace("{anna.points: 3, bert", "{anna.points: 4, bert")).failure())
        .contains("test.yaml line", "anna.points: expected '4', found '3'");
  }

  @Test
  void anOptionThatIsNotOfferedListsWhatIs() {
    assertThat(run(GOOD.replace("bert: howl:20", "bert: howl:1")).failure())
        .contains("line 15", "'howl:1' is not on offer", "'howl' asks seat 1 [pass, howl:20]");
  }

  @Test
  void aQuestionToSomebodyElseFails() {
    assertThat(run(GOOD.replace("bert: howl:20", "anna: howl:20")).failure())
        .contains("seat 0 (anna) is not asked", "asks seat 1");
  }

  @Test
  void aRefusalMustBeTheRightOne() {
    assertThat(run(GOOD.replace("rule: NW-TURN}", "rule: NW-9}")).failure())
        .contains("refused as expected, but with code 'not-an-option' and rule 'NW-TURN'");
    assertThat(run(GOOD.replace(", code: not-your-turn", "")).failure())
        .contains("code 'not-your-turn'");
    assertThat(run(GOOD.replace("\"play:20\"", "\"play:5\"")).failure()).contains("is on offer");
  }

  @Test
  void theListOfOptionsIsExact() {
    assertThat(run(GOOD.replace("[draw, note, ", "[draw, ")).failure())
        .contains("options: expected", "found");
  }

  @Test
  void theEndIsChecked() {
    assertThat(run(GOOD.replace("ends: asks bert", "ends: asks anna")).failure())
        .contains("not asked");
    assertThat(run(GOOD.replace("ends: asks bert", "ends: over")).failure())
        .contains("expected the game to be over");
    assertThat(run(GOOD.replace("ends: asks bert", "ends: well")).failure()).contains("'well'");
  }

  @Test
  void whatIsNotUnderstoodIsNamedWithItsLine() {
    assertThatThrownBy(() -> ScenarioFile.parse("test.yaml", GOOD + "then: x\n"))
        .isInstanceOf(Data.Fault.class)
        .hasMessageContaining("a scenario has no 'then'");
    assertThat(run(GOOD.replace("hands:", "feet:")).failure()).contains("no 'feet' in a position");
    assertThat(run(GOOD.replace("turn: 1", "tide: 1")).failure()).contains("There is no 'tide'");
  }

  @Test
  void aFolderIsPlayedWhole(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("good.yaml"), GOOD);
    Scenarios.check(folder, new NightWatch());

    Files.writeString(folder.resolve("ill.yaml"), "title: [");
    Files.writeString(folder.resolve("wrong.yaml"), GOOD.replace("asks bert", "over"));
    assertThatThrownBy(() -> Scenarios.check(folder, new NightWatch()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("ill.yaml", "expected the game to be over");
  }

  @Test
  void anotherGamesScenarioIsNotPlayed() {
    assertThat(run(GOOD.replace("game: night-watch", "game: chess")).failure())
        .contains("is of chess");
  }
}
