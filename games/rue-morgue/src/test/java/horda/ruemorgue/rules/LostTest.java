package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Outcome;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.RueMorgue;
import horda.ruemorgue.RueMorgueBox;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Shelf;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// END: a lost game says why, by its own rule.
class LostTest {
  private static Outcome outcome(Scene scene) {
    scene.state().owner[scene.survivor("travis")] = 1;
    return Objects.requireNonNull(Verdict.outcome(scene.state()));
  }

  /// All twelve are on the board.
  private static Scene crowd(Scene scene) {
    Box.CONTENT.survivors().forEach(survivor -> scene.at(survivor.id(), "7V:S5"));
    return scene;
  }

  private static Scene dies(Scene scene, String... ids) {
    for (String id : ids) {
      scene.run(new TakeWound(scene.survivor(id), MorgueState.NONE));
      if (scene.lives(id)) {
        scene.run(new TakeWound(scene.survivor(id), MorgueState.NONE));
      }
    }
    return scene;
  }

  @Test
  @Rule({"RMO-END-09", "RMO-END-07"})
  void oneDeathIsSaidWhereAllHadToLive() {
    // given: Tutorial 1
    Scene scene = dies(crowd(scene("t1")), "joe");

    // then
    assertThat(scene.state().result).isEqualTo(MorgueState.LOST);
    assertThat(outcome(scene).rule()).isEqualTo("RMO-END-07");
    assertThat(outcome(scene).reason().key()).isEqualTo("event.lost-one-dead");
    assertThat(scene.heard()).contains("lost-one-dead").doesNotContain("game-lost");
  }

  @Test
  @Rule({"RMO-END-09", "RMO-END-03"})
  void tooFewAreSaidWhereTheMissionAsksForSome() {
    // given: half of twelve must live
    Scene scene = crowd(scene("m04"));
    dies(scene, "joe", "jane", "dan", "bear", "cathy", "james");
    assertThat(scene.state().result).isEqualTo(MorgueState.GOING_ON);

    // when
    dies(scene, "laurie");

    // then
    assertThat(outcome(scene).rule()).isEqualTo("RMO-END-03");
    assertThat(outcome(scene).reason().args().getFirst().id()).isEqualTo(6);
  }

  @Test
  @Rule({"RMO-END-09", "RMO-END-02"})
  void theDeathOfAllIsSaid() {
    // given: going on to the last
    Scene scene = scene("m04", "alive: half", "alive: 1").at("joe", "7V:S5");

    // when
    dies(scene, "joe");

    // then
    assertThat(outcome(scene).rule()).isEqualTo("RMO-END-02");
  }

  @Test
  @Rule({"RMO-END-09", "RMO-END-06"})
  void nobodyOnTheBoardIsSaid() {
    // given: the others have left
    Scene scene = scene("m04", "alive: half", "alive: 1").at("joe", "7V:S5");
    scene.state().zone[scene.survivor("jane")] = MorgueState.AWAY;

    // when
    dies(scene, "joe");

    // then
    assertThat(outcome(scene).rule()).isEqualTo("RMO-END-06");
  }

  @Test
  @Rule("RMO-END-07")
  void aGoalForAllMakesOneDeathTheEndWhateverTheFileSays() {
    // given: a mission of one's own that asks for one survivor, and for all in the exit
    RueMorgue game = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);
    String plan = Box.missionText("t1").replace("alive: all", "alive: 1");
    Map<String, String> options = Map.of("mission", "own", "plan", plan, "survivors", "random");

    // when
    MorgueState s = game.deal(Setup.of(game, 1, options, Seed.of(1)));

    // then
    assertThat(s.table.mission().alive().of(6)).isEqualTo(6);
  }
}
