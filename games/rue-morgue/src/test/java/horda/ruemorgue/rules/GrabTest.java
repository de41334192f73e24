package horda.ruemorgue.rules;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Gifted;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// ABOM: what follows a Grab.
class GrabTest {
  @Test
  @Rule("RMO-ABOM-09")
  void betweenTwoAbominationsThePlayerChooses() {
    // given: a box with two of them, on both sides of Joe; he made no noise that they would follow
    Scene scene = Scene.withContent("t1", "- \\{id: a-bomb, count: 1,", "- {id: a-bomb, count: 2,");
    scene.at("joe", HERE).at("bear", "2V:B").state().owner[scene.survivor("joe")] = 1;
    scene.zombies(NEAR, A_BOMB, 1).zombies("7V:G", A_BOMB, 1);

    // when
    scene.run(new Grabs(0, 0, MorgueState.NONE));

    // then
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.rule()).isEqualTo("RMO-ABOM-09");
    assertThat(scene.answer("to:7V:G").where("joe")).isEqualTo("7V:G");
  }

  @Test
  @Rule("RMO-ABOM-09")
  void whoStandsWithOneIsNotDraggedToTheOther() {
    // given
    Scene scene = Scene.withContent("t1", "- \\{id: a-bomb, count: 1,", "- {id: a-bomb, count: 2,");
    scene.at("joe", HERE).zombies(HERE, A_BOMB, 1).zombies("7V:G", A_BOMB, 1);

    // when
    scene.run(new Grabs(0, 0, MorgueState.NONE));

    // then
    assertThat(scene.where("joe")).isEqualTo(HERE);
  }

  @Test
  @Rule({"RMO-ABOM-10", "RMO-TENT-02", "RMO-ZPH-08"})
  void beingDraggedIntoATentOpensIt() {
    // given: the A-Bomb in a closed tent, Joe beside it; the card brings a Walker
    Scene scene = scene("m04", "alive: ", "alive: 1 # ").at("joe", "8V:G").deck(146);
    scene.zombies("8V:P2", A_BOMB, 1);

    // when
    scene.run(new Grabs(0, 0, MorgueState.NONE));

    // then
    assertThat(scene.where("joe")).isEqualTo("8V:P2");
    assertThat(scene.count("8V:P2", WALKER)).isEqualTo(1);
    assertThat(Tents.isOpen(scene.state(), Tents.at(scene.state(), scene.zone("8V:P2")))).isTrue();
  }

  @Test
  @Rule({"RMO-ABOM-10", "RMO-TRIG-09"})
  void beingDraggedOntoATriggerTileFiresIt() {
    // given: the A-Bomb in a room of tile 4V
    Scene scene = scene("t1", "alive: all", "alive: 1").at("joe", "2V:L").at("bear", "2V:B");
    scene.zombies("4V:A", A_BOMB, 1);

    // when
    scene.run(new Grabs(0, 0, MorgueState.NONE));

    // then: its rooms get their cards
    assertThat(scene.where("joe")).isEqualTo("4V:A");
    assertThat(scene.question()).isEqualTo("fill-rooms");
  }

  @Test
  @Rule({"RMO-ABOM-10", "RMO-ABOM-06", "RMO-ZPH-04"})
  void runnersGoOnAfterWhateverTheGrabHasBrought() {
    // given: noise keeps them where they are: an A-Bomb and two Runners in a closed tent
    Scene scene = scene("m04", "alive: ", "alive: 1 # ").at("joe", "8V:G").xp("joe", 7).deck(181);
    scene.zombies("8V:P2", A_BOMB, 1).zombies("8V:P2", RUNNER, 2).noise("8V:P2", 9);
    scene.at("bear", "7V:S5");

    // when: the A-Bomb drags Joe in, the tent's card lets all Walkers act in between
    scene.run(Activation.ofAll());

    // then: both Runners had their second action
    assertThat(scene.lives("joe")).isFalse();
    assertThat(scene.state().runners).containsOnly(0);
  }

  @Test
  @Rule({"RMO-ABOM-12", "RMO-SK-66"})
  void whoeverIsRottenIsNotDragged() {
    // given: Joe and Jane beside the A-Bomb, Joe with a Rotten token
    Scene scene = scene("t1", "alive: all", "alive: 1").at("joe", HERE).at("jane", HERE);
    scene.marked("joe", MorgueState.ROTTEN).zombies(NEAR, A_BOMB, 1);

    // when
    scene.run(new Grabs(0, 0, MorgueState.NONE));

    // then
    assertThat(scene.where("joe")).isEqualTo(HERE);
    assertThat(scene.where("jane")).isEqualTo(NEAR);
  }

  @Test
  @Rule({"RMO-ABOM-13", "RMO-SK-64"})
  void aTauntedAbominationGrabsOutOfTheTauntersZoneAlone() {
    // given: Joe and Jane two zones away from it, Dan beside where it will come to
    Scene scene = Gifted.gifted("joe", "taunt").at("joe", "7V:S4").at("jane", "7V:S4");
    scene.at("dan", HERE).zombies("7V:S5", A_BOMB, 1);
    assertThat(scene.state().ways().beside(scene.zone("7V:S5")).has(scene.zone("7V:S4"))).isTrue();

    // when: it acts and stands beside Joe's zone, or in it
    scene.turn("joe").answer("taunt:7V:S5");

    // then
    assertThat(scene.where("dan")).isEqualTo(HERE);
    assertThat(scene.where("joe")).isEqualTo(scene.where("jane"));
  }

  @Test
  @Rule("RMO-ABOM-13")
  void onlyThoseInTheTauntersZoneAreDragged() {
    // given: an A-Bomb that cannot come: Joe behind the fence of the helipad, Jane beside it too
    Scene scene = scene("t2", "alive: all", "alive: 1").at("joe", "9R:H").at("jane", "9R:S1");
    scene.at("dan", "9R:H").zombies("9R:S2", A_BOMB, 1);
    int taunter = scene.survivor("joe");
    assertThat(scene.state().ways().beside(scene.zone("9R:S2")).has(scene.zone("9R:S1"))).isTrue();

    // when
    Grabs.push(scene.state(), taunter);
    scene.run(new Activation.Rest());

    // then
    assertThat(scene.where("joe")).isEqualTo("9R:S2");
    assertThat(scene.where("dan")).isEqualTo("9R:S2");
    assertThat(scene.where("jane")).isEqualTo("2R:S3");
  }

  @Test
  @Rule("RMO-ABOM-13")
  void aDeadTaunterSavesTheOthersFromTheGrab() {
    // given
    Scene scene = scene("t1", "alive: all", "alive: 1").at("jane", HERE).at("bear", "2V:B");
    scene.zombies(NEAR, A_BOMB, 1);

    // when
    Grabs.push(scene.state(), scene.survivor("joe"));
    scene.run(new Activation.Rest());

    // then
    assertThat(scene.where("jane")).isEqualTo(HERE);
  }
}
