package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.engine.Out;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.Scene;
import horda.ruemorgue.map.ZoneKind;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import org.junit.jupiter.api.Test;

/// HELI: seats, flight, the rope and the cargo. Parker, Terry and Travis are pilots.
class HelicopterTest {
  private static final int PASSENGER = 2;

  /// A mission with its helicopter where it begins.
  private static Scene grounded(String mission) {
    Scene scene = scene(mission);
    Pieces.Helicopter craft = scene.state().table.mission().pieces().helicopter();
    scene.state().helicopter = craft == null ? MorgueState.NONE : craft.zone();
    return scene;
  }

  private static Scene seated(Scene scene, String id, int seat) {
    scene.state().zone[scene.survivor(id)] = (byte) scene.state().helicopter;
    scene.state().seat[scene.survivor(id)] = (byte) seat;
    return scene;
  }

  private static List<String> flightOptions(Scene scene) {
    return scene.options().stream()
        .filter(o -> o.startsWith("fly") || o.equals("land") || o.equals("take-off"))
        .toList();
  }

  @Test
  @Rule("RMO-HELI-01")
  void onlySomeMissionsHaveAHelicopterAndInFewerItFlies() {
    // given: none in the yard, one in Tutorial 1 that stands still, one in Tutorial 2 that flies
    Scene none = grounded("m03").at("parker", "1R:S3").turn("parker");
    Scene still = seated(grounded("t1"), "parker", MorgueState.PILOT).turn("parker");
    Scene flies = seated(grounded("t2"), "parker", MorgueState.PILOT).turn("parker");

    // then
    assertThat(none.options()).doesNotContain("enter-helicopter", "enter-as-pilot");
    assertThat(still.options()).contains("get-out").doesNotContain("take-off");
    assertThat(flies.options()).contains("take-off");
  }

  @Test
  @Rule({"RMO-HELI-02", "RMO-HELI-03"})
  void onePilotAndThreePassengers() {
    // given
    Scene scene = grounded("t2").at("joe", "9R:H");

    // when: Joe takes the pilot's seat, three others follow
    scene.turn("joe").answer("enter-as-pilot");
    for (String id : List.of("jane", "dan", "laurie")) {
      scene.at(id, "9R:H").turn(id);
      assertThat(scene.options()).contains("enter-helicopter").doesNotContain("enter-as-pilot");
      scene.answer("enter-helicopter");
      assertThat(scene.state().actions).isEqualTo(2);
    }

    // then: it is full
    assertThat(scene.state().seat).contains(1, 2, 3, 4);
    scene.at("bear", "9R:H").turn("bear");
    assertThat(scene.options()).doesNotContain("enter-helicopter", "enter-as-pilot");
  }

  @Test
  @Rule("RMO-HELI-03")
  void nobodyGetsInWithAZombieThereOrFromAnotherZone() {
    // given
    Scene zombie = grounded("t2").at("joe", "9R:H").zombies("9R:H", WALKER, 1).turn("joe");
    Scene outside = grounded("t2").at("joe", "9R:S4").turn("joe");
    Scene above = grounded("t2").at("joe", "9R:H").flying("9R:H").turn("joe");

    // then
    assertThat(zombie.options()).noneMatch(option -> option.startsWith("enter"));
    assertThat(outside.options()).noneMatch(option -> option.startsWith("enter"));
    assertThat(above.options()).noneMatch(option -> option.startsWith("enter"));
  }

  @Test
  @Rule("RMO-HELI-04")
  void gettingOutCostsOneActionWhateverStandsThere() {
    // given
    Scene scene = seated(grounded("t2"), "joe", PASSENGER).zombies("9R:H", WALKER, 3);

    // when
    scene.turn("joe").answer("get-out");

    // then
    assertThat((int) scene.state().seat[scene.survivor("joe")]).isEqualTo(MorgueState.OUTSIDE);
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-HELI-05", "RMO-HELI-10"})
  void inTheAirOnlyARopeLeadsOut() {
    // given: Joe and Dan over a street; Dan knows the rope
    Scene scene = grounded("t2").flying("9R:S4").at("dan", "9R:S4");
    seated(seated(scene, "joe", PASSENGER), "dan", PASSENGER + 1);

    // then
    assertThat(scene.turn("joe").options()).doesNotContain("get-out", "rope-down");
    scene.answer("end-turn");

    // when
    scene.turn("dan").answer("rope-down");

    // then
    assertThat(scene.where("dan")).isEqualTo(name(scene, "9R:S4"));
    assertThat(scene.state().aloft(scene.survivor("dan"))).isFalse();
    assertThat(scene.state().actions).isEqualTo(2);
  }

  private static String name(Scene scene, String zone) {
    return scene.state().table.board().zone(scene.zone(zone)).name();
  }

  @Test
  @Rule({"RMO-HELI-10", "RMO-HELI-11"})
  void theRopeLeadsToTheOpenAirAlone() {
    // given: over a room; over the yard, as a pilot; and over a wreck
    Scene room = seated(grounded("t2").flying("2R:B"), "dan", PASSENGER).turn("dan");
    Scene pilot = seated(grounded("t2").flying("2R:Y"), "dan", MorgueState.PILOT).turn("dan");
    Scene wreck = seated(grounded("m03").flying("7V:P2"), "dan", PASSENGER).turn("dan");
    Scene corridor = seated(grounded("t1").flying("2V:K2"), "dan", PASSENGER).turn("dan");
    Scene yard = seated(grounded("t2").flying("2R:Y"), "dan", PASSENGER).turn("dan");

    // then
    assertThat(room.options()).doesNotContain("rope-down");
    assertThat(pilot.options()).doesNotContain("rope-down");
    assertThat(wreck.options()).doesNotContain("rope-down");
    assertThat(corridor.options()).doesNotContain("rope-down");
    assertThat(yard.options()).contains("rope-down");
  }

  @Test
  @Rule("RMO-HELI-12")
  void theRopeLeadsAmongZombiesAndIntoTents() {
    // given: the tent's card brings a Walker
    Scene tent = seated(grounded("pvp2").flying("8V:P2"), "dan", PASSENGER).deck(146);
    Scene crowd = seated(grounded("t2").flying("9R:S4"), "dan", PASSENGER);

    // when
    tent.turn("dan").answer("rope-down");
    crowd.zombies("9R:S4", WALKER, 3).turn("dan").answer("rope-down");

    // then
    assertThat(tent.count("8V:P2", WALKER)).isEqualTo(1);
    assertThat(tent.state().revealedTents).isEqualTo(1 << 1);
    assertThat(crowd.where("dan")).isEqualTo(name(crowd, "9R:S4"));
  }

  @Test
  @Rule("RMO-HELI-06")
  void changingSeatsCostsAnActionAndNeedsAnEmptyOne() {
    // given
    Scene scene = seated(seated(grounded("t2"), "joe", PASSENGER), "jane", PASSENGER + 1);

    // when
    scene.turn("joe").answer("to-pilot-seat");

    // then
    assertThat((int) scene.state().seat[scene.survivor("joe")]).isEqualTo(MorgueState.PILOT);
    assertThat(scene.state().actions).isEqualTo(2);
    scene.answer("end-turn");
    assertThat(scene.turn("jane").options()).doesNotContain("to-pilot-seat");
  }

  @Test
  @Rule({"RMO-HELI-07", "RMO-HELI-06"})
  void inTheAirThePilotStaysSeated() {
    // given
    Scene ground = seated(grounded("t2"), "parker", MorgueState.PILOT).turn("parker");
    Scene air = seated(grounded("t2").flying("9R:H"), "parker", MorgueState.PILOT).turn("parker");

    // then
    assertThat(ground.options()).contains("get-out", "to-passenger-seat");
    assertThat(air.options()).doesNotContain("get-out", "to-passenger-seat", "rope-down");
  }

  @Test
  @Rule("RMO-HELI-08")
  void anybodyMaySitThereButOnlyPilotsFly() {
    // given
    Scene joe = seated(grounded("t2"), "joe", MorgueState.PILOT).turn("joe");
    Scene aloft = seated(grounded("t2").flying("9R:H"), "joe", MorgueState.PILOT).turn("joe");
    Scene passenger = seated(grounded("t2").flying("9R:H"), "parker", PASSENGER).turn("parker");

    // then
    assertThat(flightOptions(joe)).isEmpty();
    assertThat(flightOptions(aloft)).isEmpty();
    assertThat(flightOptions(passenger)).as("a pilot, but not in that seat").isEmpty();
  }

  @Test
  @Rule({"RMO-HELI-09", "RMO-LOS-13"})
  void onTheGroundTheyAreInItsZoneForAllPurposes() {
    // given: Joe in his seat with a Pistol, a Walker beside and another in his zone
    Scene scene = seated(grounded("t2"), "joe", PASSENGER).holds("joe", "pistol");
    scene.zombies("9R:S4", WALKER, 1).zombies("9R:H", WALKER, 1);

    // then: he is noise, he can shoot both ways, he is seen and bitten
    assertThat(Noise.of(scene.state(), scene.zone("9R:H"))).isEqualTo(1);
    assertThat(scene.turn("joe").options())
        .contains("shoot:9R:H:pistol.0", "shoot:" + name(scene, "9R:S4") + ":pistol.0");
    scene.answer("end-turn");

    // when: the Walker that sees him comes by the stairs; the other one bites
    scene.run(Activation.ofAll());

    // then
    assertThat(scene.count("9R:H", WALKER)).isEqualTo(2);
    assertThat(scene.state().wounds(scene.survivor("joe"))).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-HELI-21", "RMO-HELI-22", "RMO-LOS-12"})
  void inTheAirNothingBelowTouchesThemNorTheyIt() {
    // given: Joe over a street with zombies, an A-Bomb beside, and Jane throws fire there
    Scene scene = seated(scene("t2", "alive: all", "alive: 1").flying("9R:S4"), "joe", PASSENGER);
    scene.holds("joe", "pistol").zombies("9R:S4", WALKER, 2).zombies("9R:S5", A_BOMB, 1);
    scene.at("jane", "9R:S4").holds("jane", "molotov");

    // then: he cannot fight, search, make noise or trade
    assertThat(scene.turn("joe").options())
        .noneMatch(o -> o.startsWith("shoot") || o.equals("make-noise") || o.startsWith("trade"));
    scene.answer("end-turn");

    // when
    scene.run(Activation.ofAll());
    while (Engine.question(scene.state()) != null) {
      scene.answer(scene.options().getFirst());
    }

    // then: all went for Jane, and the A-Bomb has dragged her off
    assertThat(scene.sheet("joe")).containsExactly("pistol", "-", "-", "-", "-");
    assertThat(scene.where("joe")).isEqualTo(name(scene, "9R:S4"));
    assertThat(scene.lives("jane")).isFalse();

    // when: somebody throws fire on the zone below him
    scene.at("laurie", "9R:S4").holds("laurie", "molotov").turn("laurie");
    scene.answer("shoot:" + name(scene, "9R:S4") + ":molotov.0");

    // then
    assertThat(scene.lives("joe")).isTrue();
    assertThat(scene.lives("laurie")).isFalse();
    assertThat(scene.count("9R:S4", WALKER)).isZero();
  }

  @Test
  @Rule({"RMO-HELI-13", "RMO-HELI-15", "RMO-HELI-16"})
  void takingOffAndLandingCostAnActionInTheSameZone() {
    // given: a zombie in the zone, which does not matter
    Scene scene = seated(grounded("t2"), "parker", MorgueState.PILOT).zombies("9R:H", WALKER, 2);
    scene.turn("parker");
    assertThat(flightOptions(scene))
        .as("on the ground it does not move")
        .containsExactly("take-off");

    // when
    scene.answer("take-off");

    // then
    assertThat(scene.state().flying).isTrue();
    assertThat(scene.state().helicopter).isEqualTo(scene.zone("9R:H"));
    assertThat(scene.state().actions).isEqualTo(2);

    // when
    scene.answer("land");

    // then
    assertThat(scene.state().flying).isFalse();
    assertThat(scene.state().helicopter).isEqualTo(scene.zone("9R:H"));
    assertThat(scene.state().actions).isEqualTo(1);
  }

  @Test
  @Rule("RMO-HELI-14")
  void itLandsOnTheHelipadAndTheWastelandAlone() {
    // given: all missions of the box
    for (String mission : Box.CONTENT.missions()) {
      Pieces.Helicopter craft = Box.mission(mission).pieces().helicopter();
      for (Pieces.Spot place : craft == null ? List.<Pieces.Spot>of() : craft.lands()) {
        var zone = Box.mission(mission).board().zone(place.zone());
        boolean wasteland = zone.name().equals("7V:P2");
        assertThat(wasteland || zone.kind() == ZoneKind.HELIPAD).as(mission).isTrue();
      }
    }
    Scene street = seated(grounded("t2").flying("9R:S4"), "parker", MorgueState.PILOT);
    Scene pad = seated(grounded("t2").flying("9R:H"), "parker", MorgueState.PILOT);

    // then
    assertThat(street.turn("parker").options()).doesNotContain("land");
    assertThat(pad.turn("parker").options()).contains("land");
  }

  @Test
  @Rule({"RMO-HELI-17", "RMO-HELI-18"})
  void anActionFliesOneOrTwoZonesAndMayTurn() {
    // given: Parker and Joe over the helipad; the house 2R lies north of it behind its wall
    Scene scene = grounded("t2").flying("9R:H");
    seated(seated(scene, "parker", MorgueState.PILOT), "joe", PASSENGER).turn("parker");

    // when: north over the wall, then to the side
    scene.answer("fly:2R:C").answer("fly:2R:B");

    // then
    assertThat(scene.where("joe")).isEqualTo("2R:B");
    assertThat(scene.where("parker")).isEqualTo("2R:B");
    assertThat(scene.state().actions).isEqualTo(2);

    // when
    scene.answer("fly:2R:A").answer("stop");

    // then
    assertThat(scene.state().helicopter).isEqualTo(scene.zone("2R:A"));
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.state().actions).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-HELI-13", "RMO-HELI-17", "RMO-HELI-18", "RMO-HELI-19"})
  void fourActionsTakeItToALandingPlaceFourZonesAway() {
    // given: RMO-TV-12: Parker at Yellow has four actions; in M10 somebody put it down in the far
    // street, where the mission lets it land
    Scene scene = scene("m10", "lands: [9R:H]", "lands: [9R:H, 7R:S2]");
    scene.state().helicopter = scene.zone("7R:S2");
    seated(scene, "parker", MorgueState.PILOT).xp("parker", 7).turn("parker");
    List<String> way = path(scene, scene.zone("7R:S2"), scene.zone("9R:H"));
    assertThat(way).as("zones on the way, the last is the helipad").hasSizeLessThanOrEqualTo(4);

    // when
    scene.answer("take-off");
    for (int step = 0; step < way.size(); step += 2) {
      scene.answer("fly:" + way.get(step));
      scene.answer(step + 1 < way.size() ? "fly:" + way.get(step + 1) : "stop");
    }
    scene.answer("land");

    // then
    assertThat(scene.where("parker")).isEqualTo("9R:H");
    assertThat(scene.state().flying).isFalse();
    assertThat(scene.state().spawned().isEmpty()).as("never inside a room").isTrue();
  }

  /// A shortest flight, zone by zone.
  private static List<String> path(Scene scene, int from, int to) {
    var board = scene.state().table.board();
    int[] before = new int[board.zones().size()];
    java.util.Arrays.fill(before, -1);
    var queue = new java.util.ArrayDeque<Integer>(List.of(from));
    before[from] = from;
    while (before[to] < 0) {
      int zone = queue.remove();
      var near = board.touching(zone);
      for (int next = near.first(); next >= 0; next = near.after(next)) {
        if (before[next] < 0) {
          before[next] = zone;
          queue.add(next);
        }
      }
    }
    var way = new java.util.ArrayList<String>();
    for (int zone = to; zone != from; zone = before[zone]) {
      way.addFirst(board.zone(zone).name());
    }
    return way;
  }

  @Test
  @Rule("RMO-HELI-19")
  void flyingOverThingsSetsNothingOff() {
    // given: over tents in PVP2; and over a tile with a trigger
    Scene camp = seated(grounded("pvp2").flying("7V:P2"), "parker", MorgueState.PILOT);
    Scene ward = seated(grounded("t1").flying("4V:S2"), "parker", MorgueState.PILOT);

    // when
    camp.turn("parker").answer("fly:7V:P1").answer("stop").answer("end-turn");
    ward.state().zone[ward.survivor("parker")] = (byte) ward.zone("4V:K1");
    ward.state().helicopter = ward.zone("4V:K1");
    Triggers.check(ward.state(), ward.survivor("parker"), Out.SILENT);

    // then
    assertThat(camp.state().revealedTents).isZero();
    assertThat(camp.state().zombies(camp.zone("7V:P1"))).isZero();
    assertThat(ward.state().usedTriggers).isZero();
  }

  @Test
  @Rule("RMO-HELI-20")
  void freeMovesDoNotPayForPiloting() {
    // given: Parker at Orange has +1 free Move Action, and nothing else left
    Scene scene = seated(grounded("t2").flying("9R:H"), "parker", MorgueState.PILOT);
    scene.xp("parker", 19).orange("parker", 0).turn("parker");

    // when
    scene.actions(0);

    // then
    assertThat(flightOptions(scene)).isEmpty();
  }

  @Test
  @Rule({"RMO-HELI-23", "RMO-CRAFT-01"})
  void whatOneStoresAnotherTakesOut() {
    // given: RMO-TV-13: Terry has bottles, Laurie petrol
    Scene scene = grounded("t2").at("terry", "9R:H").at("laurie", "9R:H").aside("molotov");
    scene.holds("terry", "glass-bottles", "knife").holds("laurie", "gasoline");

    // when
    scene.turn("terry").answer("store:glass-bottles.0").answer("that-is-all");

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.state().cards.size(scene.state().table.stored)).isEqualTo(1);
    scene.answer("end-turn");

    // when
    scene.turn("laurie");
    String bottle =
        scene.options().stream().filter(o -> o.startsWith("take-out")).findFirst().get();
    scene.answer(bottle);

    // then
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.sheet("laurie")).startsWith("gasoline", "glass-bottles");

    // when
    scene.answer("craft:molotov");
    while (scene.question().equals("arrange")) {
      scene.answer("as-it-is");
    }

    // then
    assertThat(scene.sheet("laurie")).contains("molotov").doesNotContain("gasoline");
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-HELI-23", "RMO-HELI-24", "RMO-HELI-25", "RMO-RELOAD-06"})
  void oneActionMovesAnyNumberOfCardsButNoWounds() {
    // given
    Scene scene = seated(grounded("t2").flying("9R:S4"), "joe", PASSENGER);
    scene.holds("joe", "sawed-off", "knife", "wound", "bow");
    int gun = scene.state().slot(scene.survivor("joe"), 0);
    scene.state().spent(gun, true);

    // when
    scene.turn("joe");
    assertThat(scene.options()).doesNotContain("store:wound.2");
    scene.answer("store:sawed-off.0").answer("store:knife.1").answer("store:bow.3");

    // then: one action, and what was empty stays empty
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.sheet("joe")).containsExactly("-", "-", "wound", "-", "-");
    assertThat(scene.state().spent(gun)).isTrue();

    // when: out again, into free slots only
    scene.answer("take-out:sawed-off#" + gun + ".3").answer("that-is-all");

    // then
    assertThat(scene.state().actions).isEqualTo(1);
    assertThat(scene.sheet("joe")).containsExactly("-", "-", "wound", "sawed-off", "-");
  }

  @Test
  @Rule({"RMO-HELI-23", "RMO-HELI-24"})
  void theCargoIsOutOfReachFromBelowAndForFullSheets() {
    // given
    Scene full = grounded("t2").at("joe", "9R:H");
    full.state().cards.add(full.state().table.stored, 0);
    full.holds("joe", "bow", "knife", "knife", "sword", "sword").turn("joe");
    Scene below = grounded("t2").flying("9R:H").at("joe", "9R:H").holds("joe", "bow").turn("joe");

    // then
    assertThat(full.options()).noneMatch(o -> o.startsWith("take-out")).contains("store:bow.0");
    assertThat(below.options()).noneMatch(o -> o.startsWith("store"));
  }

  @Test
  @Rule("RMO-HELI-27")
  void withoutItsPilotItStaysInTheAirUntilOneTakesTheSeat() {
    // given: over the street; whoever flew it is gone
    Scene scene = seated(grounded("t2").flying("9R:H"), "travis", PASSENGER);
    scene.run(Activation.ofAll());
    assertThat(scene.state().flying).isTrue();

    // when
    scene.turn("travis").answer("to-pilot-seat").answer("land");

    // then
    assertThat(scene.state().flying).isFalse();
  }

  @Test
  @Rule({"RMO-SK-66", "RMO-SK-61"})
  void aPilotIsNotTakenForDead() {
    // given: Joe's reverse is Rotten at Orange; as if he could fly
    Scene flew = scene("t2").reverse("joe").at("joe", "9R:H").xp("joe", 19).orange("joe", 1);
    Scene rode = scene("t2").reverse("joe").at("joe", "9R:H").xp("joe", 19).orange("joe", 1);

    // when
    flew.turn("joe");
    Uses.use(flew.state(), flew.survivor("joe"), Uses.PILOTED);
    flew.answer("end-turn");
    rode.turn("joe").answer("end-turn");

    // then
    assertThat(flew.state().marked(flew.survivor("joe"), MorgueState.ROTTEN)).isFalse();
    assertThat(rode.state().marked(rode.survivor("joe"), MorgueState.ROTTEN)).isTrue();
  }

  @Test
  @Rule("RMO-MIS-01")
  void aTeamsFirstTakeOffPaysInTheCampRush() {
    // given
    Scene scene = seated(grounded("pvp2"), "parker", MorgueState.PILOT).turn("parker");

    // when
    scene.answer("take-off").answer("land").answer("take-off");

    // then
    assertThat((int) scene.state().xp[scene.survivor("parker")]).isEqualTo(5);
  }
}
