package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// ZPH and ABOM: activations.
class ActivationTest {
  /// Tutorial 1, going on to the last survivor, with Bear safely shut in a room.
  private static Scene tutorial() {
    Scene scene = scene("t1", "alive: all", "alive: 1").zombiesPhase();
    return scene.at("bear", "2V:B");
  }

  private static Scene activated(Scene scene) {
    return scene.run(Activation.ofAll());
  }

  @Test
  @Rule({"RMO-ZPH-01", "RMO-ZPH-04", "RMO-ZPH-05", "RMO-ZOM-06"})
  void runnersMoveInAndBite() {
    // given: RMO-TV-17
    Scene scene =
        tutorial().at("joe", "7V:P2").zombies("7V:S2", RUNNER, 3).zombies("7V:S2", FATTY, 1);

    // when
    activated(scene);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count("7V:P2", RUNNER)).isEqualTo(3);
    assertThat(scene.count("7V:P2", FATTY)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-ZPH-02", "RMO-ZPH-04"})
  void aRunnerBitesTwiceWhileAWalkerComes() {
    // given: RMO-TV-18
    Scene scene =
        tutorial().at("joe", "7V:P2").zombies("7V:P2", RUNNER, 1).zombies("7V:S2", WALKER, 1);

    // when
    activated(scene);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count("7V:P2", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-ZPH-03", "RMO-ZPH-04", "RMO-SPLIT-11"})
  void whoHasBittenStaysButRunnersGoOn() {
    // given: RMO-TV-19; noise to the north of the place
    Scene scene =
        tutorial()
            .at("joe", "7V:P2")
            .noise("7V:P1", 3)
            .zombies("7V:P2", WALKER, 3)
            .zombies("7V:P2", FATTY, 2)
            .zombies("7V:P2", RUNNER, 2);

    // when
    activated(scene);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count("7V:P2", WALKER)).isEqualTo(3);
    assertThat(scene.count("7V:P2", FATTY)).isEqualTo(2);
    assertThat(scene.count("7V:P1", RUNNER)).isEqualTo(2);
    assertThat(scene.state().runners).containsOnly(0);
    assertThat(scene.state().acting).containsOnly(0);
  }

  @Test
  @Rule("RMO-ZPH-05")
  void withNobodyNearRunnersMoveTwice() {
    // given
    Scene scene = tutorial().noise("7V:Q", 2).zombies("6V:S2", RUNNER, 1);

    // when
    activated(scene);

    // then
    assertThat(scene.count("7V:P1", RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-SPLIT-10", "RMO-ZPH-07"})
  void runnersAddedByASplitHaveTheirSecondAction() {
    // given: one Runner at a fork, two zones from the noise
    Scene scene = tutorial().noise("7V:P2", 2).zombies("7V:S1", RUNNER, 1);

    // when
    activated(scene);

    // then: two have arrived by both ways
    assertThat(scene.count("7V:P2", RUNNER)).isEqualTo(2);
    assertThat(scene.state().reserve[RUNNER.ordinal()]).isEqualTo((byte) 14);
  }

  @Test
  @Rule({"RMO-ZPH-07", "RMO-CARD-01"})
  void anExtraActivationMovesItsKindAlone() {
    // given
    Scene scene =
        tutorial().noise("7V:Q", 2).zombies("6V:S2", WALKER, 2).zombies("6V:S2", RUNNER, 2);

    // when
    scene.run(Activation.of(WALKER));

    // then
    assertThat(scene.count("6V:S5", WALKER)).isEqualTo(2);
    assertThat(scene.count("6V:S2", RUNNER)).isEqualTo(2);
  }

  @Test
  @Rule("RMO-ZPH-06")
  void theRottenAreLeftAlone() {
    // given
    Scene scene =
        tutorial()
            .at("joe", "7V:P2")
            .marked("joe", MorgueState.ROTTEN)
            .noise("7V:P1", 1)
            .zombies("7V:P2", WALKER, 2);

    // when
    activated(scene);

    // then
    assertThat(scene.sheet("joe")).doesNotContain("wound");
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-SK-64", "RMO-PATH-18", "RMO-ZPH-06"})
  void theTauntedPassOthersByAndRunnersReachTheTaunter() {
    // given: Joe stands among them, Maddie two zones away
    Scene scene =
        tutorial()
            .at("joe", "7V:S1")
            .at("maddie", "7V:Q")
            .zombies("7V:S1", WALKER, 1)
            .zombies("7V:S1", RUNNER, 1);

    // when
    scene.run(Activation.taunted(scene.zone("7V:S1"), scene.survivor("maddie")));

    // then
    assertThat(scene.sheet("joe")).doesNotContain("wound");
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(1);
    assertThat(scene.count("7V:Q", RUNNER)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-SK-41")
  void theToughIgnoreOneAttackInAZombiesPhase() {
    // given: RMO-TV-95; nobody of this box is Tough, so Bear's card says so
    Scene scene = tough();

    // when
    activated(scene.zombies("7V:P2", WALKER, 2));

    // then
    assertThat(scene.sheet("bear")).containsOnlyOnce("wound");
    assertThat(scene.lives("bear")).isTrue();

    // given: an extra activation in the players' phase
    Scene other = tough();
    other.state().zombiesPhase = false;

    // when
    activated(other.zombies("7V:P2", WALKER, 2));

    // then
    assertThat(other.lives("bear")).isFalse();
  }

  private static Scene tough() {
    return Scene.withContent("t1", "blue: \\[shove]", "blue: [tough]")
        .at("joe", "2V:B")
        .at("bear", "7V:P2")
        .zombiesPhase();
  }

  @Test
  @Rule({"RMO-ABOM-05", "RMO-ABOM-06", "RMO-ABOM-04"})
  void theAbominationDragsPeopleInAndRunnersFinishThem() {
    // given: RMO-TV-88: it comes with two Runners into the zone beside Joe
    Scene scene =
        tutorial().at("joe", "7V:Q").zombies("7V:S1", A_BOMB, 1).zombies("7V:S1", RUNNER, 2);

    // when
    activated(scene);

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.count("7V:P1", A_BOMB)).isEqualTo(1);
    assertThat(scene.count("7V:P1", RUNNER)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-ABOM-07", "RMO-ABOM-08", "RMO-PAD-01"})
  void aFenceDoesNotProtectAWallAndTheSkyDo() {
    // given: RMO-TV-87: the A-Bomb sees Joe behind the fence and goes round towards the stairs
    Scene scene =
        scene("t2", "alive: all", "alive: 1")
            .zombiesPhase()
            .at("joe", "9R:H")
            .at("dan", "6R:B")
            .at("terry", "9R:S5")
            .flying("9R:S5")
            .zombies("9R:S1", A_BOMB, 1);
    scene.state().seat[scene.survivor("terry")] = MorgueState.PILOT;

    // when
    activated(scene);

    // then: it has come to 9R:S2, beside the fence, the wall of 6R:B and the helicopter
    int bomb = scene.zone("9R:S2");
    assertThat(scene.state().figures(bomb, A_BOMB)).isEqualTo(1);
    assertThat((int) scene.state().zone[scene.survivor("joe")]).isEqualTo(bomb);
    assertThat(scene.where("dan")).isEqualTo("6R:B");
    assertThat((int) scene.state().zone[scene.survivor("terry")]).isEqualTo(scene.zone("9R:S5"));
  }

  @Test
  @Rule("RMO-ABOM-08")
  void theAbominationDragsPeopleOutOfAHelicopterOnTheGround() {
    // given: noise draws it to 7V:P1, beside the zone where Joe sits in the helicopter
    Scene scene = tutorial().at("joe", "7V:P2").zombies("7V:Q", A_BOMB, 1).noise("7V:P1", 9);
    scene.state().helicopter = scene.zone("7V:P2");
    scene.state().seat[scene.survivor("joe")] = MorgueState.PILOT;

    // when
    activated(scene);

    // then
    assertThat(scene.count("7V:P1", A_BOMB)).isEqualTo(1);
    assertThat(scene.where("joe")).isEqualTo("7V:P1");
    assertThat((int) scene.state().seat[scene.survivor("joe")]).isEqualTo(MorgueState.OUTSIDE);
  }

  @Test
  void figuresAreNeverLostNorMade() {
    // given
    Scene scene =
        tutorial()
            .at("joe", "7V:P2")
            .zombies("7V:S1", WALKER, 5)
            .zombies("7V:S5", RUNNER, 3)
            .zombies("6V:S1", FATTY, 2);

    // when
    activated(scene);
    while (!scene.options().isEmpty()) {
      scene.answer(scene.options().getFirst());
    }

    // then
    for (ZombieKind kind : ZombieKind.values()) {
      assertThat(scene.figures(kind)).isEqualTo(scene.state().table.content().zombie(kind).count());
    }
  }
}
