package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.CRAWLER;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.ZoneKind;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.view.Atlas;
import horda.ruemorgue.view.Viewing;
import java.util.List;
import org.junit.jupiter.api.Test;

/// ZONE, HOSP, PAD, TENT, TRIG, PATH: what places are, and who does what in them.
class PlacesTest {
  /// Only that room still waits for its zombies.
  private static void fresh(Scene scene, String room) {
    MorgueState s = scene.state();
    s.spawned(s.table.board().rooms().without(ZoneSet.of(scene.zone(room))));
  }

  private static String name(Scene scene, String zone) {
    return scene.state().table.board().zone(scene.zone(zone)).name();
  }

  @Test
  @Rule({"RMO-ZONE-02", "RMO-HOSP-02"})
  void aLongCorridorIsSeveralZonesAndEachRoomIsOne() {
    // given
    Board board = scene("c61").state().table.board();

    // then
    assertThat(List.of("1V:K1", "1V:K2", "1V:K3", "1V:K4").stream().map(board::find).distinct())
        .hasSize(4)
        .allMatch(zone -> board.zone(zone).kind() == ZoneKind.CORRIDOR);
    assertThat(board.zone(board.find("5V:D")).names()).containsExactly("5V:D");
  }

  @Test
  @Rule("RMO-ZONE-05")
  void anyNumberShareAZone() {
    // given: everybody and half of the horde in one place
    Scene scene = scene("t1").zombies("7V:P2", WALKER, 39).zombies("7V:P2", FATTY, 8);
    for (int survivor = 0; survivor < 12; survivor++) {
      scene.state().zone[survivor] = (byte) scene.zone("7V:P2");
    }
    scene.at("joe", "7V:P1").zombies("7V:P1", WALKER, 1);

    // when: one more of each
    scene.turn("joe").answer("move:7V:P2");

    // then
    assertThat(scene.where("joe")).isEqualTo("7V:P2");
    assertThat(scene.state().zombies(scene.zone("7V:P2"))).isEqualTo(47);
  }

  @Test
  @Rule("RMO-HOSP-03")
  void aHospitalRoomIsEnteredThroughItsOpenDoorOrWhereThereIsNone() {
    // given: in Tutorial 1 ward 2V:A has a door, the scan room 2V:D has none
    Scene scene = scene("t1").at("joe", "2V:K1");

    // then
    assertThat(scene.turn("joe").options()).contains("move:2V:D").doesNotContain("move:2V:A");
    assertThat(scene.state().table.board().rooms().has(scene.zone("2V:A"))).isTrue();

    // when
    scene.open("2V:A", "2V:K1");

    // then
    assertThat(scene.options()).contains("move:2V:A");
  }

  @Test
  @Rule({"RMO-PAD-03", "RMO-SRCH-07"})
  void theHelipadIsStreet() {
    // given: Joe is a Scavenger, Jane is not
    Scene scene = scene("t2").at("jane", "9R:H");

    // then: outdoors, nothing to search, and a rope leads down to it
    assertThat(scene.state().table.board().indoors().has(scene.zone("9R:H"))).isFalse();
    assertThat(scene.turn("jane").options()).doesNotContain("search");
    Scene above = scene("t2").flying("9R:H").at("dan", "9R:H");
    above.state().seat[above.survivor("dan")] = 2;
    assertThat(above.turn("dan").options()).contains("rope-down");
  }

  @Test
  @Rule("RMO-PAD-04")
  void stairsMayJoinOtherZonesInOnesOwnMissions() {
    // given: stairs over the wall of a warehouse
    Scene plain = scene("t2").at("joe", "6R:A");
    Scene stairs =
        scene("t2", "stairs: [9R:H+9R:S4]", "stairs: [9R:H+9R:S4, 6R:A+6R:S1]").at("joe", "6R:A");

    // then: for survivors and zombies
    String out = "move:" + name(stairs, "6R:S1");
    assertThat(plain.turn("joe").options()).doesNotContain(out);
    assertThat(stairs.turn("joe").options()).contains(out);
    assertThat(stairs.state().ways().distance(stairs.zone("6R:S1"), stairs.zone("6R:A")))
        .isEqualTo(1);
  }

  @Test
  @Rule({"RMO-PATH-16", "RMO-TENT-05"})
  void zombiesWalkThroughTentsWithoutOpeningThem() {
    // given: Joe beyond a closed tent of the camp; a Walker enters it on the shortest way
    Scene scene = scene("m04").at("joe", "8V:P2").zombies("8V:G", WALKER, 1).noise("8V:P2", 1);

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.count("8V:P2", WALKER)).isEqualTo(1);
    assertThat(scene.state().revealedTents).isZero();

    // when: he goes on, and it leaves the tent after him
    scene.at("joe", "8V:P3").noise("8V:P2", 0).run(Activation.ofAll());

    // then
    assertThat(scene.count("8V:P3", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-PATH-16", "RMO-PAD-02"})
  void zombiesComeDownTheStairsOfTheHelipad() {
    // given
    Scene scene = scene("t2").zombies("9R:H", WALKER, 1).at("joe", "9R:S4");

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.count("9R:S4", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-PATH-19")
  void zombiesHaveNoMemory() {
    // given: noise on one side
    Scene scene = scene("t1").zombies("7V:P2", WALKER, 1).noise("7V:P1", 2);
    scene.run(Activation.ofAll());
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(1);

    // when: it is silent there now, and loud where they came from
    scene.noise("7V:P1", 0).noise("7V:P2", 1).run(Activation.ofAll());

    // then
    assertThat(scene.count("7V:P2", WALKER)).isEqualTo(1);
  }

  @Test
  @Rule("RMO-TRIG-12")
  void zombiesDoNotFireTriggers() {
    // given: a Walker goes into the corridor of 4V
    Scene scene = scene("t1").open("4V:S2", "4V:K1").zombies("4V:S2", WALKER, 1).noise("4V:K1", 1);

    // when
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.count("4V:K1", WALKER)).isEqualTo(1);
    assertThat(scene.state().usedTriggers).isZero();
  }

  @Test
  @Rule("RMO-TRIG-11")
  void aMissionMayGiveATriggerAnotherScopeAndAGuest() {
    // given: the trigger of 4V is about ward 4V:C alone, and the A-Bomb comes to the corridor
    Scene scene =
        scene(
            "t1",
            "alive: all",
            """
            rules:
              - {kind: trigger-fills, tiles: [4V], zones: [4V:C]}
              - {kind: trigger-brings, tiles: [4V], zombie: a-bomb, at: 4V:K2}
            alive: all\
            """);
    scene.at("joe", "4V:S2").open("4V:S2", "4V:K1").deck(146).turn("joe");

    // when
    scene.answer("move:4V:K1");

    // then: one card, one Walker, and the guest
    assertThat(scene.count("4V:C", WALKER)).isEqualTo(1);
    assertThat(scene.state().zombies(scene.zone("4V:A"))).isZero();
    assertThat(scene.state().spawned().has(scene.zone("4V:A"))).isFalse();
    assertThat(scene.count("4V:K2", A_BOMB)).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-LOS-08", "RMO-RANGED-03"})
  void nobodyBlocksAShotAndOnesOwnZoneMayBeIgnored() {
    // given: Joe among Walkers; Jane and Fatties between him and a Crawler two zones off
    Scene scene = scene("t1").at("joe", "7V:S4").holds("joe", "double-barrel");
    scene.zombies("7V:S4", WALKER, 2).at("jane", "7V:P2").zombies("7V:P2", FATTY, 2);
    scene.zombies("7V:P1", CRAWLER, 1).turn("joe");

    // then
    assertThat(scene.options())
        .contains(
            "shoot:7V:P1:double-barrel.0",
            "shoot:7V:P2:double-barrel.0",
            "shoot:" + name(scene, "7V:S4") + ":double-barrel.0");

    // when
    scene.attack("joe", "7V:P1", 1, 4, 4);

    // then: only the zone that was shot at
    assertThat(scene.count("7V:P1", CRAWLER)).isZero();
    assertThat(scene.count("7V:P2", FATTY)).isEqualTo(2);
    assertThat(scene.state().wounds(scene.survivor("jane"))).isZero();
  }

  @Test
  @Rule({"RMO-DOOR-06", "RMO-CARD-02"})
  void anExtraActivationInsteadOfZombiesInARoom() {
    // given: at Yellow the only room behind a door draws "all Walkers"; one is beside Jane
    Scene scene = scene("t1").at("joe", "2V:K1").holds("joe", "crowbar").xp("joe", 7);
    scene.at("jane", "7V:P1").zombies("7V:P2", WALKER, 1).deck(181).turn("joe");
    fresh(scene, "2V:A");

    // when
    scene.answer("door:2V:A:crowbar");

    // then: the Walker has gone to her at once, the room got nothing
    assertThat(scene.count("7V:P1", WALKER)).isEqualTo(1);
    assertThat(scene.state().zombies(scene.zone("2V:A"))).isZero();
    assertThat(scene.state().spawned().has(scene.zone("2V:A"))).isTrue();
  }

  @Test
  @Rule("RMO-DOOR-06")
  void aSewerOrBedCardFillsItsPlacesAndNotTheRoom() {
    // given: at Yellow two Walkers at each sewer on occupied tiles; Joe's tile 2V has none, Jane's
    // has
    Scene scene = scene("t1").at("joe", "2V:K1").holds("joe", "crowbar").xp("joe", 7);
    scene.at("jane", "7V:P1").deck(185).turn("joe");
    fresh(scene, "2V:A");

    // when
    scene.answer("door:2V:A:crowbar");

    // then
    assertThat(scene.count("7V:S4", WALKER)).isEqualTo(2);
    assertThat(scene.state().zombies(scene.zone("2V:A"))).isZero();
  }

  @Test
  @Rule({"RMO-MOVE-07", "RMO-MOVE-06"})
  void theSurchargeIsDueOnceForAMoveOfSeveralZones() {
    // given: Cathy sprints away from two Walkers, past a zone without
    Scene scene = scene("t1").at("cathy", "6V:S1").zombies("6V:S1", WALKER, 2).turn("cathy");

    // when
    scene.answer("sprint:6V:S2").answer("move:6V:S5");

    // then
    assertThat(scene.state().actions).isZero();
    assertThat(scene.where("cathy")).isEqualTo(name(scene, "6V:S5"));
  }

  @Test
  @Rule("RMO-END-04")
  void whoeverFulfilsTheMissionWithHisDeathHasWon() {
    // given: M10: one Spawn Zone is left, with the A-Bomb on it; Joe is the last of six
    Scene scene =
        deal("m10", 1, 1, "number=6", "survivors=bear+cathy+dan+james+jane+joe")
            .throughFirstChoices();
    MorgueState s = scene.state();
    java.util.Arrays.fill(s.figures, (byte) 0);
    for (String zone : List.of("1R:S1", "2R:S3", "9R:S1")) {
      SpawnZones.remove(s, scene.zone(zone), horda.engine.Out.SILENT);
    }
    for (int survivor = 0; survivor < 5; survivor++) {
      s.zone[survivor] = MorgueState.DEAD;
    }
    scene.at("joe", "3R:S1").holds("joe", "molotov");
    s.figures[scene.zone("3R:S1") * MorgueState.KINDS + 4] = 1;

    // when: he burns it and himself
    scene.turn("joe").answer("shoot:" + name(scene, "3R:S1") + ":molotov.0");

    // then
    assertThat(scene.lives("joe")).isFalse();
    assertThat(s.result).isEqualTo(MorgueState.WON);
    assertThat(Engine.question(s)).isNull();
  }

  @Test
  @Rule("RMO-INV-10")
  void everybodySeesEverybodysCards() {
    // given
    Scene scene = deal("pvp1", 2, 4, "teams=2", "number=6", "survivors=random");
    MorgueState s = scene.throughFirstChoices().state();

    // then: the survivors' sheets are the same in all views, hands and reserve
    var mine = new Viewing(s, 0, new Atlas()).view().survivors();
    var theirs = new Viewing(s, 1, new Atlas()).view().survivors();
    assertThat(mine).isEqualTo(theirs).hasSize(6);
    assertThat(mine).anySatisfy(one -> assertThat(one.hands()).isNotEmpty());
  }
}
