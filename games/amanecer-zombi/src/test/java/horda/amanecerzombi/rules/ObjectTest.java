package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Objects, icons and exchange (OBJ).
class ObjectTest {
  private static TableBuilder quiet() {
    return TableBuilder.table().quick();
  }

  @Test
  @Rule({"AMZ-OBJ-01", "AMZ-OBJ-08", "AMZ-GEN-08"})
  void aCarriedReadyObjectCanBeUsedATurnedOneCannot() {
    Played ready = quiet().person("ana", "hiker", "binoculars").play();
    assertThat(ready.optionsOf("ana", "look")).isNotEmpty();

    Played turned = quiet().person("ana", "hiker", "binoculars turned").play();
    assertThat(turned.optionsOf("ana", "look")).isEmpty();
  }

  @Test
  @Rule({"AMZ-OBJ-02", "AMZ-ROUND-04", "AMZ-GEN-09"})
  void someAreReadiedEachRoundOthersStayTurned() {
    // given a turned Toolbox (round-ready) and a turned Pistol
    Played game =
        quiet().person("ana", "hiker", "toolbox turned", "pistol turned").from("end-of-round");
    game.passAll();

    game.sees("round", 2).sees("hiker.objects", "toolbox, pistol turned");
  }

  @Test
  @Rule({"AMZ-OBJ-03", "AMZ-OBJ-04", "AMZ-VEH-07"})
  void petrolReadiesAVehicleOrAnotherCardWithFuel() {
    // given a turned Car and a turned Chainsaw (TV-01)
    Played game =
        quiet()
            .person("ana", "hiker", "petrol", "chainsaw turned")
            .vehicle("ana", "car turned")
            .play();
    assertThat(game.optionsOf("ana", "ready"))
        .containsExactlyInAnyOrder("ready:petrol:vehicle", "ready:petrol:chainsaw");

    // when
    game.play("ana", "ready:petrol:vehicle");

    // then
    game.sees("ana.vehicle", "car").sees("green-discard", "petrol");
    game.sees("hiker.objects", "chainsaw turned");
  }

  @Test
  @Rule({"AMZ-OBJ-03", "AMZ-VEH-07"})
  void batteriesReadyACar() {
    // TV-11
    Played game = quiet().person("ana", "hiker", "batteries").vehicle("ana", "car turned").play();
    game.play("ana", "ready:batteries:vehicle");

    game.sees("ana.vehicle", "car").sees("ana.objects", "none");

    // but no motorbike
    Played bike =
        quiet().person("ana", "hiker", "batteries").vehicle("ana", "motorbike turned").play();
    assertThat(bike.optionsOf("ana", "ready")).isEmpty();
  }

  @Test
  @Rule("AMZ-OBJ-04")
  void ammunitionReadiesOneWeaponWithItsIcon() {
    Played game =
        quiet().person("ana", "hiker", "ammunition", "pistol turned", "crossbow turned").play();
    assertThat(game.optionsOf("ana", "ready")).containsExactly("ready:ammunition:pistol");

    game.play("ana", "ready:ammunition:pistol");
    game.sees("hiker.objects", "pistol, crossbow turned");
  }

  @Test
  @Rule({"AMZ-OBJ-05", "AMZ-OBJ-16"})
  void foodAndMedicineHealTheirOwnIconInTheOwnGroup() {
    // given a wounded opponent too
    Played game =
        quiet()
            .person("ana", "hiker", "tinned-food", "medicine")
            .damage("ana", "hiker", "hunger", "bruise", "bite")
            .damage("ben", "firefighter", "cut")
            .play();

    assertThat(game.optionsOf("ana", "heal"))
        .containsExactlyInAnyOrder(
            "heal:tinned-food:hunger", "heal:tinned-food:bruise", "heal:medicine:bruise");
    game.play("ana", "heal:tinned-food:bruise").sees("hiker.damage", "hunger, bite");
  }

  @Test
  @Rule("AMZ-OBJ-05")
  void theCookMakesFoodHealTwo() {
    Played game =
        quiet()
            .person("ana", "cook", "tinned-food")
            .person("ana", "hiker")
            .damage("ana", "cook", "hunger")
            .damage("ana", "hiker", "bruise")
            .play();
    game.play("ana", "heal:tinned-food:hunger").play("ana", "remove:bruise");

    game.sees("cook.damage", "none").sees("hiker.damage", "none");
  }

  @Test
  @Rule({"AMZ-OBJ-06", "AMZ-OBJ-07"})
  void theKidCarriesOnePistolAndAnyNumberOfLightThings() {
    // given load 1 (TV-41)
    Played game =
        quiet()
            .person("ana", "kid", "pistol", "ammunition", "medicine")
            .person("ana", "hiker", "pistol", "morphine")
            .play();

    assertThat(game.optionsOf("ana", "hand"))
        .contains("hand:morphine:kid")
        .doesNotContain("hand:pistol-2:kid");
    game.sees("kid.load", 1);
  }

  @Test
  @Rule({"AMZ-OBJ-09", "AMZ-OBJ-10"})
  void whoLosesLoadPassesOnOrDiscards() {
    // given the Kid carries two thanks to a Sports Bag, and hands the bag on
    Played game =
        quiet()
            .person("ana", "kid", "sports-bag", "axe", "petrol")
            .person("ana", "boxer", "rifle", "pistol")
            .play();
    game.play("ana", "hand:sports-bag:boxer");

    // then
    assertThat(game.question()).isEqualTo("excess");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "give:axe:boxer", "discard:axe", "give:petrol:boxer", "discard:petrol");
    game.play("ana", "give:axe:boxer").sees("boxer.objects", "sports-bag, axe, rifle, pistol");
  }

  @Test
  @Rule({"AMZ-OBJ-10", "AMZ-OBJ-13"})
  void aPassedObjectKeepsItsState() {
    Played game =
        quiet().person("ana", "hiker", "pistol turned", "axe").person("ana", "boxer").play();
    game.play("ana", "hand:pistol:boxer").play("ana", "hand:axe:boxer");

    game.sees("boxer.objects", "pistol turned, axe");
  }

  @Test
  @Rule({"AMZ-OBJ-11", "AMZ-OBJ-12", "AMZ-OBJ-13"})
  void aTurnedPistolLaidDownAndTakenAgainIsStillTurned() {
    // given an open search (TV-12)
    Played game =
        quiet()
            .person("ana", "hiker", "pistol turned")
            .at("ana", "start-blue-4-1")
            .search(1, "petrol")
            .hand("ana", "run")
            .play();
    assertThat(game.optionsOf("ana", "take")).isEmpty();
    game.play("ana", "lay-down:pistol").sees("found", "petrol, pistol turned");

    // when
    game.passTo("ana").play("ana", "end-search").play("ana", "take:pistol:hiker");
    game.play("ana", "done");

    // then
    game.sees("hiker.objects", "pistol turned");
  }

  @Test
  @Rule("AMZ-OBJ-14")
  void inCombatObjectsArePassedBeforeTheDice() {
    // given
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "axe")
                .person("ana", "boxer")
                .experience("ana", 1),
            "trio");
    fight.to("ana").play("ana", "hand:axe:boxer").on();

    // when
    fight.play("ana", "melee");

    // then the Boxer is asked
    assertThat(fight.game().options()).containsExactly("with:axe", "no-weapon");
    fight.sees("boxer.objects", "axe");
  }

  @Test
  @Rule("AMZ-OBJ-15")
  void discardedObjectsGoToThePileOfTheirBack() {
    Played game =
        quiet()
            .person("ana", "hiker", "machete", "axe", "bottled-water", "energy-bars")
            .at("ana", "police-station-3-3")
            .missions("ana", "arsenal", "looter")
            .play();
    game.play("ana", "drink:bottled-water").passTo("ana");
    game.play("ana", "complete:arsenal").play("ana", "deliver:machete").play("ana", "deliver:axe");

    game.sees("special-discard", "machete").sees("blue-discard", "axe");
    game.sees("green-discard", "bottled-water");
  }

  @Test
  @Rule({"AMZ-OBJ-19", "AMZ-GEN-17"})
  void theDoctorHelpsWheneverHerGroupIsNotInCombat() {
    // given in Ben's turn, with another Group in combat
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("ben")
            .person("ana", "doctor")
            .damage("ana", "doctor", "cut")
            .hand("ben", "pair", "loner")
            .experience("eva", 1)
            .play();
    game.play("ben", "zombie:pair:2").passTo("ana");
    assertThat(game.optionsOf("ana", "ability")).containsExactly("ability:doctor:cut");
    game.play("ana", "ability:doctor:cut").sees("doctor.damage", "none");

    // but not in her own
    Fight own =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "doctor", "tinned-food")
                .damage("ana", "doctor", "cut", "hunger")
                .experience("ana", 1),
            "pair");
    own.to("ana");
    assertThat(own.offers("ana", "heal:tinned-food")).isTrue();
    assertThat(own.offers("ana", "ability:doctor")).isFalse();
  }
}
