package horda.ruemorgue.rules;

import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.ruemorgue.MorgueState;
import horda.ruemorgue.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who goes where in Gas Run: two Objectives are near, the others behind a blue door. */
class OrdersTest {
  private static Scene six() {
    Scene scene = Scene.deal("m01", 1, 1, "number=6").throughFirstChoices();
    // The first rounds are for finding weapons: later.
    scene.state().round = 9;
    return scene;
  }

  /** Where each of the six is sent. */
  private static List<String> goals(Scene scene) {
    MorgueState s = scene.state();
    Plan plan = Plan.of(s, null);
    List<String> goals = new ArrayList<>();
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      goals.add(s.table.board().zone(plan.goal(survivor)).name());
    }
    return goals;
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
    List<String> goals = goals(six());
    assertThat(goals).filteredOn("5R:B"::equals).hasSize(1);
    assertThat(goals).filteredOn("6V:A"::equals).hasSize(5);
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
    assertThat(goals(scene)).filteredOn("5R:B"::equals).hasSize(6);
  }

  @Test
  void whileTheKeyIsFetchedTheOthersGoToItsDoor() {
    Scene scene = six().roomsFilled().open("6V:L", "6V:S2");
    take(scene, "5R:B");
    scene.at(scene.state().character(2).id(), "6V:C");
    List<String> goals = goals(scene);
    assertThat(goals.get(2)).isEqualTo("6V:A");
    assertThat(goals).filteredOn("4V:S2"::equals).hasSize(5);
  }

  @Test
  void whenAllAreTakenEverybodyGoesOut() {
    Scene scene = six();
    for (String zone : List.of("5R:B", "6V:A", "1V:C", "2V:D", "4V:B")) {
      take(scene, zone);
    }
    scene.state().goalsDone = 1;
    assertThat(goals(scene)).containsOnly("9R:H");
  }

  @Test
  void earlyTheUnarmedLookForWeapons() {
    Scene scene = six();
    scene.state().round = 1;
    assertThat(goals(scene)).containsOnly("5R:A");
  }
}
