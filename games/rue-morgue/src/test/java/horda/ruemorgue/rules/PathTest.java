package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// PATH: where zombies go. The board of Tutorial 1: 7V is a square of open ground.
class PathTest {
  private static List<String> next(Scene scene, String from) {
    ZoneSet zones = Routes.of(scene.state()).next(scene.zone(from));
    return names(scene, zones);
  }

  private static List<String> names(Scene scene, ZoneSet zones) {
    List<String> names = new ArrayList<>();
    for (int zone = zones.first(); zone >= 0; zone = zones.after(zone)) {
      names.add(scene.state().table.board().zone(zone).name());
    }
    return names;
  }

  @Test
  @Rule({"RMO-PATH-01", "RMO-PATH-03", "RMO-PATH-04"})
  void whomTheySeeComesBeforeWhatTheyHear() {
    // given: Joe in sight, far more noise out of sight (RMO-TV-65)
    Scene scene = scene("t1").at("joe", "7V:Q").noise("7V:S5", 5);

    // then: along the row to Joe
    assertThat(next(scene, "6V:S2")).containsExactly("6V:S5");
  }

  @Test
  @Rule("RMO-PATH-04")
  void ofTwoInSightTheNoisierZoneDraws() {
    // given: Joe near, three people far, in opposite directions (RMO-TV-66)
    Scene scene =
        scene("t1").at("joe", "6V:S2").at("dan", "7V:Q").at("jane", "7V:Q").at("bear", "7V:Q");

    // then
    assertThat(next(scene, "7V:S1")).containsExactly("7V:P1");
  }

  @Test
  @Rule({"RMO-PATH-06", "RMO-PATH-02"})
  void unseenTheNoisiestZoneDrawsAlongTheShortestWay() {
    // given: nobody in sight of 6V:S1, a nearer but quieter zone behind
    Scene scene = scene("t1").noise("6V:S2", 1).noise("7V:G", 2);

    // then
    assertThat(next(scene, "6V:S1")).containsExactly("6V:S2");
    assertThat(next(scene, "6V:S2")).containsExactly("6V:S5");
  }

  @Test
  @Rule({"RMO-PATH-06", "RMO-PATH-13"})
  void anOpenWayToLittleNoiseIsTakenBeforeAClosedOneToMore() {
    // given: RMO-TV-67; 4V:K1 lies behind the main entrance
    Scene scene = scene("t1").noise("4V:K1", 4).noise("7V:Q", 1);

    // then
    assertThat(next(scene, "7V:G")).containsExactly("7V:Q");
    assertThat(next(scene, "7V:S4")).containsExactlyInAnyOrder("7V:P2", "7V:S5");
  }

  @Test
  @Rule({"RMO-PATH-07", "RMO-PATH-11"})
  void shutInTheyStandAtTheDoor() {
    // given: noise in the street only, zombies in the corridors behind the entrance (RMO-TV-68)
    Scene scene = scene("t1").noise("7V:P2", 1);

    // then
    assertThat(next(scene, "4V:K2")).containsExactly("4V:K1");
    assertThat(next(scene, "4V:K1")).as("the door holds").isEmpty();
    assertThat(next(scene.open("4V:S2", "4V:K1"), "4V:K1")).containsExactly("7V:S4");
  }

  @Test
  @Rule({"RMO-PATH-11", "RMO-PATH-12", "RMO-PATH-14"})
  void aClosedDoorIsNoBranch() {
    // given: a room with two doors, both on equally short ways to the noise (RMO-TV-60)
    Scene scene =
        scene(
                "t1",
                "  - {at: 6V:L+6V:S4, colour: neutral}",
                "  - {at: 6V:L+6V:S4, colour: neutral}\n  - {at: 6V:L+6V:S2, colour: neutral}")
            .noise("7V:S1", 1);

    // then
    assertThat(next(scene, "6V:L")).isEmpty();
    assertThat(next(scene.open("6V:L", "6V:S4"), "6V:L")).containsExactly("6V:S4");
  }

  @Test
  @Rule("RMO-PATH-08")
  void withoutSightAndNoiseTheyStay() {
    assertThat(next(scene("t1"), "7V:P2")).isEmpty();
  }

  @Test
  @Rule("RMO-PATH-09")
  void whoStandsOnTheNoiseHasArrived() {
    // given: RMO-TV-70
    Scene scene = scene("t1").noise("7V:S1", 1).noise("7V:S5", 1);

    // then
    assertThat(next(scene, "7V:S1")).isEmpty();
  }

  @Test
  @Rule("RMO-PATH-10")
  void equallyShortWaysAreAllTaken() {
    // given: from corner to middle there are two ways
    Scene scene = scene("t1").noise("7V:P2", 1);

    // then
    assertThat(next(scene, "7V:S1")).containsExactlyInAnyOrder("7V:P1", "6V:S4");
  }

  @Test
  @Rule({"RMO-PATH-05", "RMO-PATH-04", "RMO-PAD-01"})
  void acrossAFenceTheyGoRoundToTheStairs() {
    // given: Joe on the helipad, zombies at the fence (RMO-TV-72)
    Scene scene = scene("t2").at("joe", "9R:H");

    // then
    assertThat(next(scene, "9R:S1")).containsExactly("9R:S2");
    assertThat(next(scene, "9R:S4")).containsExactly("9R:H");
  }

  @Test
  @Rule({"RMO-PATH-03", "RMO-ZPH-06"})
  void theRottenAreNotSeen() {
    // given
    Scene scene = scene("t1").at("joe", "7V:S1").marked("joe", MorgueState.ROTTEN);

    // then
    assertThat(next(scene, "6V:S2")).isEmpty();
    assertThat(next(scene.noise("6V:S1", 1), "6V:S2")).containsExactly("6V:S1");
  }

  @Test
  @Rule({"RMO-PATH-15", "RMO-LOS-10"})
  void aSurvivorInATentIsHeardButNotSeen() {
    // given: Joe in a tent next to the zombies, more noise on their other side (RMO-TV-93)
    Scene scene = scene("m04").at("joe", "8V:P2").noise("8V:Q2", 3);

    // then
    assertThat(next(scene, "8V:G")).containsExactly("8V:Q2");
    assertThat(next(scene.noise("8V:Q2", 0), "8V:G")).containsExactly("8V:P2");
  }

  @Test
  @Rule({"RMO-PATH-06", "RMO-PATH-07", "RMO-NOISE-09", "RMO-HELI-26"})
  void aHelicopterOverAClosedHouseDrawsOnlyThoseWhoHearNothingElse() {
    // given: RMO-TV-71: over a room of 6R; Joe in the street, unseen
    Scene scene = scene("t2").at("joe", "5R:S1").flying("6R:B");

    // then: Joe can be reached
    assertThat(next(scene, "9R:S3")).containsExactly("9R:S4");

    // when: nobody can
    scene.at("joe", "2R:Y");

    // then: to the door of 6R:C, which holds
    assertThat(next(scene, "9R:S3")).containsExactly("9R:S4");
    assertThat(next(scene, "6R:S6")).isEmpty();
  }

  @Test
  @Rule("RMO-PATH-18")
  void theTauntedGoForTheTaunterAlone() {
    // given
    Scene scene = scene("t1").at("maddie", "7V:S5").at("joe", "7V:S1").noise("7V:S1", 5);

    // when
    ZoneSet zones =
        Routes.toTaunter(scene.state(), scene.survivor("maddie")).next(scene.zone("7V:P1"));

    // then
    assertThat(names(scene, zones)).containsExactlyInAnyOrder("7V:Q", "7V:P2");
  }
}
