package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Group against Group (PVP). Ana attacks Ben; they stand on two Highway exits.
class GroupCombatTest {
  private static TableBuilder neighbours() {
    return TableBuilder.table()
        .quick()
        .at("ana", "start-blue-3-5")
        .at("ben", "start-red-5-3")
        .hand("ana", "run");
  }

  private static Fight attack(TableBuilder table) {
    Fight fight = Fight.of(table);
    return fight.play("ana", "attack:1:run").on();
  }

  @Test
  @Rule({"AMZ-PVP-01", "AMZ-CMB-01", "AMZ-PVP-05", "AMZ-PVP-02", "AMZ-MOVE-07"})
  void aCardAttacksAGroupOnASquareBeside() {
    // given nobody has a weapon: 5, 1 of Ben's, 6, 5 of Ana's; then 1, 1, 1, 1 (TV-29)
    Fight fight =
        attack(
            neighbours()
                .experience("ana", 1)
                .experience("ben", 1)
                .deck("damage", "cut", "hunger", "bite")
                .dice(5, 1, 6, 5));
    fight.play("ana", "melee").play("ben", "melee").on();

    // then each hit from 5 on is a Damage for the other Group
    fight.sees("ana.hand", 0).sees("fighting", "ben").sees("attacker", "ana");
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("1 1, 0 2");
    assertThat(fight.game().state().damages(fight.game().state().person(0, 0))).isEqualTo(1);
    assertThat(fight.game().state().damages(fight.game().state().person(1, 0))).isEqualTo(2);
  }

  @Test
  @Rule("AMZ-PVP-01")
  void fromAfarThereIsNoAttack() {
    Played game = TableBuilder.table().quick().hand("ana", "run").play();

    assertThat(game.optionsOf("ana", "attack")).isEmpty();
  }

  @Test
  @Rule({"AMZ-PVP-01", "AMZ-TURN-03"})
  void alsoInAnothersTurn() {
    // given it is Ben's turn
    Played game = neighbours().active("ben").hand("ben", "car").play();
    game.play("ben", "deploy:car").passTo("ana");

    assertThat(game.optionsOf("ana", "attack")).containsExactly("attack:1:run");
  }

  @Test
  @Rule({"AMZ-PVP-03", "AMZ-PVP-04", "AMZ-PVP-05", "AMZ-PVP-08", "AMZ-NOISE-06", "AMZ-RNG-02"})
  void bothFireThenOnlyOneThenMelee() {
    // given Ana has one Pistol, Ben a Pistol and a Crossbow (TV-48)
    Fight fight =
        attack(
            neighbours()
                .person("ana", "hiker", "pistol")
                .person("ben", "teacher", "pistol", "crossbow")
                .experience("ana", 1)
                .experience("ben", 1)
                .deck("damage", "cut", "hunger", "bite", "bruise")
                .dice(5, 1, 1, 6, 6, 1, 5, 1, 1, 1, 1, 1));

    // when both fire
    fight.play("ana", "fire").play("ana", "with:pistol");
    fight.play("ben", "fire").play("ben", "with:pistol").on();

    // then at the same time, without Noise
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("1 1, 0 2");
    assertThat(fight.count(AmanecerEvent.NOISE)).isZero();

    // when only Ben has a ready weapon left: unanswered
    assertThat(fight.offers("ana", "fire")).isFalse();
    fight.play("ana", "melee").play("ben", "fire").play("ben", "with:crossbow").on();
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("1 3, 0 3, 1 2");
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("1 1, 0 2, 1 1, 0 0");

    // then melee
    fight.play("ana", "melee");
    assertThat(fight.offers("ben", "fire")).isFalse();
    fight.play("ben", "melee").on();
    assertThat(fight.count(AmanecerEvent.MELEE_PHASE)).isEqualTo(1);
  }

  @Test
  @Rule("AMZ-PVP-03")
  void bothMayChooseMeleeWithLoadedGuns() {
    // given
    Fight fight =
        attack(
            neighbours()
                .person("ana", "hiker", "pistol")
                .person("ben", "teacher", "pistol")
                .experience("ana", 1)
                .experience("ben", 1)
                .dice(1, 1, 1, 1, 1, 1));
    fight.play("ana", "melee").play("ben", "melee");

    // then in melee the guns may be used
    fight.play("ana", "with:pistol");
    assertThat(fight.offers("ben", "with:pistol")).isTrue();
    fight.play("ben", "no-weapon").on();
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("1 2, 0 4");

    // and there is no way back
    assertThat(fight.offers("ana", "fire")).isFalse();
  }

  @Test
  @Rule({"AMZ-PVP-06", "AMZ-DEATH-03"})
  void theObjectsOfAFallenCharacterAreTheOthersToTake() {
    // given Ben's Teacher is nearly dead and carries a Rifle and Petrol
    Fight fight =
        attack(
            neighbours()
                .person("ana", "hiker")
                .person("ben", "teacher", "rifle turned", "petrol")
                .person("ben", "lawyer")
                .damage("ben", "teacher", "bite", "bite", "bite")
                .hand("ana", "run", "car")
                .experience("ana", 1)
                .experience("ben", 1)
                .dice(1, 1, 1, 5, 1));
    fight.play("ana", "melee").play("ben", "melee");

    // when
    fight.play("ben", "on:teacher");
    fight.play("ana", "give:rifle:hiker").play("ana", "discard:petrol").on();

    // then
    fight.sees("ana.objects", "rifle turned").sees("ben.objects", "none");
    fight.sees("ben.dead", "teacher").sees("attacker", "ana");
    assertThat(fight.game().look("green-discard")).contains("petrol");
  }

  @Test
  @Rule({"AMZ-PVP-12", "AMZ-PVP-10", "AMZ-DEATH-06"})
  void alsoThoseOfTheLastOne() {
    // given
    Fight fight =
        attack(
            neighbours()
                .person("ana", "hiker")
                .person("ben", "teacher", "pistol", "axe")
                .damage("ben", "teacher", "bite", "bite", "bite")
                .vehicle("ben", "car")
                .experience("ana", 1)
                .deck("special", "dog")
                .dice(1, 1, 1, 5, 1));
    fight.play("ana", "melee");
    fight.play("ben", "melee").play("ben", "no-weapon");

    // when
    fight.play("ana", "give:pistol:hiker").play("ana", "give:axe:hiker").on();

    // then the combat is over, with nothing else gained
    fight.sees("ana.objects", "pistol, axe").sees("ben.objects", "dog").sees("ben.vehicle", "none");
    fight.sees("fighting", "nobody").sees("ana.trophies", "none").sees("ana.experience", 1);
    fight.sees("ana.points", 0).sees("ben.dead", "teacher");
  }

  @Test
  @Rule({"AMZ-PVP-07", "AMZ-PVP-11"})
  void eitherMayFleeAndTheOtherSaysWhere() {
    // given the attacker declares first
    Fight fight = attack(neighbours().experience("ana", 1).experience("ben", 1));
    assertThat(fight.game().asked()).isEqualTo("ana");
    Played other = new Played(fight.game().match().copy());

    // when the attacker flees, the attacked Group declares nothing
    fight.play("ana", "flee:px");
    assertThat(fight.game().asked()).isEqualTo("ben");
    assertThat(fight.game().question()).isEqualTo("flee-to");
    fight.play("ben", "to:start-blue-2-5").sees("fighting", "nobody");
    fight.sees("ana.at", "start-blue-2-5");

    // and when the attacked Group flees, Ana chooses
    other.play("ana", "melee").play("ben", "flee:px");
    assertThat(other.asked()).isEqualTo("ana");
    other.play("ana", "to:start-red-4-3").sees("ben.at", "start-red-4-3");
  }

  @Test
  @Rule({"AMZ-PVP-09", "AMZ-INT-10"})
  void zombiesCannotJoinAndWait() {
    // given a third player with a Trio (TV-47)
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .at("ana", "start-blue-3-5")
            .at("ben", "start-red-5-3")
            .hand("ana", "run")
            .hand("eva", "trio")
            .experience("ana", 1)
            .experience("ben", 1)
            .play();
    game.play("ana", "attack:1:run").passUntil("combat").passTo("eva");

    // when
    game.play("eva", "zombie:trio:1");
    game.sees("waiting", "trio").sees("dice", 0);
    game.passAll().play("ana", "flee:px").play("ben", "to:start-blue-2-5");

    // then it begins after the Groups' combat
    game.passAll().sees("fighting", "ben").sees("attacker", "nobody").sees("dice", 3);
  }

  @Test
  @Rule({"AMZ-PVP-13", "AMZ-INT-10"})
  void aGroupThatFightsCannotBeAttacked() {
    // given Ben fights Zombies
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .at("ana", "start-blue-3-5")
            .at("ben", "start-red-5-3")
            .hand("ana", "run", "pair", "adrenaline")
            .experience("ben", 1)
            .play();
    assertThat(game.optionsOf("ana", "attack")).isNotEmpty();
    game.play("ana", "zombie:pair:1").passTo("ana");

    // then
    game.sees("moment", "combat");
    assertThat(game.optionsOf("ana", "attack")).isEmpty();
  }

  @Test
  @Rule({"AMZ-NEG-04", "AMZ-NEG-05", "AMZ-NEG-01"})
  void anAttackCanBeBoughtOff() {
    // given Red announces an attack on Blue (TV-45)
    Played game = neighbours().person("ana", "hiker").person("ben", "teacher", "pistol").play();
    game.play("ana", "attack:1:run").passTo("ben");

    // when
    game.offer("ben", "ana", "give:pistol").play("ana", "accept").play("ana", "give:pistol:hiker");
    game.passAll();

    // then: no card spent, no combat, and she may attack again
    game.sees("ana.hand", 1).sees("fighting", "nobody").sees("ana.objects", "pistol");
    assertThat(game.allEvents().count(AmanecerEvent.ATTACK_WITHDRAWN)).isEqualTo(1);
    assertThat(game.optionsOf("ana", "attack")).containsExactly("attack:1:run");
  }

  @Test
  @Rule("AMZ-PVP-01")
  void theLawyerMakesItDearer() {
    // given one card is not enough
    Played poor = neighbours().person("ben", "lawyer").play();
    assertThat(poor.optionsOf("ana", "attack")).isEmpty();

    // but two are
    Fight fight = Fight.of(neighbours().person("ben", "lawyer").hand("ana", "run", "car", "loner"));
    fight.play("ana", "attack:1:run").on().play("ana", "discard:car").sees("ana.cards", "loner");
  }

  @Test
  @Rule({"AMZ-INI-07", "AMZ-RNG-03", "AMZ-INI-09"})
  void aMolotovEndsTheRangedStageOfTheOtherOnly() {
    // given both have a gun, Ana a Molotov
    Fight fight =
        attack(
            neighbours()
                .person("ana", "hiker", "molotov-cocktail", "pistol")
                .person("ben", "teacher", "pistol")
                .experience("ana", 1)
                .experience("ben", 1)
                .deck("damage", "cut", "bite")
                .dice(5, 1, 1, 1, 1, 1, 1));
    // passed already: fight a phase first
    fight.play("ana", "fire").play("ana", "with:pistol").play("ben", "melee");
    fight.to("ana").play("ana", "use:molotov-cocktail");

    // then 4 dice, which hit from 5 on, and Ben's gun is for melee now
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("1 4");
    fight.on().play("ana", "melee");
    assertThat(fight.offers("ben", "fire")).isFalse();
  }
}
