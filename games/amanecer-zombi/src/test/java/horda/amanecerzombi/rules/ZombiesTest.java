package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Zombies, special ones, and combats that wait (ZOM, INT-09, INT-10).
class ZombiesTest {
  @Test
  @Rule("AMZ-ZOM-01")
  void everyCardAddsItsDice() {
    Fight fight =
        Fight.against(Fight.bensTurn().experience("ana", 1), "trio", "pair", "loner").on();

    fight.sees("dice", 6);
  }

  @Test
  @Rule("AMZ-ZOM-02")
  void aZombieHitsOnSixAndEachHitIsADamage() {
    // given, when: 5, 6, 6
    Fight fight =
        Fight.against(
            Fight.bensTurn().experience("ana", 1).dice(1, 1, 5, 6, 6).deck("damage", "cut", "bite"),
            "trio");
    fight.on().play("ana", "melee");

    // then
    assertThat(fight.told(AmanecerEvent.ZOMBIE_HITS)).isEqualTo("0 2");
    fight.sees("hiker.damage", "cut, bite");
  }

  @Test
  @Rule("AMZ-ZOM-02")
  void frenzyMakesAFiveHit() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .experience("ana", 1)
                .hand("ben", "trio", "frenzy")
                .dice(1, 1, 4, 5, 6));
    fight.play("ben", "zombie:trio:0").to("ben").play("ben", "play:frenzy").on();

    // when
    fight.play("ana", "melee");

    // then 5 and 6 hit, for this phase only
    assertThat(fight.told(AmanecerEvent.ZOMBIE_HITS)).isEqualTo("0 2");
    assertThat(fight.game().state().frenzy).isZero();
  }

  @Test
  @Rule({"AMZ-ZOM-04", "AMZ-ZOM-08"})
  void theSecondAndTheThirdOfATypeTriggerTheirBoxedEffect() {
    // given Clowns at the farm, which has no icon (TV-02)
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .at("ana", "farm-3-1")
                .experience("ana", 1)
                .hand("ben", "clown-zombie", "clown-zombie", "clown-zombie"));

    // when, then
    fight.play("ben", "zombie:clown-zombie:0").to("ben");
    fight.sees("dice", 2);
    assertThat(fight.game().state().groupModifier).isZero();
    fight.play("ben", "zombie:clown-zombie:0").to("ben");
    fight.sees("dice", 4);
    assertThat(fight.game().state().groupModifier).isEqualTo(-1);
    fight.play("ben", "zombie:clown-zombie:0").on();
    fight.sees("dice", 6);
    assertThat(fight.game().state().groupModifier).isEqualTo(-2);
    assertThat(fight.count(AmanecerEvent.BOXED_EFFECT)).isEqualTo(2);
  }

  @Test
  @Rule({"AMZ-ZOM-05", "AMZ-ZOM-07", "AMZ-ZOM-08"})
  void inItsOwnZoneTheFirstCardIsEnough() {
    // given the shopping area, where Clowns are active (TV-03)
    Fight there =
        Fight.against(
            Fight.bensTurn().at("ana", "shopping-area-3-1").experience("ana", 1), "clown-zombie");
    assertThat(there.count(AmanecerEvent.BOXED_EFFECT)).isEqualTo(1);
    there.sees("dice", 2);

    // and the farm, where they are not
    Fight farm =
        Fight.against(Fight.bensTurn().at("ana", "farm-3-1").experience("ana", 1), "clown-zombie");
    assertThat(farm.count(AmanecerEvent.BOXED_EFFECT)).isZero();
  }

  @Test
  @Rule("AMZ-ZOM-04")
  void onTheNightOfTheDeadTheFirstIsEnoughEverywhere() {
    Fight fight =
        Fight.against(
            Fight.bensTurn().season("night-of-the-dead").experience("ana", 1), "worker-zombie");

    fight.on().sees("dice", 4);
  }

  @Test
  @Rule("AMZ-ZOM-04")
  void theSecondWorkerBringsTwoMoreDice() {
    // TV-54
    Fight fight =
        Fight.against(Fight.bensTurn().experience("ana", 1), "worker-zombie", "worker-zombie");

    fight.on().sees("dice", 6);
  }

  @Test
  @Rule("AMZ-ZOM-04")
  void theClownsSpoilTheNextRollOfTheGroupOnly() {
    // given two Clowns: dice of the Group need a 6
    Fight fight =
        Fight.against(
            Fight.bensTurn().experience("ana", 1).dice(5, 6, 1, 1, 1, 1, 5, 1, 1, 1, 1),
            "clown-zombie",
            "clown-zombie");

    // when
    fight.on().play("ana", "melee").on();
    fight.sees("dice", 3);

    // then in the phase after a 5 is enough
    fight.play("ana", "melee").on();
    fight.sees("dice", 2);
  }

  @Test
  @Rule({"AMZ-ZOM-04", "AMZ-INI-03"})
  void theSecondSoldierAttacksBeforeTheOthers() {
    Fight fight =
        Fight.against(
            Fight.bensTurn().experience("ana", 1).dice(6, 1, 1),
            "soldier-zombie",
            "soldier-zombie");

    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 3");
    assertThat(fight.count(AmanecerEvent.DAMAGE)).isEqualTo(1);
    fight.on().sees("dice", 4);
  }

  @Test
  @Rule("AMZ-ZOM-06")
  void aCardThatNoiseRevealsCountsLikeAPlayedOne() {
    // given one Worker in the combat, and Noise reveals another
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .experience("ana", 1)
                .hand("ben", "worker-zombie", "you-make-noise")
                .deck("action", "worker-zombie", "run", "run"));
    fight.play("ben", "zombie:worker-zombie:0").to("ben");

    // when
    fight.play("ben", "play:you-make-noise:0").on();

    // then 2 + 2 + 2
    fight.sees("dice", 6);
    assertThat(fight.count(AmanecerEvent.BOXED_EFFECT)).isEqualTo(1);
  }

  @Test
  @Rule("AMZ-CMB-06")
  void aCrawlerNeedsACombatWithDice() {
    // given
    Fight fight = Fight.of(Fight.bensTurn().hand("ben", "crawler", "loner").experience("ana", 1));
    assertThat(fight.offers("ben", "zombie:crawler:0")).isFalse();

    // when
    fight.play("ben", "zombie:loner:0").to("ben").play("ben", "zombie:crawler:0").on();

    // then
    fight.sees("dice", 1).sees("zombies", "loner, crawler");
  }

  @Test
  @Rule("AMZ-NOISE-01")
  void aCrawlerThatIsRevealedAloneIsDiscarded() {
    Fight fight =
        Fight.of(
            Fight.bensTurn().hand("ben", "you-make-noise").deck("action", "crawler", "run", "run"));
    fight.play("ben", "play:you-make-noise:0").on();

    fight.sees("fighting", "nobody");
    assertThat(fight.game().look("action-discard")).contains("crawler");
  }

  @Test
  @Rule({"AMZ-INT-09", "AMZ-INT-10"})
  void whoFightsMayAttackOthersAndThatCombatWaits() {
    // given Ana fights and plays a Pair against Ben (TV-20)
    Fight fight =
        Fight.of(
            Fight.bensTurn().hand("ben", "loner").hand("ana", "pair").dice(5, 1, 1, 5, 5, 1, 1));
    fight.play("ben", "zombie:loner:0").to("ana");

    // when she plays it, and then wins her own
    fight.play("ana", "zombie:pair:1").on();

    // then it has waited, and Ben's combat is fought after hers
    assertThat(fight.count(AmanecerEvent.ZOMBIES_WAIT)).isEqualTo(1);
    assertThat(fight.told(AmanecerEvent.COMBAT_BEGINS)).isEqualTo("0, 1");
    assertThat(fight.told(AmanecerEvent.COMBAT_WON)).isEqualTo("0, 1");
    fight.sees("ana.trophies", "loner").sees("ben.trophies", "pair").sees("waiting", "none");
  }

  @Test
  @Rule("AMZ-INT-10")
  void aWaitingCombatIsDroppedWhenItsGroupIsGone() {
    // given Ben's Group is about to die while a Pair waits for it
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ben", "kid")
                .damage("ben", "kid", "cut")
                .hand("ben", "loner")
                .hand("ana", "pair", "does-it-hurt")
                .dice(1, 5, 1, 1));
    fight.play("ben", "zombie:loner:0").to("ana").play("ana", "zombie:pair:1");

    // when Ana hurts the Kid: 1 - 1 is death
    fight.to("ana").play("ana", "play:does-it-hurt:kid").on();

    // then
    fight.sees("waiting", "none").sees("ben.dead", "kid");
    assertThat(fight.count(AmanecerEvent.ZOMBIES_DROPPED)).isEqualTo(1);
    assertThat(fight.count(AmanecerEvent.COMBAT_BEGINS)).isEqualTo(1);
    assertThat(fight.game().look("action-discard")).contains("pair");
  }

  @Test
  @Rule({"AMZ-INI-03", "AMZ-CARD-03"})
  void anAmbushGivesAPlainZombieAnInitialAttack() {
    // given
    Fight fight =
        Fight.of(Fight.bensTurn().hand("ben", "trio", "ambush").experience("ana", 1).dice(6, 1, 1));

    // when
    fight.play("ben", "zombie:trio:0:ambush").on();

    // then an attack of 3 dice, and 3 dice in the pool
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 3");
    fight.sees("dice", 3).sees("action-discard", "ambush").sees("ben.hand", 0);
  }

  @Test
  @Rule("AMZ-INT-06")
  void coldBloodStopsAnAmbushButNotTheZombie() {
    // given
    Played game =
        Fight.bensTurn()
            .hand("ben", "trio", "ambush")
            .hand("ana", "cold-blood")
            .experience("ana", 1)
            .play();

    // when
    game.play("ben", "zombie:trio:0:ambush").play("ana", "answer:cold-blood");
    game.passAll();

    // then
    game.sees("dice", 3);
    assertThat(game.allEvents().count(AmanecerEvent.INITIAL_ATTACK)).isZero();
    assertThat(game.look("action-discard")).contains("ambush").contains("cold-blood");
  }

  @Test
  @Rule({"AMZ-VEH-09", "AMZ-VEH-11"})
  void zombiesCatchADrivingGroupOnASquareOfItsPath() {
    // given Ana drives from the tent to the right
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker")
                .vehicle("ana", "car")
                .hand("ben", "pair")
                .experience("ana", 1));
    fight.play("ana", "drive").play("ana", "to:start-blue-3-4").play("ana", "to:start-blue-3-5");
    fight.play("ana", "stop");

    // when
    fight.to("ben").play("ben", "zombie:pair:0:start-blue-3-4").on();

    // then
    fight
        .sees("ana.at", "start-blue-3-4")
        .sees("fighting", "ana")
        .sees("ana.vehicle", "car turned");
  }
}
