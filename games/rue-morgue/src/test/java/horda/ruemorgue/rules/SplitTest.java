package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static horda.ruemorgue.state.MorgueState.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.content.ZombieKind;
import org.junit.jupiter.api.Test;

/// SPLIT: dividing groups, on the open ground of tile 7V.
class SplitTest {
  /// Noise in the middle, zombies in a corner: two ways, by 7V:P1 and by 6V:S4.
  private static Scene fork() {
    return scene("t1").noise("7V:P2", 1);
  }

  private static Scene moved(Scene scene) {
    return scene.allAct().run(new HordeMove.Begin(NONE));
  }

  private static void conserved(Scene scene) {
    for (ZombieKind kind : ZombieKind.values()) {
      assertThat(scene.figures(kind)).as(kind.name()).isEqualTo(Box.CONTENT.zombie(kind).count());
    }
  }

  @Test
  @Rule({"RMO-SPLIT-01", "RMO-ZPH-01"})
  void oneWayTakesAll() {
    // given
    Scene scene = scene("t1").noise("6V:S2", 1).zombies("6V:S1", WALKER, 3);

    // when
    moved(scene);

    // then
    assertThat(scene.count("6V:S1", WALKER)).isZero();
    assertThat(scene.count("6V:S2", WALKER)).isEqualTo(3);
    conserved(scene);
  }

  @Test
  @Rule({"RMO-SPLIT-02", "RMO-SPLIT-03", "RMO-SPLIT-04", "RMO-SPLIT-05", "RMO-SPLIT-10"})
  void twoEqualWaysMakeTwoEqualGroups() {
    // given: RMO-TV-16
    Scene scene =
        fork().zombies("7V:S1", WALKER, 4).zombies("7V:S1", FATTY, 1).zombies("7V:S1", RUNNER, 3);

    // when
    moved(scene);

    // then
    for (String branch : new String[] {"7V:P1", "6V:S4"}) {
      assertThat(scene.count(branch, WALKER)).isEqualTo(2);
      assertThat(scene.count(branch, FATTY)).isEqualTo(1);
      assertThat(scene.count(branch, RUNNER)).isEqualTo(2);
    }
    assertThat(scene.options()).as("nobody is asked").isEmpty();
    conserved(scene);
  }

  @Test
  @Rule({"RMO-SPLIT-08", "RMO-SPLIT-05", "RMO-SPLIT-07"})
  void aLoneWalkerWithoutReserveGoesWhereTheFirstPlayerSays() {
    // given: RMO-TV-61
    Scene scene = fork().zombies("7V:S1", WALKER, 1).zombies("2V:A", WALKER, 39);

    // when
    scene.allAct();
    scene.state().acting[scene.zone("2V:A") * 5] = 0;
    scene.run(new HordeMove.Begin(NONE));

    // then
    assertThat(scene.options()).containsExactly("to:7V:P1", "to:6V:S4");
    assertThat(scene.rule()).isEqualTo("RMO-SPLIT-07");

    // when
    scene.answer("to:6V:S4");

    // then
    assertThat(scene.count("6V:S4", WALKER)).isEqualTo(1);
    assertThat(scene.count("7V:P1", WALKER)).isZero();
    conserved(scene);
  }

  /// Equal noise north, west and east of the middle.
  private static Scene threeWays(int walkers, int reserve) {
    Scene scene = scene("t1").noise("7V:P1", 1).noise("7V:S2", 1).noise("7V:G", 1);
    return scene.zombies("7V:P2", WALKER, walkers).zombies("6V:S1", WALKER, 40 - walkers - reserve);
  }

  private static Scene movedFromTheMiddle(Scene scene) {
    scene.state().acting[scene.zone("7V:P2") * 5] = (byte) scene.count("7V:P2", WALKER);
    return scene.run(new HordeMove.Begin(NONE));
  }

  @Test
  @Rule({"RMO-SPLIT-03", "RMO-SPLIT-02"})
  void threeBranchesAreFilledFromTheReserve() {
    // given: RMO-TV-62
    Scene scene = threeWays(5, 1);

    // when
    movedFromTheMiddle(scene);

    // then
    for (String branch : new String[] {"7V:P1", "7V:S2", "7V:G"}) {
      assertThat(scene.count(branch, WALKER)).isEqualTo(2);
    }
    conserved(scene);
  }

  @Test
  @Rule("RMO-SPLIT-07")
  void whatCannotBeBalancedIsSharedOutByTheFirstPlayer() {
    // given: RMO-TV-62, no reserve
    Scene scene = threeWays(5, 0);

    // when: two of the branches get one more
    movedFromTheMiddle(scene).answer("to:7V:P1");
    assertThat(scene.options()).as("each branch at most one").doesNotContain("to:7V:P1");
    scene.answer("to:7V:G");

    // then
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(2);
    assertThat(scene.count("7V:G", WALKER)).isEqualTo(2);
    assertThat(scene.count("7V:S2", WALKER)).isEqualTo(1);
    conserved(scene);
  }

  @Test
  @Rule({"RMO-SPLIT-06", "RMO-SPLIT-12"})
  void theLastReinforcementGoesToTheGroupThatTheFirstPlayerNames() {
    // given: RMO-TV-63: two groups of one Runner in opposite corners, one Runner in reserve
    Scene scene =
        fork().zombies("7V:S1", RUNNER, 1).zombies("7V:S5", RUNNER, 1).zombies("2V:A", RUNNER, 13);
    scene.allAct();
    scene.state().acting[scene.zone("2V:A") * 5 + RUNNER.ordinal()] = 0;

    // when
    scene.run(new HordeMove.Begin(NONE));

    // then
    assertThat(scene.options()).containsExactly("to:6V:S5", "to:7V:S5");
    assertThat(scene.rule()).isEqualTo("RMO-SPLIT-06");

    // when: the group in the south-east gets it, the other Runner has to choose its way
    scene.answer("to:7V:S5").answer("to:7V:P1");

    // then
    assertThat(scene.count("7V:P1", RUNNER)).isEqualTo(1);
    assertThat(scene.count("6V:S4", RUNNER)).isZero();
    assertThat(scene.count("7V:S4", RUNNER)).isEqualTo(1);
    assertThat(scene.count("7V:G", RUNNER)).isEqualTo(1);
    conserved(scene);
  }

  @Test
  @Rule({"RMO-SPLIT-09", "RMO-ABOM-11"})
  void theAbominationNeverSplits() {
    // given: RMO-TV-64
    Scene scene = fork().zombies("7V:S1", WALKER, 3).zombies("7V:S1", A_BOMB, 1);

    // when
    moved(scene);

    // then
    assertThat(scene.rule()).isEqualTo("RMO-SPLIT-09");

    // when
    scene.answer("to:7V:P1");

    // then
    assertThat(scene.count("7V:P1", A_BOMB)).isEqualTo(1);
    assertThat(scene.count("6V:S4", A_BOMB)).isZero();
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(2);
    assertThat(scene.count("6V:S4", WALKER)).isEqualTo(2);
    conserved(scene);
  }

  @Test
  @Rule({"RMO-PATH-17", "RMO-ZPH-07"})
  void allMoveAtOnceAndNobodyTwice() {
    // given: one group behind the other
    Scene scene =
        scene("t1").noise("7V:Q", 1).zombies("6V:S1", WALKER, 2).zombies("6V:S2", WALKER, 3);

    // when
    moved(scene);

    // then
    assertThat(scene.count("6V:S2", WALKER)).isEqualTo(2);
    assertThat(scene.count("6V:S5", WALKER)).isEqualTo(3);
    assertThat(scene.state().arriving).containsOnly(0);
    assertThat(scene.state().granted).containsOnly(0);
  }

  @Test
  @Rule("RMO-ZPH-08")
  void whoHasActedStays() {
    // given: two Walkers that have attacked, one that has not
    Scene scene = fork().noise("7V:P2", 0).noise("6V:S1", 1).zombies("6V:S2", WALKER, 3);
    scene.state().acting[scene.zone("6V:S2") * 5] = 1;

    // when
    scene.run(new HordeMove.Begin(NONE));

    // then
    assertThat(scene.count("6V:S2", WALKER)).isEqualTo(2);
    assertThat(scene.count("6V:S1", WALKER)).isEqualTo(1);
  }

  @Test
  void aCopyInTheMiddleOfAQuestionGoesItsOwnWay() {
    // given
    Scene scene = threeWays(5, 0);
    movedFromTheMiddle(scene);
    var copy = scene.state().copy();

    // when
    scene.answer("to:7V:P1").answer("to:7V:G");

    // then
    assertThat(copy.figures(scene.zone("7V:P1"), WALKER)).isZero();
    assertThat(copy.agenda.size()).isEqualTo(2);
  }
}
