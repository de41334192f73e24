package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Ranged attacks (RNG).
class RangedTest {
  /// A Trio attacks Ana; `dice` are thrown.
  private static Fight trio(int... dice) {
    return Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol", "crossbow")
                .person("ana", "boxer")
                .experience("ana", 1)
                .deck("action", "run", "run")
                .dice(dice),
            "trio")
        .on();
  }

  @Test
  @Rule({"AMZ-RNG-01", "AMZ-RNG-04", "AMZ-RNG-05", "AMZ-RNG-06"})
  void onlyTheWeaponThatFiresRollsAndNobodyAnswers() {
    // given, when
    Fight fight = trio(4, 5, 6).play("ana", "fire").play("ana", "with:pistol");

    // then 3 dice, not those of the Boxer or the Group
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 3");
    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 2");
    assertThat(fight.count(AmanecerEvent.ZOMBIES_ROLLED)).isZero();
    fight.on().sees("dice", 1).sees("hiker.objects", "pistol turned, crossbow");
  }

  @Test
  @Rule({"AMZ-RNG-03", "AMZ-RNG-07"})
  void theStageGoesOnWhileThereAreReadyWeapons() {
    // given the Pistol has fired
    Fight fight = trio(1, 1, 1, 1, 1).play("ana", "fire").play("ana", "with:pistol").on();

    // when the Crossbow fires too
    assertThat(fight.offers("ana", "fire")).isTrue();
    fight.play("ana", "fire").play("ana", "with:crossbow").on();

    // then no ranged weapon is left
    fight.sees("dice", 3);
    assertThat(fight.offers("ana", "fire")).isFalse();
    assertThat(fight.game().refuses("fire").rule()).isEqualTo("AMZ-RNG-03");
  }

  @Test
  @Rule({"AMZ-RNG-03", "AMZ-CMB-07"})
  void itEndsWhenAllOpponentsAreGone() {
    Fight fight = trio(5, 5, 5).play("ana", "fire").play("ana", "with:pistol");

    fight.sees("fighting", "nobody").sees("ana.trophies", "trio");
    fight.sees("hiker.objects", "pistol turned, crossbow");
  }

  @Test
  @Rule({"AMZ-RNG-07", "AMZ-RNG-08"})
  void whoGoesToMeleeDoesNotComeBack() {
    // given two ready ranged weapons, and Ana fights hand to hand
    Fight fight = trio(1, 1, 1, 1, 1, 1, 1).play("ana", "melee").play("ana", "no-weapon").on();

    // then they work in melee only
    assertThat(fight.offers("ana", "fire")).isFalse();
    fight.play("ana", "melee");
    assertThat(fight.offers("ana", "with:pistol")).isTrue();
    assertThat(fight.offers("ana", "with:crossbow")).isTrue();
  }

  @Test
  @Rule("AMZ-RNG-09")
  void zombiesWithoutInitialAttackDoNotEndIt() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol", "crossbow")
                .experience("ana", 1)
                .hand("ben", "trio", "pair")
                .deck("action", "run", "run")
                .dice(1, 1, 1));
    fight.play("ben", "zombie:trio:0").on().play("ana", "fire").play("ana", "with:pistol");

    // when
    fight.to("ben").play("ben", "zombie:pair:0").on();

    // then
    assertThat(fight.offers("ana", "fire")).isTrue();
  }

  @Test
  @Rule("AMZ-RNG-04")
  void severalMayFireTogetherAndSomebodyMust() {
    // given two Characters with a gun each
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "pistol")
                    .person("ana", "boxer", "shotgun")
                    .experience("ana", 1)
                    .deck("action", "car", "car", "car", "car", "run")
                    .dice(5, 1, 1, 1, 1, 1, 1),
                "trio")
            .on();
    fight.play("ana", "fire");
    assertThat(fight.offers("ana", "no-weapon")).isTrue();

    // when the first holds fire, the second must fire
    Played other = new Played(fight.game().match().copy());
    other.play("ana", "no-weapon");
    assertThat(other.options()).containsExactly("with:shotgun");

    // and both together roll 3 + 4
    fight.play("ana", "with:pistol").play("ana", "with:shotgun");
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 7");
  }

  @Test
  @Rule("AMZ-RNG-05")
  void rifleMarksmanshipAndPoliceOfficerHitMoreEasily() {
    // given a Rifle (+1 at range), an Officer (+1) and Marksmanship (+1): 2 is enough
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "police-officer", "rifle")
                    .skills("ana", "police-officer", "marksmanship")
                    .experience("ana", 1)
                    .deck("action", "run", "run")
                    .dice(1, 2, 2),
                "trio")
            .on();
    fight.play("ana", "fire").play("ana", "with:rifle");

    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 2");
  }

  @Test
  @Rule("AMZ-RNG-04")
  void aThunderstormTakesADieFromRangedWeapons() {
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .season("thunderstorm")
                    .person("ana", "hiker", "pistol")
                    .experience("ana", 1)
                    .deck("action", "run", "run"),
                "trio")
            .on();
    fight.play("ana", "fire").play("ana", "with:pistol");

    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 2");
  }

  @Test
  @Rule("AMZ-RNG-03")
  void inTheFogThereAreNoRangedPhases() {
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .season("fog")
                    .person("ana", "hiker", "pistol")
                    .experience("ana", 1),
                "trio")
            .on();

    assertThat(fight.offers("ana", "fire")).isFalse();
    fight.play("ana", "melee");
    assertThat(fight.offers("ana", "with:pistol")).isTrue();
  }

  @Test
  @Rule({"AMZ-RNG-06", "AMZ-INT-06"})
  void aJammedWeaponTurnsWithoutDiceAndWithoutNoise() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol")
                .experience("ana", 1)
                .hand("ben", "trio", "jammed"));
    fight.play("ben", "zombie:trio:0").on().play("ana", "fire").play("ana", "with:pistol");

    // when
    fight.play("ben", "answer:jammed:pistol").on();

    // then
    fight.sees("hiker.objects", "pistol turned").sees("dice", 3);
    assertThat(fight.count(AmanecerEvent.NOISE)).isZero();
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).isEqualTo("0 0");
  }

  @Test
  @Rule("AMZ-RNG-06")
  void theCrossbowIsReadyAgainWhenTheCombatIsOver() {
    // given a single Zombie and a Crossbow
    Fight fight =
        Fight.against(
                Fight.bensTurn().person("ana", "hiker", "crossbow").experience("ana", 1).dice(5, 1),
                "loner")
            .on();
    fight.play("ana", "fire").play("ana", "with:crossbow");

    fight.sees("fighting", "nobody").sees("hiker.objects", "crossbow");
    assertThat(fight.count(AmanecerEvent.NOISE)).isZero();
  }
}
