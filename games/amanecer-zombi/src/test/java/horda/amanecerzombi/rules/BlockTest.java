package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Blocked Access (BLOCK).
class BlockTest {
  /// Ana fights a Trio and is Blocked; she has a card and 1 Px.
  private static Fight blocked(int... dice) {
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .hand("ana", "run", "car")
                .experience("ana", 1)
                .hand("ben", "trio", "blocked-access")
                .dice(dice));
    return fight
        .play("ben", "zombie:trio:0")
        .to("ben")
        .play("ben", "play:blocked-access:0")
        .to("ana");
  }

  @Test
  @Rule({"AMZ-BLOCK-01", "AMZ-BLOCK-03"})
  void aSixFreesTheGroupButFleeingStillHasItsPrice() {
    // given, when (TV-21)
    Fight fight = blocked(6).play("ana", "unblock").on();

    // then
    fight.sees("ana.blocked", "no");
    assertThat(fight.offers("ana", "flee:run")).isTrue();
    assertThat(fight.offers("ana", "flee:free")).isFalse();
    fight.play("ana", "flee:run").sees("ana.hand", 1);
  }

  @Test
  @Rule({"AMZ-BLOCK-01", "AMZ-BLOCK-02", "AMZ-BLOCK-03", "AMZ-FLEE-05"})
  void aFailedRollLeavesOnlyExperience() {
    // given, when (TV-21)
    Fight fight = blocked(5).play("ana", "unblock").to("ana");

    // then one roll for one card: no second one
    assertThat(fight.offers("ana", "unblock")).isFalse();
    fight.on();
    assertThat(fight.game().optionsOf("ana", "flee")).containsExactly("flee:px");
    assertThat(fight.game().refuses("flee:run").rule()).isEqualTo("AMZ-BLOCK-01");
    fight.play("ana", "flee:px").play("ben", "to:start-blue-2-3").sees("fighting", "nobody");
  }

  @Test
  @Rule({"AMZ-BLOCK-02", "AMZ-FLEE-05"})
  void experienceWorksWithoutARoll() {
    Fight fight = blocked().on();
    fight.play("ana", "flee:px").play("ben", "to:start-blue-2-3");

    fight.sees("fighting", "nobody").sees("ana.experience", 0).sees("ana.blocked", "no");
  }

  @Test
  @Rule("AMZ-BLOCK-03")
  void eachCardAllowsARoll() {
    // given two cards of Blocked Access
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .experience("ana", 1)
                .hand("ben", "trio", "blocked-access", "blocked-access")
                .dice(1, 2));
    fight.play("ben", "zombie:trio:0").to("ben").play("ben", "play:blocked-access:0");
    fight.to("ben").play("ben", "play:blocked-access:0").to("ana");

    // when, then
    fight.play("ana", "unblock").to("ana").play("ana", "unblock").on();
    assertThat(fight.told(AmanecerEvent.UNBLOCK_ROLL)).isEqualTo("0 1, 0 2");
    assertThat(fight.game().question()).isEqualTo("combat-choice");
    fight.sees("ana.blocked", "yes");
  }

  @Test
  @Rule("AMZ-BLOCK-04")
  void outsideCombatTheGroupCannotLeaveItsSquare() {
    // given (TV-46)
    Played game =
        TableBuilder.table()
            .quick()
            .blocked("ana")
            .vehicle("ana", "car")
            .hand("ana", "run", "loner")
            .experience("ana", 1)
            .dice(6)
            .play();

    // then neither walking nor driving nor special movement
    assertThat(game.optionsOf("ana", "walk")).isEmpty();
    assertThat(game.optionsOf("ana", "drive")).isEmpty();
    assertThat(game.optionsOf("ana", "play:run")).isEmpty();
    assertThat(game.refuses("walk:run").rule()).isEqualTo("AMZ-BLOCK-04");
    assertThat(game.optionsOf("ana", "unblock"))
        .containsExactly("unblock:run", "unblock:loner", "unblock:px");

    // when a card is discarded and a 6 rolled
    Played other = new Played(game.match().copy());
    game.play("ana", "unblock:loner").passAll();
    game.sees("ana.blocked", "no").sees("ana.cards", "run");
    assertThat(game.optionsOf("ana", "walk")).isNotEmpty();

    // or a Px spent
    other.play("ana", "unblock:px").passAll();
    other.sees("ana.blocked", "no").sees("ana.experience", 0).sees("ana.hand", 2);
  }

  @Test
  @Rule("AMZ-BLOCK-04")
  void outsideCombatEachRollCostsACard() {
    Played game =
        TableBuilder.table().quick().blocked("ana").hand("ana", "run", "loner").dice(5, 4).play();
    game.play("ana", "unblock:loner").passAll().play("ana", "unblock:run").passAll();

    game.sees("ana.blocked", "yes").sees("ana.hand", 0);
  }

  @Test
  @Rule("AMZ-BLOCK-05")
  void aBlockEndsWithTheCombatAndWithTheRound() {
    // given a combat that is won while Blocked
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .hand("ben", "loner", "blocked-access")
                .experience("ana", 1)
                .dice(5, 1, 1));
    fight.play("ben", "zombie:loner:0").to("ben").play("ben", "play:blocked-access:0");
    fight.on().play("ana", "melee");
    fight.sees("fighting", "nobody").sees("ana.blocked", "no");

    // and the end of a round
    Played round = TableBuilder.table().quick().blocked("ana").from("end-of-round");
    round.passAll();
    round.sees("round", 2).sees("ana.blocked", "no");
  }

  @Test
  @Rule({"AMZ-BLOCK-06", "AMZ-NOISE-05"})
  void anAxeNeedsNoRollButIsHeard() {
    // given the Axe outside combat; a Trio is revealed (TV-15)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "axe")
                .blocked("ana")
                .experience("ana", 1)
                .deck("action", "trio"));
    fight.play("ana", "unblock:axe").on();

    // then
    fight.sees("ana.blocked", "no").sees("dice", 3).sees("fighting", "ana");
    assertThat(fight.told(AmanecerEvent.NOISE)).isEqualTo("0 1");
    fight.sees("hiker.objects", "axe");
  }

  @Test
  @Rule({"AMZ-BLOCK-06", "AMZ-NOISE-01"})
  void anEventInTheNoiseOfTheAxeDoesNothing() {
    // given (TV-15)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "axe")
                .blocked("ana")
                .deck("action", "run"));
    fight.play("ana", "unblock:axe").on();

    fight.sees("ana.blocked", "no").sees("fighting", "nobody").sees("action-discard", "run");
  }

  @Test
  @Rule({"AMZ-BLOCK-06", "AMZ-NOISE-03"})
  void aChainsawTurnsAndIsHeardOnceInACombat() {
    // given it has been used to fight
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "chainsaw", "petrol")
                .experience("ana", 1)
                .hand("ben", "horde", "blocked-access")
                .deck("action", "car", "run", "run")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    fight.play("ben", "zombie:horde:0").on().play("ana", "melee").play("ana", "with:chainsaw");
    fight.to("ben").play("ben", "play:blocked-access:0").to("ana").play("ana", "ready:petrol");

    // when it opens the way
    fight.to("ana").play("ana", "unblock:chainsaw").on();

    // then no second Noise
    fight.sees("ana.blocked", "no").sees("hiker.objects", "chainsaw turned");
    assertThat(fight.told(AmanecerEvent.NOISE)).isEqualTo("0 3");
  }

  @Test
  @Rule("AMZ-BLOCK-01")
  void aFirefighterNeedsAThree() {
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "firefighter")
            .blocked("ana")
            .hand("ana", "run")
            .dice(3)
            .play();
    game.play("ana", "unblock:run");

    game.sees("ana.blocked", "no");
  }

  @Test
  @Rule("AMZ-BLOCK-07")
  void aBlockedGroupStillSearchesUsesObjectsAndLearns() {
    Played game =
        TableBuilder.table()
            .quick()
            .person("ana", "hiker", "medicine")
            .damage("ana", "hiker", "cut")
            .at("ana", "start-blue-4-1")
            .blocked("ana")
            .hand("ana", "run")
            .experience("ana", 1)
            .play();

    assertThat(game.options()).contains("search", "skill");
    assertThat(game.optionsOf("ana", "heal")).isNotEmpty();
  }
}
