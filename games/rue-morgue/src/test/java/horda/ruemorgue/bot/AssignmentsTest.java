package horda.ruemorgue.bot;

import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/// Who goes where in Gas Run: two Objectives are near, the others behind a blue door.
class AssignmentsTest {
  private static Scene six() {
    Scene scene = Scene.deal("m01", 1, 1, "number=6").throughFirstChoices();
    // The first rounds are for finding weapons: later.
    scene.state().round = 9;
    return scene;
  }

  /// What each of the six is sent for.
  private static List<String> aims(Scene scene) {
    return zones(scene, Marching.of(scene.state(), null, null)::aim);
  }

  /// Where each of the six goes in this round.
  private static List<String> goals(Scene scene) {
    return zones(scene, Marching.of(scene.state(), null, null)::goal);
  }

  private static List<String> zones(Scene scene, IntUnaryOperator zone) {
    MorgueState s = scene.state();
    List<String> names = new ArrayList<>();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      names.add(s.table.board().zone(zone.applyAsInt(survivor)).name());
    }
    return names;
  }

  private static void take(Scene scene, String zone) {
    MorgueState s = scene.state();
    for (int token = 0; token < s.objectiveZone.length; token++) {
      if (s.objectiveZone[token] == scene.zone(zone)) {
        s.taken |= 1 << token;
        s.objectiveZone[token] = MorgueState.NONE;
      }
    }
  }

  @Test
  void oneFetchesWhatIsNearAndQuietTheOthersGoToWhatNeedsThem() {
    List<String> aims = aims(six());
    assertThat(aims).filteredOn("5R:B"::equals).hasSize(1);
    assertThat(aims).filteredOn("6V:A"::equals).hasSize(5);
  }

  @Test
  void theLeastExperiencedFetches() {
    Scene scene = six();
    for (int survivor = 0; survivor < 6; survivor++) {
      scene.state().xp[survivor] = (short) (survivor == 3 ? 0 : 4);
    }
    assertThat(goals(scene).get(3)).isEqualTo("5R:B");
  }

  @Test
  void allGoWhereZombiesAre() {
    Scene scene = six().zombies("5R:B", WALKER, 3);
    assertThat(aims(scene)).filteredOn("5R:B"::equals).hasSize(6);
  }

  @Test
  void whileTheKeyIsFetchedTheOthersGoToItsDoor() {
    Scene scene = six().roomsFilled().open("6V:L", "6V:S2");
    take(scene, "5R:B");
    scene.at(scene.state().character(2).id(), "6V:C");
    List<String> aims = aims(scene);
    assertThat(aims.get(2)).isEqualTo("6V:A");
    assertThat(aims).filteredOn("4V:S2"::equals).hasSize(5);
  }

  @Test
  void inTheFirstRoundsThoseWhoWaitForAKeyLookForWeapons() {
    Scene scene = six().roomsFilled().open("6V:L", "6V:S2");
    scene.state().round = 5;
    take(scene, "5R:B");
    scene.at(scene.state().character(2).id(), "6V:C");
    assertThat(goals(scene)).filteredOn("5R:A"::equals).hasSize(5);
  }

  /// The way leads along 9R:S5, 9R:S2 and 4V:S3 to the blue door; the last one is a step behind.
  @Test
  void thoseWhoGoTogetherStopWhereTheLastOneGetsTo() {
    Scene scene = keyTaken();
    for (int survivor = 1; survivor < 6; survivor++) {
      scene.at(scene.state().character(survivor).id(), "9R:S4");
    }
    scene.at(scene.state().character(0).id(), "9R:S3");
    assertThat(goals(scene)).containsOnly("9R:S2");
  }

  /// A zombie costs the last two an action to get away from.
  @Test
  void whoLeavesZombiesBehindGetsLessFar() {
    Scene scene = keyTaken().zombies("9R:S3", WALKER, 1);
    for (int survivor = 0; survivor < 6; survivor++) {
      scene.at(scene.state().character(survivor).id(), survivor < 2 ? "9R:S3" : "9R:S5");
    }
    assertThat(goals(scene).subList(2, 6)).containsOnly("9R:S5");
  }

  /// The near Objectives are taken, so everybody goes to the blue door.
  private static Scene keyTaken() {
    Scene scene = six();
    take(scene, "5R:B");
    take(scene, "6V:A");
    return scene;
  }

  @Test
  void whenAllAreTakenEverybodyGoesOut() {
    Scene scene = six();
    for (String zone : List.of("5R:B", "6V:A", "1V:C", "2V:D", "4V:B")) {
      take(scene, zone);
    }
    scene.state().goalsDone = 1;
    assertThat(aims(scene)).containsOnly("9R:H");
  }

  @Test
  void earlyTheUnarmedLookForWeapons() {
    Scene scene = keyTaken();
    scene.state().round = 1;
    assertThat(goals(scene)).containsOnly("5R:A");
  }
}
