package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The frame of a combat (CMB).
class CombatTest {
  @Test
  @Rule({"AMZ-CMB-01", "AMZ-CARD-05", "AMZ-CMB-03", "AMZ-CMB-07"})
  void playedZombiesBeginACombatThatIsFoughtAtOnceUntilNoDieIsLeft() {
    // given, when: Ben plays a Pair; the Hiker rolls 1, 5, then 6, 2
    Fight fight = Fight.against(Fight.bensTurn().dice(1, 5, 2, 3, 6, 2, 4), "pair");

    // then
    assertThat(fight.count(AmanecerEvent.COMBAT_BEGINS)).isEqualTo(1);
    assertThat(fight.count(AmanecerEvent.MELEE_PHASE)).isEqualTo(2);
    assertThat(fight.told(AmanecerEvent.ZOMBIES_ROLLED)).isEqualTo("2, 1");
    fight.sees("fighting", "nobody").sees("ana.trophies", "pair").sees("moment", "act");
  }

  @Test
  @Rule("AMZ-CMB-04")
  void aCombatHasInitialRangedAndMeleeAttacks() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "pistol", "crossbow")
                .hand("ben", "trio", "runner")
                .dice(1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1));

    // when: a ranged attack, then a Runner with its Initial Attack, then melee
    fight.play("ben", "zombie:trio:0").on().play("ana", "fire").play("ana", "with:pistol");
    fight.to("ben").play("ben", "zombie:runner:0").on().play("ana", "no-weapon");

    // then
    assertThat(
            fight.game().allEvents().kinds().stream()
                .filter(
                    List.of(
                            AmanecerEvent.RANGED_PHASE,
                            AmanecerEvent.INITIAL_ATTACK,
                            AmanecerEvent.MELEE_PHASE)
                        ::contains)
                .limit(3))
        .containsExactly(
            AmanecerEvent.RANGED_PHASE, AmanecerEvent.INITIAL_ATTACK, AmanecerEvent.MELEE_PHASE);
  }

  @Test
  @Rule({"AMZ-CMB-06", "AMZ-CARD-08"})
  void anybodyMayAddZombiesWhileADieIsLeft() {
    // given
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("ben")
            .hand("ben", "pair", "loner")
            .hand("eva", "trio")
            .experience("ana", 1)
            .play();

    // when
    game.play("ben", "zombie:pair:0").passTo("eva").play("eva", "zombie:trio:0");
    game.passTo("ben").play("ben", "zombie:loner:0").passAll();

    // then
    game.sees("dice", 6).sees("zombies", "pair, trio, loner");
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options()).contains("flee:px", "melee");
  }

  @Test
  @Rule({"AMZ-CMB-07", "AMZ-CMB-09"})
  void aZombiePlayedAfterwardsBeginsANewCombat() {
    // given a combat that is won
    Fight fight = Fight.of(Fight.bensTurn().hand("ben", "loner", "pair").dice(5, 1, 1, 5, 6, 1, 1));
    fight.play("ben", "zombie:loner:0").to("ben").on();
    fight.sees("ana.trophies", "loner").sees("fighting", "nobody");

    // when
    fight.play("ben", "zombie:pair:0").on();

    // then
    assertThat(fight.count(AmanecerEvent.COMBAT_BEGINS)).isEqualTo(2);
    fight.sees("ana.trophies", "loner, pair");
  }

  @Test
  @Rule({"AMZ-CMB-11", "AMZ-CMB-09"})
  void diceAreOnePoolAndAllCardsStayUntilTheEnd() {
    // given 3 + 1 dice, three hits in the first phase
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "chainsaw")
                .experience("ana", 1)
                .hand("ben", "trio", "loner")
                .deck("action", "run", "run", "run")
                .dice(5, 5, 5, 1, 1, 1, 1, 1, 1, 1));

    // when
    fight.play("ben", "zombie:trio:0").to("ben").play("ben", "zombie:loner:0").on();
    fight.play("ana", "melee").play("ana", "with:chainsaw").on();

    // then one die is left of no card in particular
    fight.sees("dice", 1).sees("zombies", "trio, loner").sees("ana.trophies", "none");
  }

  @Test
  @Rule("AMZ-CMB-12")
  void whatAZombieCardDoesLastsToTheEndOfTheCombatAndNoLonger() {
    // given two Nurses: no Medicine, but Food
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "medicine", "tinned-food")
                .damage("ana", "hiker", "cut", "hunger")
                .experience("ana", 2)
                .hand("ben", "nurse-zombie", "nurse-zombie", "loner")
                .dice(1, 1, 1, 1, 1, 1));
    fight.play("ben", "zombie:nurse-zombie:0").to("ben").play("ben", "zombie:nurse-zombie:0");
    fight.to("ana");
    assertThat(fight.offers("ana", "heal:tinned-food")).isTrue();
    assertThat(fight.offers("ana", "heal:medicine")).isFalse();

    // when a phase has passed: still not
    fight.on().play("ana", "melee").to("ana");
    assertThat(fight.offers("ana", "heal:tinned-food")).isTrue();
    assertThat(fight.offers("ana", "heal:medicine")).isFalse();
    fight.on().play("ana", "flee:px").play("ben", "to:start-blue-2-3").to("ben");

    // then in another combat it may be used
    fight.play("ben", "zombie:loner:0").to("ana");
    assertThat(fight.offers("ana", "heal:medicine")).isTrue();
  }

  @Test
  @Rule({"AMZ-CMB-13", "AMZ-DEATH-12"})
  void theLastDieAndTheLastCharacterFallTogether() {
    // given one Character with three Damages against one die (TV-44)
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "kid")
                .damage("ana", "kid", "hunger", "cut", "bite")
                .deck("damage", "fracture")
                .dice(5, 1, 6),
            "loner");

    // then the card is a trophy, the Character dead, the Group replaced
    fight.sees("ana.trophies", "loner").sees("ana.dead", "kid").sees("fighting", "nobody");
    assertThat(fight.count(AmanecerEvent.NEW_GROUP)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-CMB-13", "AMZ-MISS-11"})
  void butACleanMissionHasFailedThen() {
    // given
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "kid")
                .damage("ana", "kid", "hunger", "cut", "bite")
                .at("ana", "antenna-hill-3-3")
                .missions("ana", "clean-the-antenna")
                .deck("action", "run")
                .deck("mission", "looter")
                .deck("damage", "fracture")
                .dice(5, 5, 6, 1));

    // when both dice fall and the Kid with them
    fight.play("ana", "declare:clean-the-antenna").on();

    // then
    fight.sees("ana.done", "none").sees("mission-discard", "clean-the-antenna");
    fight.sees("ana.missions", "looter").sees("ana.dead", "kid");
  }

  @Test
  @Rule({"AMZ-CMB-14", "AMZ-DMG-09"})
  void theZombiesOfAnEliminatedGroupAreDiscarded() {
    // given, when: four hits on somebody with three Damages
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "kid")
                .damage("ana", "kid", "hunger", "cut", "bite")
                .dice(1, 1, 6, 6, 6),
            "trio");

    // then they leave no trophy, and the further hits are lost
    fight.sees("ana.trophies", "none").sees("action-discard", "trio").sees("ana.dead", "kid");
    assertThat(fight.count(AmanecerEvent.DAMAGE)).isEqualTo(1);
    assertThat(fight.count(AmanecerEvent.COMBAT_LOST)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-CMB-15", "AMZ-FLEE-04"})
  void whoPlayedTheFirstZombieIsTheInitiator() {
    // given Eva begins, Ben adds
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("eva")
            .hand("eva", "pair")
            .hand("ben", "trio")
            .experience("ana", 1)
            .play();
    game.play("eva", "zombie:pair:0").passTo("ben").play("ben", "zombie:trio:0").passAll();

    // when
    game.play("ana", "flee:px");

    // then Eva says where
    assertThat(game.asked()).isEqualTo("eva");
    assertThat(game.question()).isEqualTo("flee-to");
  }

  @Test
  @Rule("AMZ-CMB-15")
  void theOpponentOnTheLeftStandsInForTheOwnerAndForNobody() {
    // given Ana plays a Zombie against her own Group
    Played own =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .hand("ana", "pair")
            .experience("ana", 1)
            .play();
    own.play("ana", "zombie:pair:0").passAll().play("ana", "flee:px");
    assertThat(own.asked()).isEqualTo("ben");

    // and Noise that Ana makes herself
    Played noise =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .hand("ana", "you-make-noise")
            .experience("ana", 1)
            .deck("action", "pair", "run", "run")
            .play();
    noise.play("ana", "play:you-make-noise:0").passAll().play("ana", "flee:px");
    assertThat(noise.asked()).isEqualTo("ben");
  }

  @Test
  @Rule("AMZ-CMB-15")
  void whoPlaysTheNoiseCardHasStartedTheCombat() {
    // given Noise that Eva makes
    Played noise =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("eva")
            .hand("eva", "you-make-noise")
            .experience("ana", 1)
            .deck("action", "pair", "run", "run")
            .play();

    // when
    noise.play("eva", "play:you-make-noise:0").passAll().play("ana", "flee:px");

    // then
    assertThat(noise.question()).isEqualTo("flee-to");
    assertThat(noise.asked()).isEqualTo("eva");
  }

  @Test
  @Rule("AMZ-CMB-16")
  void eachCharacterUsesOneWeaponThatItCarries() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "axe", "baseball-bat")
                .person("ana", "boxer")
                .hand("ben", "pair")
                .dice(1, 1, 1, 1, 1, 1, 1));

    // when
    fight.play("ben", "zombie:pair:0").on();

    // then the Hiker is asked, the Boxer has nothing to choose from
    assertThat(fight.game().options())
        .containsExactly("with:axe", "with:baseball-bat", "no-weapon");
    fight.play("ana", "with:axe");
    // 2 of the Axe, 2 of the Boxer, 1 of the Group
    assertThat(fight.told(AmanecerEvent.GROUP_ROLLED)).startsWith("0 5");
  }

  @Test
  @Rule("AMZ-CMB-17")
  void theSeasonAddsItsDieOnce() {
    // given the Herd
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .season("the-herd")
                .experience("ana", 1)
                .hand("ben", "loner", "pair")
                .dice(1, 1, 1, 1, 1, 1));

    // when
    fight.play("ben", "zombie:loner:0").to("ben");
    fight.sees("dice", 2);
    fight.play("ben", "zombie:pair:0").on();

    // then
    fight.sees("dice", 4);
    assertThat(fight.told(AmanecerEvent.SEASON_DICE)).isEqualTo("1");
  }

  @Test
  @Rule({"AMZ-CMB-17", "AMZ-GEN-16"})
  void aCombatStartsWithAtLeastOneDie() {
    Fight loner =
        Fight.against(Fight.bensTurn().season("uneasy-calm").experience("ana", 1), "loner").on();
    loner.sees("dice", 1);

    Fight trio =
        Fight.against(Fight.bensTurn().season("uneasy-calm").experience("ana", 1), "trio").on();
    trio.sees("dice", 2);
  }
}
