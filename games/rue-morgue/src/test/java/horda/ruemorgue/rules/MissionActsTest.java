package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.deal;
import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.RUNNER;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Engine;
import horda.engine.Out;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// MIS: what only a mission allows or brings.
class MissionActsTest {
  private static final String SIX = "survivors=bear+cathy+dan+james+jane+joe";

  private static Scene game(String mission) {
    Scene scene = deal(mission, 1, 1, SIX).throughFirstChoices();
    java.util.Arrays.fill(scene.state().figures, (byte) 0);
    for (var kind : horda.ruemorgue.content.ZombieKind.values()) {
      scene.reserve(kind, scene.state().table.content().zombie(kind).count());
    }
    return scene;
  }

  /// The token that lies in a zone.
  private static int token(Scene scene, String zone) {
    for (int token = 0; token < scene.state().objectiveZone.length; token++) {
      if (scene.state().objectiveZone[token] == scene.zone(zone)) {
        return token;
      }
    }
    throw new AssertionError("no Objective in " + zone);
  }

  private static int spawn(Scene scene, String zone) {
    List<Pieces.Spawn> spawns = scene.state().table.mission().pieces().spawns();
    return spawns.stream().map(Pieces.Spawn::zone).toList().indexOf(scene.zone(zone));
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-TURN-07"})
  void theLaboratoryIsWorkedInWhenAllSamplesAreThere() {
    // given
    Scene scene = game("m05").at("joe", "5V:D").at("jane", "5V:D").roomsFilled();
    scene.state().usedTriggers = 0b111111;
    scene.turn("joe");
    assertThat(scene.options()).as("first the samples").doesNotContain("work");
    scene.answer("end-turn");
    scene.state().goalsDone = 2;

    // when
    scene.turn("joe").answer("work").answer("work").answer("work");

    // then
    assertThat(scene.state().worked).isEqualTo(3);
    assertThat((int) scene.state().noise[scene.zone("5V:D")]).isEqualTo(3);
    assertThat(scene.state().goalsDone).isEqualTo(2);

    // when
    scene.turn("jane").zombies("5V:D", WALKER, 1);

    // then
    assertThat(scene.options()).as("not with a zombie there").doesNotContain("work");

    // when
    scene.zombies("5V:D", WALKER, -1).answer("work").answer("work").answer("work");

    // then
    assertThat(scene.state().goalsDone).isEqualTo(3);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-SPAWN-10", "RMO-CRAFT-07"})
  void fireRemovesASpawnZoneAndItsLocatorsGoClockwise() {
    // given: Joe throws at the Spawn Zone with the locators 2 and 3; a Walker stands there
    Scene scene = game("m10").at("joe", "2R:S2").holds("joe", "molotov");
    scene.zombies("2R:S3", WALKER, 1).turn("joe");

    // when
    scene.answer("shoot:" + name(scene, "2R:S3") + ":molotov.0");

    // then
    MorgueState s = scene.state();
    assertThat(s.removedSpawns).isEqualTo(1 << spawn(scene, "2R:S3"));
    assertThat((int) s.locator[1]).isEqualTo(spawn(scene, "9R:S1"));
    assertThat((int) s.locator[2]).isEqualTo(spawn(scene, "9R:S1"));
    assertThat((int) s.locator[0]).isEqualTo(spawn(scene, "1R:S1"));
  }

  private static String name(Scene scene, String zone) {
    return scene.state().table.board().zone(scene.zone(zone)).name();
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-SPAWN-10", "RMO-END-01"})
  void whenNoSpawnZoneIsLeftNoDiceAreRolledAndTheGoalIsMet() {
    // given
    Scene scene = game("m10");
    MorgueState s = scene.state();
    for (String zone : List.of("1R:S1", "2R:S3", "9R:S1", "3R:S1")) {
      SpawnZones.remove(s, scene.zone(zone), Out.SILENT);
    }
    s.agenda.clear();
    var before = new horda.engine.Chance(s.chance);

    // when
    scene.run(new Spawning());

    // then
    assertThat(s.chance.at(before)).isTrue();
    assertThat(s.locator).containsOnly(MorgueState.NONE);
    Goals.check(s, false, Out.SILENT);
    assertThat(s.result).as("no A-Bomb either").isEqualTo(MorgueState.WON);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-OBJ-01", "RMO-INV-06"})
  void anObjectiveGivesPetrolOrBottles() {
    // given: one can lies in the discards
    Scene scene = game("m10").at("joe", "1R:A").holds("joe", "fire-axe").roomsFilled();
    MorgueState s = scene.state();
    int can = cardIn(s, s.table.equipmentDeck, "gasoline");
    s.cards.remove(s.table.equipmentDeck, can);
    s.cards.add(s.table.equipmentDiscard, can);

    // when
    scene.turn("joe").answer("take:" + token(scene, "1R:A"));

    // then
    assertThat(scene.options())
        .containsExactly(
            "nothing", "from-discards:gasoline", "from-deck:gasoline", "from-deck:glass-bottles");

    // when
    scene.answer("from-discards:gasoline");

    // then
    assertThat(scene.options()).containsExactly("in-hand", "in-reserve", "leave-it");

    // when
    scene.answer("in-reserve");

    // then
    assertThat(scene.sheet("joe")).containsExactly("fire-axe", "-", "gasoline", "-", "-");
    assertThat(s.cards.contains(s.table.equipmentDiscard, can)).isFalse();
    assertThat((int) s.xp[scene.survivor("joe")]).isEqualTo(5);
  }

  private static int cardIn(MorgueState s, int pile, String kind) {
    for (int i = 0; i < s.cards.size(pile); i++) {
      if (s.table.equipment(s.cards.at(pile, i)).id().equals(kind)) {
        return s.cards.at(pile, i);
      }
    }
    throw new AssertionError("no " + kind);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-INV-06"})
  void withFullHandsSomethingElseMustGo() {
    // given
    Scene scene = game("m10").at("joe", "1R:A").roomsFilled();
    scene.holds("joe", "fire-axe", "bow", "knife", "knife", "sword");

    // when
    scene.turn("joe").answer("take:" + token(scene, "1R:A")).answer("from-deck:glass-bottles");

    // then
    assertThat(scene.options()).hasSize(6).contains("instead-of:sword.4", "leave-it");

    // when
    scene.answer("instead-of:sword.4");

    // then
    assertThat(scene.sheet("joe")).endsWith("glass-bottles");
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-SPAWN-10", "RMO-SPAWN-13"})
  void anActionRemovesASpawnZoneInTheHospital() {
    // given
    Scene scene = game("c61").at("joe", "1V:K1").zombies("1V:K1", WALKER, 1).roomsFilled();
    scene.state().usedTriggers = 255;
    scene.turn("joe");
    assertThat(scene.options()).as("not with a zombie there").doesNotContain("remove-spawn");

    // when
    scene.zombies("1V:K1", WALKER, -1).answer("remove-spawn");

    // then: 1 and 2 are rolled for the next one now
    assertThat((int) scene.state().locator[0]).isEqualTo(spawn(scene, "5V:K1"));
    assertThat((int) scene.state().locator[1]).isEqualTo(spawn(scene, "5V:K1"));
    assertThat(scene.options()).doesNotContain("remove-spawn");
    assertThat(scene.state().actions).isEqualTo(2);
    assertThat(scene.state().goalsDone).isZero();

    // when
    SpawnZones.remove(scene.state(), scene.zone("5V:K1"), Out.SILENT);
    SpawnZones.remove(scene.state(), scene.zone("3V:K1"), Out.SILENT);
    Goals.check(scene.state(), false, Out.SILENT);

    // then: the one outdoors has all six
    assertThat(scene.state().goalsDone).isEqualTo(1);
    assertThat(scene.state().locator).containsOnly(spawn(scene, "4V:S2"));
  }

  @Test
  @Rule({"RMO-SPAWN-05", "RMO-SPAWN-13"})
  void theLocatorsOfTheHospitalRunClockwise() {
    // given: the community's mission is told with 1V, 3V, 5V and 4V in this order, which is not
    // clockwise; the number of locators at each is kept
    Scene scene = game("c61");
    List<String> order = new ArrayList<>();
    for (byte spawn : scene.state().locator) {
      int zone = scene.state().table.mission().pieces().spawns().get(spawn).zone();
      order.add(scene.state().table.board().zone(zone).name());
    }

    // then
    assertThat(order)
        .containsExactly("1V:K1", "1V:K1", "5V:K1", name(scene, "4V:S2"), "3V:K1", "3V:K1");
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-DOOR-04"})
  void theMainEntranceIsShutForGood() {
    // given
    Scene scene = game("c61").at("joe", "4V:K1").roomsFilled().open("4V:S2", "4V:K1");
    MorgueState s = scene.state();
    s.usedTriggers = 255;
    scene.holds("joe", "crowbar").turn("joe");
    assertThat(scene.options())
        .as("the blue Objective comes first")
        .doesNotContain("shut-for-good");
    s.taken = 1 << token(scene, "1V:A");
    s.goalsDone = 2;

    // when
    scene.answer("shut-for-good");

    // then: closed, never to be opened again, and nobody is inside but Joe: won
    assertThat(s.openDoors & s.shutForGood).isZero();
    assertThat(Integer.bitCount(s.shutForGood)).isEqualTo(1);
    assertThat(s.result).isEqualTo(MorgueState.WON);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-DOOR-04"})
  void aDoorShutForGoodIsNotOpenedAgain() {
    // given: a zombie is left inside
    Scene scene = game("c61").at("joe", "4V:K1").roomsFilled().open("4V:S2", "4V:K1");
    MorgueState s = scene.state();
    s.usedTriggers = 255;
    s.taken = 1 << token(scene, "1V:A");
    s.goalsDone = 2;
    scene.zombies("2V:K2", WALKER, 1).holds("joe", "crowbar").turn("joe");

    // when
    scene.answer("shut-for-good");

    // then
    assertThat(s.result).isEqualTo(MorgueState.GOING_ON);
    assertThat(s.goalsDone).isEqualTo(3);
    assertThat(scene.options()).noneMatch(option -> option.startsWith("door:"));
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-LOS-14"})
  void roofsFallWhenTheBlueObjectiveIsTaken() {
    // given: Jane in the room with the mark 1 and a Fatty in that with the mark 2
    Scene scene = game("c62").at("joe", "8R:A").at("jane", "1R:A").roomsFilled();
    scene.open("1R:B", "1R:S2").zombies("4R:B", FATTY, 1);
    MorgueState s = scene.state();

    // when: whatever the dice show
    scene.turn("joe").answer("take:" + token(scene, "8R:A"));

    // then
    assertThat(s.fallen).isNotZero();
    assertThat(Integer.bitCount(s.fallen)).isBetween(1, 4);
    assertThat(scene.lives("jane")).isEqualTo((s.fallen & 1) == 0);
    assertThat(scene.count("4R:B", FATTY)).isEqualTo((s.fallen >> 1 & 1) == 0 ? 1 : 0);
    assertThat(scene.figures(FATTY)).isEqualTo(8);
    List<Pieces.Spot> rooms = s.table.mission().pieces().numbers();
    for (int mark = 0; mark < rooms.size(); mark++) {
      int room = rooms.get(mark).zone();
      boolean fallen = (s.fallen >> mark & 1) != 0;
      boolean entered = s.waysWithoutDoors().beside(room).size() > 0;
      assertThat(entered).as("way into room " + (mark + 1)).isNotEqualTo(fallen);
      if (fallen) {
        Placing.place(s, room, WALKER, 1, Out.SILENT);
        assertThat(s.zombies(room)).isZero();
      }
    }
    assertThat((int) s.xp[scene.survivor("joe")]).as("no experience for the dead").isEqualTo(5);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-NOISE-04"})
  void tenTokensThatStayBarTheDoor() {
    // given: all Objectives are taken, everybody is back
    Scene scene = game("c62").roomsFilled();
    MorgueState s = scene.state();
    scene.at("joe", "6V:L").turn("joe");
    assertThat(scene.options()).as("the Objectives first").doesNotContain("bar-the-door");
    scene.answer("end-turn");
    s.taken = 0b11111;

    // when: three, and the round ends
    scene.turn("joe").answer("bar-the-door").answer("bar-the-door").answer("bar-the-door");
    s.agenda.clear();
    s.noise[scene.zone("8R:S3")] = 2;
    s.agenda.push(new Rounds.End());
    Engine.advance(s, Out.SILENT);

    // then
    assertThat((int) s.noise[scene.zone("6V:L")]).isEqualTo(3);
    assertThat((int) s.noise[scene.zone("8R:S3")]).isZero();

    // when: seven more
    s.worked = 9;
    scene.turn("joe").answer("bar-the-door");

    // then: shut, nobody outside, no zombie inside
    assertThat(s.shutForGood).isEqualTo(1);
    assertThat(s.openDoors & 1).isZero();
    assertThat(s.result).isEqualTo(MorgueState.WON);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-ABOM-02"})
  void theSeventhVeilBringsTheABomb() {
    // given
    Scene scene = game("m08").at("joe", "1R:A").roomsFilled();
    MorgueState s = scene.state();
    int last = token(scene, "1R:A");
    s.taken = 0b1111111 & ~(1 << last);

    // when
    scene.turn("joe").answer("take:" + last);

    // then
    assertThat(scene.count("8R:S5", A_BOMB)).isEqualTo(1);
    assertThat(s.goalsDone).isEqualTo(1);
  }

  @Test
  @Rule({"RMO-MIS-01", "RMO-ABOM-02"})
  void anABombThatIsThereAlreadyIsReplaced() {
    // given
    Scene scene = game("m08").at("joe", "1R:A").roomsFilled().zombies("6R:S5", A_BOMB, 1);
    int last = token(scene, "1R:A");
    scene.state().taken = 0b1111111 & ~(1 << last);

    // when
    scene.turn("joe").answer("take:" + last);

    // then
    assertThat(scene.count("8R:S5", FATTY)).isEqualTo(1);
    assertThat(scene.count("8R:S5", WALKER)).isEqualTo(2);
    assertThat(scene.count("8R:S5", RUNNER)).isZero();
  }
}
