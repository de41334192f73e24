package horda.ruemorgue.bot;

import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// In which order the judge puts plain positions of Gas Run.
class JudgeTest {
  private static final String START = "5R:S6";

  private final MorgueJudge judge = new MorgueJudge();

  /// Six together at the start, with an axe each.
  private static Scene six() {
    Scene scene = Scene.deal("m01", 1, 1, "number=6").throughFirstChoices();
    assertThat(scene.state().zone[0]).isEqualTo((byte) scene.zone(START));
    return scene;
  }

  private float worth(Scene scene) {
    return judge.worth(scene.state(), 0);
  }

  private static String name(Scene scene, int survivor) {
    return scene.state().character(survivor).id();
  }

  @Test
  void isBetweenLostAndWon() {
    assertThat(worth(six())).isBetween(0.01f, 0.99f);
  }

  @Test
  void aWoundIsWorse() {
    Scene hurt = six();
    assertThat(worth(hurt.holds(name(hurt, 0), "wound"))).isLessThan(worth(six()));
  }

  @Test
  void zombiesAreWorse() {
    assertThat(worth(six().zombies("1V:K3", WALKER, 8))).isLessThan(worth(six()));
  }

  @Test
  void moreDangerIsWorse() {
    Scene calm = six();
    Scene risen = six();
    calm.xp(name(calm, 0), 6);
    risen.xp(name(risen, 0), 7);
    assertThat(worth(risen)).isLessThan(worth(calm));
  }

  @Test
  void anObjectiveTakenIsBetter() {
    Scene scene = six();
    float before = worth(scene);
    scene.state().taken |= 1;
    scene.state().objectiveZone[0] = MorgueState.NONE;
    assertThat(worth(scene)).isGreaterThan(before);
  }

  /// The others are a long way off.
  private static Scene withBothNearOnes() {
    Scene scene = six();
    scene.state().taken |= 3;
    scene.state().objectiveZone[0] = MorgueState.NONE;
    scene.state().objectiveZone[1] = MorgueState.NONE;
    return scene;
  }

  @Test
  void allOnTheirWayAreBetterThanOneAhead() {
    Scene all = withBothNearOnes();
    Scene one = withBothNearOnes();
    for (int survivor = 0; survivor < 6; survivor++) {
      all.at(name(all, survivor), "9R:S4");
    }
    one.at(name(one, 0), "9R:S4");
    assertThat(worth(all)).isGreaterThan(worth(one));
  }

  @Test
  void betterWeaponsAreBetter() {
    Scene armed = six();
    assertThat(worth(armed.holds(name(armed, 0), "mp5"))).isGreaterThan(worth(six()));
  }

  @Test
  void playoutsEndWithARound() {
    Scene scene = six();
    assertThat(judge.hour(scene.state())).isEqualTo(scene.state().round);
    assertThat(judge.ripe(scene.state(), 20, 1)).isFalse();
    assertThat(judge.ripe(scene.state(), 20, 2)).isTrue();
  }
}
