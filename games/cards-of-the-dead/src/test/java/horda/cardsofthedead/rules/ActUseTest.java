package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsEvent;
import horda.cardsofthedead.Played;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ACT, second half: the forms of Use. */
class ActUseTest {
  // Form 1: a card from hand.

  @Test
  @Rule("COD-ACT-08")
  void aCardFromHandTakesEffectAndIsDiscarded() {
    Played game =
        table().immunity("rick", 5).hand("rick", "kit:antiviral", "bat").reserve("rick").start();

    game.play("rick", "use:antiviral")
        .sees("rick.immunity", 8)
        .sees("rick.hand", "bat")
        .sees("kit-discard", "antiviral")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-08")
  void theCardIsDiscardedOnlyAfterItsEffect() {
    // given a Note and no Common card to draw before the discards have been shuffled
    Played game = table().hand("rick", "note").commonSize(0).start();
    int discarded = Integer.parseInt(game.look("common-discard.count"));

    game.play("rick", "use:note");
    if (game.question().equals("keep")) {
      game.play("rick", "none");
    }

    // then the Note itself was not among the cards that were shuffled
    game.sees("common.count", discarded - 3).sees("common-discard.count", 3 + 1);
    assertThat(game.allEvents().told(CardsEvent.RESHUFFLED)).isTrue();
  }

  @Test
  @Rule("COD-ACT-08")
  void cardsInTheReserveCannotBeUsed() {
    Played game =
        table()
            .hand("rick", "canned_soup")
            .reserve("rick", "antiviral", "bottle", "toolkit")
            .space(1, "barricade")
            .start();

    assertThat(game.options("use")).containsExactly("use:canned_soup");
    game.refuses("use:antiviral");
    game.refuses("use:bottle:1");
    game.refuses("use:toolkit:1");
  }

  // Form 2: load.

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

  // Form 3: attack.

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

  @ParameterizedTest
  @Rule("COD-ACT-14")
  @ValueSource(strings = {"pipe", "bat", "axe", "shotgun", "taser", "gun", "rifle"})
  void aWeaponIsNeitherThrownNorUsedFromHand(String weapon) {
    Played game = table().hand("rick", weapon).space(1, "zombie").start();

    assertThat(game.options("use")).isEmpty();
    assertThat(game.refuses("use:" + weapon).rule()).isEqualTo("COD-ACT-14");
    assertThat(game.refuses("use:" + weapon + ":1").rule()).isEqualTo("COD-ACT-14");
  }

  @ParameterizedTest
  @Rule("COD-ACT-14")
  @CsvSource({"grenade, 5", "bottle, 2"})
  void whatIsThrownIsUsedFromHandAndNeverEquipped(String thrown, int damage) {
    Played game =
        table().hand("rick", thrown).space(1, "zombie_brute").common("note", "note").start();

    assertThat(game.options("equip")).isEmpty();
    assertThat(game.refuses("equip:" + thrown).rule()).isEqualTo("COD-ACT-14");
    game.play("rick", "use:" + thrown + ":1")
        .sees("space.1.hits", damage)
        .sees("rick.hand", "nothing")
        .sees("actions", 2);
  }

  // Healing.

  @Test
  @Rule("COD-ACT-15")
  void healingBeyondTheMaximumIsLost() {
    Played game = table().vitality("rick", 11).immunity("rick", 11).hand("rick", "medkit").start();

    game.play("rick", "use:medkit").sees("rick.vitality", 12).sees("rick.immunity", 12);
  }

  @Test
  @Rule("COD-ACT-15")
  void aHealingCardMayBeWastedAltogether() {
    Played game = table().hand("rick", "canned_soup", "vaccine").reserve("rick").start();

    game.play("rick", "use:canned_soup")
        .play("rick", "use:vaccine")
        .sees("rick.vitality", 12)
        .sees("rick.immunity", 12)
        .sees("rick.hand", "nothing")
        .sees("actions", 1);
  }

  @Test
  @Rule("COD-ACT-16")
  void healingIsForTheOneWhoUsesIt() {
    Played game =
        table()
            .survivors("rick", "selena", "dan")
            .active("selena")
            .vitality("rick", 3)
            .immunity("rick", 3)
            .vitality("selena", 3)
            .immunity("selena", 3)
            .vitality("dan", 3)
            .immunity("dan", 3)
            .hand("selena", "medkit")
            .start();

    assertThat(game.options("use")).as("nobody else to choose").containsExactly("use:medkit");
    game.play("selena", "use:medkit")
        .sees("selena.vitality", 9)
        .sees("selena.immunity", 6)
        .sees("rick.vitality", 3)
        .sees("rick.immunity", 3)
        .sees("dan.vitality", 3)
        .sees("dan.immunity", 3);
  }

  @Test
  @Rule("COD-ACT-17")
  void faceUpCardsOfTheDeploymentAreaAreOutOfReach() {
    Played game =
        table()
            .equipped("rick", "bat")
            .hand("rick", "bottle", "grenade", "toolkit")
            .spot("4.3", "zombie")
            .spot("4.5", "antiviral")
            .faceUp("4.3", "4.5")
            .start();

    game.sees("spot.4.3", "face-up zombie").sees("spot.4.5", "face-up antiviral");
    assertThat(game.options("attack")).isEmpty();
    assertThat(game.options("use")).isEmpty();
    assertThat(game.options("pick-up")).isEmpty();
  }
}
