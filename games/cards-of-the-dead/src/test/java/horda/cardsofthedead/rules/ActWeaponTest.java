package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ACT: equipping, loading and attacking with weapons.
class ActWeaponTest {
  // Equip.

  @Test
  @Rule("COD-ACT-05")
  void aWeaponFromTheHandIsEquipped() {
    Played game = table().hand("rick", "bat", "antiviral").reserve("rick", "pipe").start();

    assertThat(game.options("equip")).as("only from the hand").containsExactly("equip:bat");
    game.play("rick", "equip:bat")
        .sees("rick.equipped", "bat")
        .sees("rick.equipped-uses", 0)
        .sees("rick.hand", "antiviral")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-05")
  void aWeaponAlreadyEquippedIsDiscarded() {
    Played game = table().equipped("rick", "bat", 2).hand("rick", "pipe").start();

    game.play("rick", "equip:pipe")
        .sees("rick.equipped", "pipe")
        .sees("rick.equipped-uses", 0)
        .sees("rick.hand", "nothing")
        .sees("common-discard", "bat");
  }

  @ParameterizedTest
  @Rule("COD-ACT-05")
  @CsvSource({
    "selena, rifle, ammunition_rifle, 1",
    "rick, gun, ammunition_gun, 2",
    "dan, punch, berserk_agent, 0"
  })
  void aWeaponThatTakesAmmunitionReturnsToHandWithoutIt(
      String who, String weapon, String load, int uses) {
    Played game =
        table()
            .survivors(who)
            .equipped(who, weapon)
            .loaded(who, load, uses)
            .hand(who, "bat")
            .start();

    game.play(who, "equip:bat")
        .sees(who + ".equipped", "bat")
        .sees(who + ".loaded", "nothing")
        .sees(who + ".loaded-uses", 0)
        .sees(who + ".hand", weapon);
  }

  @Test
  @Rule("COD-ACT-05")
  void anUnloadedGunReturnsToHandToo() {
    Played game = table().equipped("rick", "gun").hand("rick", "bat").start();

    game.play("rick", "equip:bat").sees("rick.equipped", "bat").sees("rick.hand", "gun");
  }

  @Test
  @Rule("COD-ACT-06")
  void everyKindOfWeaponCanBeEquippedButOnlyOneAtATime() {
    Played game = table().hand("rick", "bat", "shotgun", "taser", "gun", "rifle").start();

    assertThat(game.options("equip"))
        .containsExactlyInAnyOrder(
            "equip:bat", "equip:shotgun", "equip:taser", "equip:gun", "equip:rifle");
    game.play("rick", "equip:bat")
        .play("rick", "equip:taser")
        .sees("rick.equipped", "taser")
        .sees("rick.hand", "gun, rifle, shotgun");
  }

  @Test
  @Rule("COD-ACT-06")
  void whatIsNoWeaponIsNotEquipped() {
    Played game =
        table().hand("rick", "antiviral", "kevlar", "toolkit", "note", "ammunition_gun").start();

    assertThat(game.options("equip")).isEmpty();
    assertThat(game.refuses("equip:antiviral").rule()).isEqualTo("COD-ACT-06");
    assertThat(game.refuses("equip:kevlar").rule()).isEqualTo("COD-ACT-06");
  }

  // Load.

  @Test
  @Rule("COD-ACT-09")
  void fittingAmmunitionFromHandIsLoaded() {
    Played game =
        table()
            .survivors("selena")
            .equipped("selena", "rifle")
            .hand("selena", "ammunition_rifle", "ammunition_gun", "berserk_agent")
            .reserve("selena", "ammunition_rifle")
            .start();

    assertThat(game.options("load")).containsExactly("load:ammunition_rifle");
    game.play("selena", "load:ammunition_rifle")
        .sees("selena.equipped", "rifle")
        .sees("selena.loaded", "ammunition_rifle")
        .sees("selena.loaded-uses", 0)
        .sees("selena.hand", "ammunition_gun, berserk_agent")
        .sees("selena.reserve", "ammunition_rifle")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-09")
  void aCardAlreadyLoadedIsDiscarded() {
    Played game =
        table()
            .survivors("dan")
            .equipped("dan", "punch")
            .loaded("dan", "berserk_agent", 0)
            .hand("dan", "explosive_agent")
            .reserve("dan")
            .start();

    game.play("dan", "load:explosive_agent")
        .sees("dan.loaded", "explosive_agent")
        .sees("dan.hand", "nothing")
        .sees("out.berserk_agent", 1);
  }

  @Test
  @Rule("COD-ACT-09")
  void theNewLoadIsFresh() {
    Played game =
        table()
            .survivors("selena")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 2)
            .hand("selena", "ammunition_rifle")
            .start();

    game.play("selena", "load:ammunition_rifle")
        .sees("selena.loaded", "ammunition_rifle")
        .sees("selena.loaded-uses", 0);
  }

  @ParameterizedTest
  @Rule("COD-ACT-09")
  @ValueSource(strings = {"bat", "gun"})
  void nothingIsLoadedBesideAWeaponThatItDoesNotFit(String weapon) {
    Played game =
        table().equipped("rick", weapon).hand("rick", "ammunition_rifle", "berserk_agent").start();

    assertThat(game.options("load")).isEmpty();
  }

  @Test
  @Rule("COD-ACT-09")
  void nothingIsLoadedWithoutAnEquippedWeapon() {
    Played game = table().hand("rick", "rifle", "ammunition_rifle").start();

    assertThat(game.options("load")).isEmpty();
  }

  // Attack.

  @Test
  @Rule("COD-ACT-10")
  void anAttackHitsTheOneTargetChosen() {
    Played game =
        table()
            .equipped("rick", "pipe")
            .space(1, "zombie")
            .space(2, "zombie_brute")
            .space(3, "zombie")
            .start();

    game.play("rick", "attack:2")
        .sees("space.1.hits", 0)
        .sees("space.2.hits", 2)
        .sees("space.3.hits", 0)
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-10")
  void aWeaponInHandDoesNotAttack() {
    Played game = table().hand("rick", "bat").space(1, "zombie").start();

    assertThat(game.options("attack")).isEmpty();
    assertThat(game.refuses("attack:1").rule()).isEqualTo("COD-ACT-10");
  }

  @Test
  @Rule("COD-ACT-10")
  void onlyCardsInThePlayAreaAreTargets() {
    Played game = table().equipped("rick", "bat").space(2, "zombie").space(5, "antiviral").start();

    assertThat(game.options("attack")).containsExactly("attack:2", "attack:5");
  }

  @Test
  @Rule("COD-ACT-11")
  void everyAttackPutsAUsesTokenOnTheWeaponUntilItIsWornOut() {
    // given a Bat, which has 4 Uses, and enough to hit
    Played game = table().equipped("rick", "bat", 1).space(1, "zombie_brute").start();

    game.play("rick", "attack:1").sees("rick.equipped", "bat").sees("rick.equipped-uses", 2);
    game.play("rick", "attack:1").sees("rick.equipped", "bat").sees("rick.equipped-uses", 3);
  }

  @Test
  @Rule("COD-ACT-11")
  void theWeaponIsDiscardedWithItsLastUseAndTheBlowStillCounts() {
    Played game = table().equipped("rick", "bat", 3).space(1, "zombie_brute").start();

    game.play("rick", "attack:1")
        .sees("rick.equipped", "nothing")
        .sees("rick.equipped-uses", 0)
        .sees("common-discard", "bat")
        .sees("space.1.hits", 3);
  }

  @Test
  @Rule("COD-ACT-11")
  void aWeaponWithAmmunitionPutsTheTokenOnTheLoadedCard() {
    Played game =
        table()
            .survivors("selena")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 0)
            .space(1, "zombie_brute")
            .start();

    game.play("selena", "attack:1")
        .sees("selena.loaded-uses", 1)
        .sees("selena.equipped-uses", 0)
        .sees("space.1.hits", 3);
  }

  @Test
  @Rule("COD-ACT-11")
  void anAgentTakesTheTokenAndGoesWithItsOnlyUse() {
    Played game =
        table()
            .survivors("dan")
            .equipped("dan", "punch")
            .loaded("dan", "berserk_agent", 0)
            .space(1, "fat_zombie")
            .start();

    game.play("dan", "attack:1")
        .sees("space.1.hits", 5)
        .sees("dan.loaded", "nothing")
        .sees("out.berserk_agent", 1)
        .sees("dan.equipped", "punch")
        .sees("dan.equipped-uses", 0);
  }

  @ParameterizedTest
  @Rule("COD-ACT-12")
  @CsvSource({"rifle, ammunition_rifle", "gun, ammunition_gun"})
  void aWeaponThatNeedsAmmunitionAttacksOnlyWhileLoaded(String weapon, String ammunition) {
    Played game =
        table().equipped("rick", weapon).hand("rick", ammunition).space(1, "zombie").start();

    assertThat(game.options("attack")).isEmpty();
    assertThat(game.refuses("attack:1").rule()).isEqualTo("COD-ACT-12");
    game.play("rick", "load:" + ammunition);
    assertThat(game.options("attack")).containsExactly("attack:1");
  }

  @Test
  @Rule("COD-ACT-12")
  void punchAttacksWithoutAnAgent() {
    Played game = table().survivors("dan").equipped("dan", "punch").space(1, "zombie").start();

    game.play("dan", "attack:1").sees("space.1.hits", 2).sees("dan.equipped", "punch");
  }

  @ParameterizedTest
  @Rule({"COD-ACT-11", "COD-ACT-13"})
  @CsvSource({
    "rifle, ammunition_rifle, 2, zombie_brute, 3",
    "gun, ammunition_gun, 3, fat_zombie, 4"
  })
  void runningOutOfAmmunitionLeavesTheWeaponEquipped(
      String weapon, String ammunition, int uses, String target, int hits) {
    Played game =
        table()
            .equipped("rick", weapon)
            .loaded("rick", ammunition, uses)
            .space(1, target)
            .hand("rick")
            .start();

    game.play("rick", "attack:1")
        .sees("space.1.hits", hits)
        .sees("rick.loaded", "nothing")
        .sees("rick.loaded-uses", 0)
        .sees("rick.equipped", weapon)
        .sees("rick.hand", "nothing");
  }
}
