package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// EXP: explosion markers, the Water Tower's end, the burning and the blocked Armory.
class ExplosionTest {
  private static final String MOLOTOV = "play:molotov:bank";

  /// Ana holds a Molotov, and zombies stand in the Bank.
  private static TableBuilder armed() {
    return armed(table());
  }

  private static TableBuilder armed(TableBuilder table) {
    return table.hand("ana", "molotov").zombies("bank", 2);
  }

  private static Played thrown(TableBuilder table) {
    return table.at("window invasion-done").play("ana", MOLOTOV);
  }

  @ParameterizedTest
  @ValueSource(strings = {"armory", "tower"})
  @Rule("COH-EXP-01")
  void whoPlaysAnExplosionCardChoosesWhereItsMarkerGoes(String place) {
    Played game =
        table().hand("ben", "molotov").zombies("bank", 2).at("window invasion-done").pass("ana");

    game.play("ben", MOLOTOV).sees("asks", "where-to-mark").sees("asked", "ben");
    assertThat(game.options("ben")).containsExactly("mark:armory", "mark:tower");

    game.play("ben", "mark:" + place)
        .sees("markers." + place, 1)
        .sees("markers.placed", 1)
        .sees("asks", "window");
  }

  @Test
  @Rule({"COH-EXP-02", "COH-FP-03", "COH-FP-04"})
  void theThirdMarkerKillsEverybodyAndEveryZombieOnTheTower() {
    Played game =
        thrown(
            armed(table("ana", "ben", "cleo", "dan"))
                .person("ben", "teen", "tower")
                .person("ben", "thief", "church")
                .person("cleo", "geek", "tower")
                .hidden("cleo", "rocker", "tower")
                .person("cleo", "student", "church")
                .zombies("tower", 3)
                .markers(2, 0));

    game.play("ana", "mark:tower")
        .sees("teen.alive", "no")
        .sees("geek.alive", "no")
        .sees("rocker.alive", "no")
        .sees("thief.alive", "yes")
        .sees("student.alive", "yes")
        .sees("tower.zombies", 0)
        .sees("bank.zombies", 1)
        .sees("reserve.zombies", 39)
        .sees("ruined", "yes")
        .sees("tower.capacity", 3)
        .sees("first-player", "ben");
    assertThat(game.told(CityEvent.TOWER_EXPLODES)).isTrue();
  }

  @Test
  @Rule("COH-EXP-02")
  void twoMarkersLeaveTheTowerStanding() {
    thrown(armed().person("ben", "teen", "tower").zombies("tower", 3).markers(1, 0))
        .play("ana", "mark:tower")
        .sees("markers.tower", 2)
        .sees("ruined", "no")
        .sees("teen.alive", "yes")
        .sees("tower.zombies", 3)
        .sees("tower.capacity", 2);
  }

  @Test
  @Rule("COH-EXP-03")
  void theTowerExplodesOnceAndFurtherMarkersGoToTheArmory() {
    Played game = thrown(armed().hand("ana", "molotov", "molotov").markers(2, 0));
    game.play("ana", "mark:tower").sees("ruined", "yes").sees("markers.tower", 0);

    game.pass("ben").pass("cleo").play("ana", MOLOTOV);

    game.sees("asks", "window").sees("markers.armory", 1).sees("markers.tower", 0);
    assertThat(game.told(CityEvent.TOWER_EXPLODES)).isFalse();
    assertThat(game.events().only(CityEvent.MARKER_PLACED))
        .containsExactly(game.seat("ana"), Place.ARMORY, 1);
  }

  private static TableBuilder smoulderingArmory() {
    return table()
        .person("ana", "granny", "armory")
        .person("ben", "teen", "armory")
        .person("cleo", "vigil", "church")
        .hand("cleo", "makeshift-bomb")
        .zombies("armory", 4)
        .markers(0, 2);
  }

  @Test
  @Rule({"COH-EXP-04", "COH-EXP-10"})
  void theThirdMarkerBurnsArmoryADownAndItsCharactersFlee() {
    Played game = smoulderingArmory().at("window invasion-done").pass("ana").pass("ben");

    game.play("cleo", "play:makeshift-bomb:armory")
        .play("cleo", "mark:armory")
        .sees("armory.shut", "yes")
        .sees("granny.at", "crossroads")
        .sees("granny.fresh", "yes")
        .sees("teen.at", "crossroads")
        .sees("armory.people", "nothing")
        .sees("armory.zombies", 2);
    assertThat(game.events().count(CityEvent.FLEES_FIRE)).isEqualTo(2);
    assertThat(game.told(CityEvent.GRANNY_WALKS)).isFalse();
  }

  @Test
  @Rule("COH-EXP-04")
  void twoMarkersDoNotBurnArmoryA() {
    smoulderingArmory()
        .markers(0, 1)
        .at("window invasion-done")
        .pass("ana")
        .pass("ben")
        .play("cleo", "play:makeshift-bomb:armory")
        .play("cleo", "mark:armory")
        .sees("armory.shut", "no")
        .sees("armory.people", "granny, teen");
  }

  @ParameterizedTest
  @ValueSource(strings = {"armory", "bank"})
  @Rule({"COH-EXP-04", "COH-EXP-05"})
  void nobodyEntersABurntOrBlockedArmory(String sideB) {
    Played game =
        table()
            .sideB(sideB)
            .person("ana", "mama", "church")
            .movement("ana", "armory")
            .hand("ana", "back-door")
            .armoryShut()
            .at("mover ana");

    assertThat(game.options("ana", "move")).containsExactly("move:mama");
    game.play("ana", "move:mama").sees("mama.at", "crossroads");
  }

  @Test
  @Rule({"COH-EXP-05", "COH-EXP-06"})
  void theSecondMarkerBlocksTheDoorOfArmoryB() {
    Played game =
        table()
            .sideB("armory")
            .person("ben", "teen", "armory")
            .hand("ana", "rescue-flare", "molotov")
            .zombies("bank", 2)
            .markers(0, 1)
            .at("window invasion-done");

    game.play("ana", "play:rescue-flare:bank:church")
        .play("ana", "mark:armory")
        .sees("armory.shut", "yes")
        .sees("teen.at", "armory");
    assertThat(game.told(CityEvent.ARMORY_BLOCKED)).isTrue();

    game.pass("ben").pass("cleo").play("ana", MOLOTOV).sees("markers.tower", 1);
  }

  @Test
  @Rule("COH-EXP-05")
  void nobodyLeavesABlockedArmory() {
    Played game =
        table()
            .sideB("armory")
            .person("ana", "teen", "armory")
            .person("ana", "geek", "bank")
            .movement("ana", "church")
            .armoryShut()
            .at("mover ana");

    assertThat(game.options("ana", "move")).containsExactly("move:geek");
  }

  @Test
  @Rule({"COH-EXP-05", "COH-SITE-12"})
  void zombiesStillAttackInABlockedArmory() {
    table()
        .sideB("armory")
        .person("ana", "teen", "armory")
        .person("ana", "geek", "bank")
        .zombies("armory", 2)
        .armoryShut()
        .at("attack-check armory")
        .sees("teen.alive", "no");
  }

  @ParameterizedTest
  @ValueSource(strings = {"armory", "bank"})
  @Rule("COH-EXP-06")
  void onceTheArmoryIsShutMarkersGoToTheTower(String sideB) {
    Played game = thrown(armed().sideB(sideB).armoryShut());

    game.sees("asks", "window").sees("markers.tower", 1);
  }

  @Test
  @Rule("COH-EXP-07")
  void withRuinAndFireExplosionCardsPlaceNoMarker() {
    Played game = thrown(armed().ruined().armoryShut());

    game.sees("bank.zombies", 1)
        .sees("discard", "molotov")
        .sees("asks", "window")
        .sees("markers.placed", 6)
        .sees("markers.tower", 0)
        .sees("markers.armory", 3);
    assertThat(game.told(CityEvent.NO_MARKER)).isTrue();
    assertThat(game.told(CityEvent.MARKER_PLACED)).isFalse();
  }

  @Test
  @Rule("COH-EXP-08")
  void whoMovesOffTheTowerGetsAwayBeforeItExplodes() {
    Played game =
        table()
            .person("ana", "geek", "tower")
            .person("cleo", "rocker", "tower")
            .person("cleo", "student", "church")
            .movement("ana", "hospital")
            .hand("ben", "molotov")
            .zombies("bank", 1)
            .markers(2, 0)
            .at("mover ana");
    assertThat(game.awaited()).containsExactly("ana");

    game.play("ana", "move:geek").pass("ana").play("ben", MOLOTOV).play("ben", "mark:tower");

    game.sees("ruined", "yes").sees("geek.at", "hospital").sees("rocker.alive", "no");
  }

  @Test
  @Rule("COH-EXP-08")
  void aDeclaredMoveOffTheTowerCannotBeMetWithAnExplosion() {
    Played game =
        table()
            .person("ana", "geek", "tower")
            .exhausted("cleo", "vigil", "hospital")
            .exhausted("cleo", "rasta", "hospital")
            .exhausted("cleo", "thief", "hospital")
            .movement("ana", "hospital")
            .hand("ana", "back-door")
            .hand("ben", "molotov", "pepper-spray")
            .zombies("bank", 1)
            .markers(2, 0)
            .at("mover ana");

    game.play("ana", "move:geek:back-door").sees("asked", "ben");
    assertThat(game.options("ben")).containsExactly("pass", "spray");
    game.pass("ben").sees("geek.at", "hospital");
  }

  @Test
  @Rule("COH-EXP-09")
  void theWindowGoesOnWithThoseWhoAreLeft() {
    Played game =
        armed(table("ana", "ben", "cleo", "dan"))
            .person("ben", "teen", "tower")
            .hand("ben", "gun")
            .markers(2, 0)
            .at("window attack bank");

    game.play("ana", MOLOTOV)
        .pass("ben")
        .play("ana", "mark:tower")
        .sees("ben.alive", "no")
        .sees("window", "attack bank")
        .sees("asked", "cleo")
        .pass("cleo")
        .pass("dan")
        .sees("asked", "ana")
        .pass("ana")
        .sees("window", "final");
  }

  @Test
  @Rule("COH-EXP-11")
  void suppliesOfABurntArmoryStayAndAreNotShared() {
    Played game =
        armed()
            .person("ana", "vigil", "armory")
            .person("ben", "teen", "armory")
            .supplies("armory", 1, "gun")
            .markers(0, 2)
            .at("window location armory");

    game.play("ana", MOLOTOV).play("ana", "mark:armory").passAll();

    game.sees("window", "final").sees("armory.antidotes", 1).sees("armory.cards", "gun");
    assertThat(game.told(CityEvent.SHARER)).isFalse();
  }

  private static TableBuilder ruin(int zombies) {
    return table()
        .ruined()
        .person("ana", "teen", "tower")
        .person("ben", "geek", "tower")
        .zombies("tower", zombies);
  }

  @Test
  @Rule("COH-EXP-12")
  void theRuinIsAttackedByItsOwnCondition() {
    ruin(3).at("attack-check tower").sees("asks", "vote");

    assertThat(ruin(2).at("attack-check tower").told(CityEvent.NO_ATTACK)).isTrue();
  }

  @Test
  @Rule("COH-EXP-12")
  void theRuinIsResolvedInTheTowersPlaceAndHasNoEffect() {
    Played game = ruin(0).hand("ana", "gun").armoryShut().from("window location armory");
    game.passUntilWindow("location tower").passAll().sees("window", "attack tower");
    game.passUntilWindow("location crossroads");

    List<Integer> order =
        game.allEvents().events().stream()
            .filter(event -> event.what() == CityEvent.LOCATION_BEGINS)
            .map(event -> event.args().getFirst())
            .toList();
    assertThat(order).containsExactly(Place.TOWER, Place.CROSSROADS);
    assertThat(ruin(0).at("begin-round 2").told(CityEvent.TOWER_LOOKED)).isFalse();
  }
}
