package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// VEH: vehicles are put into play, driven, cut off and readied.
class VehicleTest {
  @Test
  @Rule({"AMZ-VEH-01", "AMZ-VEH-02", "AMZ-VEH-03", "AMZ-GEN-15"})
  void aVehicleComesIntoPlayAtAnyTimeButIsDrivenInTheOwnTurn() {
    // given Ben's turn (TV-24)
    Played game = table().active("ben").firstPlayer("ben").hand("ana", "car").play();
    game.play("ben", "end-turn").play("ana", "deploy:car").sees("ana.vehicle", "car");
    game.sees("ana.hand", 0);
    assertThat(game.passTo("ana").options()).doesNotContain("drive");
    assertThat(game.refuses("drive").rule()).isEqualTo("AMZ-VEH-03");

    // in Ana's own turn it is driven; it is no card for walking
    game.passUntil("act");
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options()).contains("drive").doesNotContain("walk:car");
  }

  @Test
  @Rule("AMZ-VEH-04")
  void aNewVehicleReplacesTheOldOne() {
    Played game = table().vehicle("ana", "bicycle turned").hand("ana", "car").play();

    game.then("ana", "deploy:car");

    game.sees("ana.vehicle", "car").sees("action-discard", "bicycle");
  }

  @Test
  @Rule({"AMZ-VEH-05", "AMZ-GEN-02"})
  void allCharactersMustFit() {
    // given three Characters and a Motorbike for two (TV-10)
    Played three =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "nurse")
            .vehicle("ana", "motorbike")
            .play();
    assertThat(three.options()).doesNotContain("drive").contains("drop-vehicle");
    assertThat(three.refuses("drive").rule()).isEqualTo("AMZ-VEH-05");
    three.sees("ana.vehicle", "motorbike");

    // and with the Kid, whose card says that he takes no seat
    Played kid =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .vehicle("ana", "motorbike")
            .play();
    assertThat(kid.options()).contains("drive");
  }

  @Test
  @Rule("AMZ-VEH-06")
  void aVehicleMayBeGivenUpInAnyWindow() {
    Played game = table().active("ben").vehicle("ana", "car turned").play();

    game.play("ben", "end-turn").play("ana", "drop-vehicle");

    game.sees("ana.vehicle", "none").sees("action-discard", "car");
  }

  @Test
  @Rule({"AMZ-VEH-07", "AMZ-OBJ-04", "AMZ-OBJ-03"})
  void petrolAndBatteriesReadyATurnedVehicle() {
    // TV-01
    Played petrol = table().person("ana", "hiker", "petrol").vehicle("ana", "car turned").play();
    petrol.then("ana", "ready:petrol:vehicle");
    petrol.sees("ana.vehicle", "car").sees("green-discard", "petrol").sees("ana.objects", "none");

    // TV-11
    Played batteries =
        table().person("ana", "hiker", "batteries").vehicle("ana", "car turned").play();
    batteries.then("ana", "ready:batteries:vehicle").sees("ana.vehicle", "car");

    // a Motorbike has no Electric icon
    Played motorbike =
        table().person("ana", "hiker", "batteries").vehicle("ana", "motorbike turned").play();
    assertThat(motorbike.options()).doesNotContain("ready:batteries:vehicle");
  }

  /// Ana has driven her Car six squares of Road.
  private static Played driven() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .vehicle("ana", "car")
            .hand("ana", "trio", "loner")
            .hand("ben", "pair", "breakdown", "you-make-noise", "does-it-hurt")
            .zones("ana", "farm", "petrol-station", "hospital")
            .play();
    game.play("ana", "drive");
    for (String square :
        new String[] {
          "farm-3-2", "farm-3-3", "farm-3-4", "farm-3-5", "petrol-station-3-1", "petrol-station-3-2"
        }) {
      assertThat(game.question()).isEqualTo("drive");
      game.play("ana", "to:" + square);
    }
    return game;
  }

  @Test
  @Rule({"AMZ-VEH-08", "AMZ-VEH-03"})
  void roadsCostOnePointOtherSquaresTwo() {
    driven().sees("ana.at", "petrol-station-3-2").sees("ana.vehicle", "car turned");

    // off the road six points are three squares; Groups are passed, never joined
    Played game = table().at("ana", "farm-3-2").at("ben", "farm-3-3").vehicle("ana", "car").play();
    game.play("ana", "drive").play("ana", "to:farm-2-2").play("ana", "to:farm-1-2");
    game.play("ana", "to:farm-1-3").sees("ana.at", "farm-1-3");

    Played through =
        table().at("ana", "farm-3-2").at("ben", "farm-3-3").vehicle("ana", "car").play();
    through.play("ana", "drive").play("ana", "to:farm-3-3");
    assertThat(through.options()).doesNotContain("stop").contains("to:farm-3-4");
    through.play("ana", "to:farm-3-4").play("ana", "stop").sees("ana.at", "farm-3-4");
  }

  @Test
  @Rule({"AMZ-VEH-09", "AMZ-VEH-10", "AMZ-VEH-11"})
  void zombiesCatchADriveAtAnySquareOfItsPath() {
    // TV-30
    Played game = driven();
    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.options())
        .contains("zombie:pair:0:farm-3-4", "zombie:pair:0:petrol-station-3-2");

    game.play("ben", "zombie:pair:0:farm-3-4");

    game.sees("ana.at", "farm-3-4").sees("fighting", "ana").sees("dice", 2);
    game.sees("ana.vehicle", "car turned").sees("drive", 0);
    assertThat(game.told(AmanecerEvent.DRIVE_CUT)).isTrue();
  }

  @Test
  @Rule("AMZ-VEH-10")
  void aSquareWhereSomebodyStandsCannotBeNamed() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-3")
            .vehicle("ana", "car")
            .hand("ben", "pair")
            .play();
    game.play("ana", "drive");
    game.play("ana", "to:farm-3-2").play("ana", "to:farm-3-3").play("ana", "to:farm-3-4");
    game.play("ana", "stop");

    assertThat(game.options())
        .contains("zombie:pair:0:farm-3-2", "zombie:pair:0:farm-3-4")
        .doesNotContain("zombie:pair:0:farm-3-3", "zombie:pair:0");
  }

  @Test
  @Rule("AMZ-VEH-11")
  void breakdownsStopADriveAndNoiseDoesIfItBringsZombies() {
    // a Breakdown of the Car that is being driven
    Played broken = driven();
    broken.play("ben", "play:breakdown:vehicle-0:farm-3-3").pass("ana");
    broken.sees("ana.at", "farm-3-3").sees("ana.vehicle", "car turned");

    // Noise that brings nobody leaves the drive as it was
    Played quiet =
        table()
            .at("ana", "farm-3-1")
            .vehicle("ana", "car")
            .hand("ben", "you-make-noise")
            .deck("action", "run", "run", "run")
            .play();
    quiet.play("ana", "drive").play("ana", "to:farm-3-2").play("ana", "to:farm-3-3");
    quiet.play("ana", "stop").play("ben", "play:you-make-noise:0:farm-3-2");
    quiet.sees("ana.at", "farm-3-3").sees("fighting", "nobody");

    // Noise that brings Zombies catches it there
    Played loud =
        table()
            .at("ana", "farm-3-1")
            .vehicle("ana", "car")
            .hand("ben", "you-make-noise")
            .deck("action", "run", "pair", "run")
            .play();
    loud.play("ana", "drive").play("ana", "to:farm-3-2").play("ana", "to:farm-3-3");
    loud.play("ana", "stop").play("ben", "play:you-make-noise:0:farm-3-2");
    loud.sees("ana.at", "farm-3-2").sees("fighting", "ana").sees("dice", 2);
  }

  @Test
  @Rule("AMZ-VEH-12")
  void onceSomethingElseIsDoneTheDriveIsSafe() {
    // TV-31: nobody cuts it off; then Ana goes on
    Played game = driven();
    game.passUntil("act").play("ana", "walk:loner").play("ana", "to:petrol-station-3-3");

    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.options())
        .contains("zombie:pair:0")
        .noneMatch(id -> id.startsWith("zombie:pair:0:"));
  }

  @Test
  @Rule("AMZ-VEH-13")
  void vehiclesAreNoObjects() {
    // given a Kid who can carry one thing, a vehicle and a search
    Played game =
        table()
            .person("ana", "kid", "pistol")
            .vehicle("ana", "car")
            .at("ana", "farm-1-2")
            .hand("ana", "pair")
            .search(1)
            .play();

    // then it takes no load, cannot be traded and not laid down
    assertThat(game.options()).contains("lay-down:pistol").doesNotContain("lay-down:car");
    game.play("ana", "offer:1");
    assertThat(game.options()).contains("give:pistol").noneMatch(id -> id.contains("car"));
  }

  @Test
  @Rule("AMZ-VEH-08")
  void seasonsChangeThePoints() {
    Played mud = table().season("mud").vehicle("ana", "car").play();
    mud.play("ana", "drive");
    assertThat(mud.match().game().view(mud.state(), 0).toString()).contains("points=4");

    Played blizzard = table().season("blizzard").vehicle("ana", "car").play();
    assertThat(blizzard.options()).doesNotContain("drive");
  }

  @Test
  @Rule({"AMZ-VEH-03", "AMZ-DEATH-06"})
  void whoDiesOfTheFindsBeforeTheDriveDrivesNoFurther() {
    // given a find that Ana eats when she stops searching to drive off
    Played game =
        table()
            .at("ana", "farm-1-2")
            .person("ana", "hiker")
            .damage("ana", "hiker", "hunger", "fracture")
            .vehicle("ana", "car")
            .hand("ben", "spoiled-food")
            .search(1, "tinned-food")
            .deck("character", "boxer")
            .dice(1)
            .play();

    // when it is spoiled, and she dies of it
    game.play("ana", "drive").play("ana", "heal:tinned-food:hunger");
    game.play("ben", "answer:spoiled-food");
    assertThat(game.question()).isEqualTo("new-group");
    game.play("ana", game.options().iterator().next()).passUntil("act");

    // then the new Group has no Vehicle, and stands where it began
    game.sees("ana.characters", "boxer").sees("ana.vehicle", "none");
  }
}
