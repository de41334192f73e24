package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Out;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Initial Attacks (INI).
class InitialAttackTest {
  @Test
  @Rule({"AMZ-INI-01", "AMZ-INI-05", "AMZ-INI-06"})
  void theStealthyOneAttacksWithThreeDiceAndThenAddsOne() {
    // given Ana could flee, but not before the attack
    Fight fight = Fight.against(Fight.bensTurn().experience("ana", 1).dice(6, 6, 1), "stealthy");

    // then it has struck without an answer before Ana was asked anything
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 3");
    assertThat(fight.told(AmanecerEvent.ZOMBIE_HITS)).isEqualTo("0 2");
    assertThat(fight.count(AmanecerEvent.GROUP_ROLLED)).isZero();
    fight.on().sees("dice", 1);
    assertThat(fight.offers("ana", "flee:px")).isTrue();
  }

  @Test
  @Rule({"AMZ-INI-02", "AMZ-INI-04", "AMZ-RNG-03"})
  void afterItGunsWorkInMeleeOnlyAndAreAnswered() {
    // given
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol")
                .experience("ana", 1)
                .deck("action", "run", "run")
                .dice(1, 1, 1, 5, 1, 1, 1, 1, 6),
            "stealthy");

    // when
    fight.on();
    assertThat(fight.offers("ana", "fire")).isFalse();
    fight.play("ana", "melee").play("ana", "with:pistol");

    // then 3 dice of the Pistol and 1 of the Group, against 1 of the Zombie
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 4");
    assertThat(fight.told(AmanecerEvent.ZOMBIES_ROLLED)).isEqualTo("1");
  }

  @Test
  @Rule({"AMZ-INI-03", "AMZ-INI-04", "AMZ-RNG-03"})
  void oneThatJoinsLaterEndsTheRangedStage() {
    // given two loaded guns; after the first phase a Runner comes (TV-42)
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol", "rifle")
                .experience("ana", 1)
                .hand("ben", "trio", "runner")
                .deck("action", "car", "car", "car", "car")
                .dice(1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    fight.play("ben", "zombie:trio:0").on().play("ana", "fire").play("ana", "with:pistol");
    fight.to("ben").play("ben", "zombie:runner:0").on();

    // then its attack of 1 die is rolled, and the second gun is for melee
    assertThat(fight.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 1");
    fight.sees("dice", 4);
    assertThat(fight.offers("ana", "fire")).isFalse();
    fight.play("ana", "melee").play("ana", "with:rifle");
    assertThat(fight.told(AmanecerEvent.ZOMBIES_ROLLED)).isEqualTo("4");
  }

  @Test
  @Rule({"AMZ-INI-07", "AMZ-INI-09"})
  void aMolotovDoesNotEndTheRangedStageOfThoseWhoThrowIt() {
    // given (TV-43)
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "molotov-cocktail", "pistol")
                .experience("ana", 1)
                .dice(5, 4, 1, 6),
            "trio");

    // when
    fight.to("ana").play("ana", "use:molotov-cocktail").on();

    // then 5 and 6 hit, nobody struck back, and the Pistol may fire
    assertThat(fight.told(AmanecerEvent.GROUP_INITIAL_ATTACK)).isEqualTo("0 4");
    fight.sees("dice", 1).sees("blue-discard", "molotov-cocktail");
    assertThat(fight.count(AmanecerEvent.ZOMBIES_ROLLED)).isZero();
    assertThat(fight.offers("ana", "fire")).isTrue();
  }

  @Test
  @Rule({"AMZ-INI-09", "AMZ-CMB-07"})
  void aMolotovCanWinTheCombat() {
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "molotov-cocktail")
                .experience("ana", 1)
                .dice(5, 5, 5, 1),
            "trio");
    fight.to("ana").play("ana", "use:molotov-cocktail");

    fight.sees("fighting", "nobody").sees("ana.trophies", "trio");
  }

  @Test
  @Rule("AMZ-INI-08")
  void attacksOfBothSidesThatAreDueTogetherAreRolledTogether() {
    // given a combat in which both sides have one due, and one Character about to die
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "kid")
                .damage("ana", "kid", "cut", "cut", "bite")
                .experience("ana", 1),
            "loner");
    AmanecerState s = fight.game().state().copy();
    s.ownInitialDice = 1;
    s.initialDice = 1;
    s.loaded[0] = 5;
    s.loaded[1] = 6;
    s.loadedDice = 2;

    // when
    InitialAttacks.roll(s, Out.SILENT);

    // then both have hit
    assertThat(s.dice).isZero();
    assertThat(s.agenda.peek()).isEqualTo(new Damages.Hits(0, 1));
  }

  @Test
  @Rule({"AMZ-INI-05", "AMZ-GEN-16"})
  void dogAndSixthSenseWeakenIt() {
    // given 3 dice less 2 less 1
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "dog")
                .skills("ana", "hiker", "sixth-sense")
                .experience("ana", 1),
            "stealthy");
    assertThat(fight.count(AmanecerEvent.INITIAL_ATTACK)).isZero();
    fight.on().sees("dice", 1);

    // and with the Dog alone
    Fight dog =
        Fight.against(
            Fight.bensTurn().person("ana", "hiker", "dog").experience("ana", 1).dice(1),
            "stealthy");
    assertThat(dog.told(AmanecerEvent.INITIAL_ATTACK)).isEqualTo("0 1");
  }
}
