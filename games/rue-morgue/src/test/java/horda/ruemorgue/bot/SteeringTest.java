package horda.ruemorgue.bot;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static horda.ruemorgue.state.MorgueState.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Code;
import horda.ruemorgue.Scene;
import horda.ruemorgue.rules.FillRooms;
import horda.ruemorgue.rules.FillSpots;
import horda.ruemorgue.rules.Reinforce;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What rules of thumb say when players may say something about zombies.
class SteeringTest {
  private final MorgueHints hints = new MorgueHints();

  private String best(Scene scene) {
    return HintsTest.best(hints, scene);
  }

  private static FillRooms rooms(Scene scene, String... names) {
    List<Integer> zones = new ArrayList<>();
    for (String name : names) {
      zones.add(scene.zone(name));
    }
    return new FillRooms(0, zones);
  }

  /// RMO-DOOR-05: a card that makes zombies act finds none yet where somebody stands.
  @Test
  void aRoomWhereSomebodyStandsIsFilledAfterThoseFarOff() {
    for (String own : List.of("2V:D", "2V:A")) {
      Scene scene = scene("m01").at("joe", own).run(rooms(scene("m01"), "2V:D", "2V:A", "2V:B"));
      assertThat(best(scene)).isNotEqualTo("to:" + own);
    }
  }

  /// RMO-CARD-07.
  @Test
  void theLastFiguresComeFarFromTheTeam() {
    Scene scene = scene("m01").at("joe", "5R:S6").zombies("4V:S1", WALKER, 1);
    int near = scene.zone("5R:S6");
    int far = scene.zone("4V:S2");
    scene.run(new FillSpots(WALKER.ordinal(), List.of(near, 2, far, 2)));

    assertThat(best(scene)).isEqualTo("to:4V:S2");
  }

  /// RMO-SPLIT-06.
  @Test
  void theGroupFarOffBecomesMore() {
    Scene scene = scene("t1").at("joe", "7V:P2");
    int near = scene.zone("7V:P1");
    int far = scene.zone("2V:A");
    Reinforce ask = new Reinforce(WALKER.ordinal(), NONE);

    assertThat(weight(ask, scene, far)).isGreaterThan(weight(ask, scene, near));
  }

  private int weight(Reinforce ask, Scene scene, int zone) {
    return hints.weigh(scene.state(), ask, 0, Code.of(1, zone));
  }
}
