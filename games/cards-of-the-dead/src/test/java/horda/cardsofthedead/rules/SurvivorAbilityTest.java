package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// SURV: Rick runs, Selena tracks, Dan pays for a punch.
class SurvivorAbilityTest {
  // Rick.

  @Test
  @Rule("COD-SURV-01")
  void rickTurnsTwoCardsAndEndsTheTurn() {
    Played game =
        table().survivors("rick", "selena").spot("6.1", "antiviral").spot("6.5", "zombie").start();

    game.play("rick", "run:6.1").sees("asks", "run-on").sees("actions", 0);
    assertThat(game.options()).containsExactly("turn:6.3", "turn:6.5", "turn:6.7");
    game.play("rick", "turn:6.5")
        .sees("spaces", "antiviral, zombie, empty, empty, empty, empty, blocked");

    assertThat(game.asked()).isEqualTo("selena");
    assertThat(game.allEvents().count(CardsEvent.WALKED)).isEqualTo(2);
    assertThat(game.allEvents().count(CardsEvent.GAME_TURN)).isEqualTo(1);
  }

  @ParameterizedTest
  @Rule("COD-SURV-01")
  @ValueSource(ints = {1, 2})
  void rickRunsOnlyWithAllActionsUnspent(int left) {
    Played game = table().actions(left).start();

    assertThat(game.options("run")).isEmpty();
    assertThat(game.refuses("run:4.3").rule()).isEqualTo("COD-SURV-01");
  }

  @Test
  @Rule("COD-SURV-01")
  void rickMayRunRightAfterMaintenanceButNotAfterAnAction() {
    Played game = table().hand("rick", "kit:antiviral").startTurn();

    assertThat(game.options("run")).containsExactly("run:4.3", "run:4.5");
    game.play("rick", "use:antiviral");
    assertThat(game.options("run")).isEmpty();
  }

  @ParameterizedTest
  @Rule("COD-SURV-01")
  @ValueSource(strings = {"selena", "dan"})
  void nobodyElseRuns(String who) {
    assertThat(table().survivors(who).startTurn().options("run")).isEmpty();
  }

  @Test
  @Rule("COD-SURV-02")
  void anInstantaneousFirstCardIsResolvedFirstAndUncoversWhatLiesBelow() {
    Played game = table().gone("4.5").spot("4.3", "horde").spot("3.2", "antiviral").start();

    game.play("rick", "run:4.3")
        .sees("blocked", "5, 6, 7")
        .sees("common-discard", "horde")
        .sees("asks", "run-on");
    assertThat(game.options()).containsExactly("turn:3.2", "turn:3.4", "turn:3.6");
    game.play("rick", "turn:3.2").sees("space.1", "antiviral");
  }

  @Test
  @Rule("COD-SURV-02")
  void anyOtherFirstCardStillCovers() {
    Played game = table().spot("4.3", "antiviral").start();

    game.play("rick", "run:4.3").sees("spot.4.3", "face-up antiviral");

    assertThat(game.options()).containsExactly("turn:4.5");
  }

  @Test
  @Rule("COD-SURV-02")
  void ifRickDiesThereIsNoSecondCard() {
    Played game =
        table()
            .survivors("rick", "selena")
            .vitality("rick", 2)
            .immunity("rick", 0)
            .spot("6.1", "infected_wound")
            .start();

    game.play("rick", "run:6.1").sees("rick.alive", "no");

    assertThat(game.asked()).isEqualTo("selena");
    assertThat(game.question()).isEqualTo("act");
    assertThat(game.events().count(CardsEvent.WALKED)).isEqualTo(1);
    game.sees("uncovered", "6.3, 6.5, 6.7");
  }

  @Test
  @Rule("COD-SURV-02")
  void ifNoCardIsUncoveredThereIsNoSecondCard() {
    Played game = table().faceUp("4.5").spot("4.5", "note").spot("4.3", "antiviral").start();

    game.play("rick", "run:4.3")
        .sees("spaces", "antiviral, note, empty, empty, empty, blocked, blocked");

    assertThat(game.question()).isEqualTo("act");
    assertThat(game.events().count(CardsEvent.WALKED)).isEqualTo(1);
  }

  // Selena.

  /// Selena with two cards in hand and one in the Reserve.
  private static TableBuilder selena() {
    return table()
        .survivors("selena")
        .hand("selena", "kit:pipe", "kit:bat")
        .reserve("selena", "grenade");
  }

  @Test
  @Rule("COD-SURV-03")
  void selenaDiscardsAHandCardAndKeepsOneResourceOfTwoCards() {
    Played game = selena().common("antiviral", "canned_soup", "zombie").start();

    assertThat(game.options("track"))
        .as("only from the hand")
        .containsExactly("track:pipe", "track:bat");
    game.play("selena", "track:pipe").sees("kit-discard", "pipe").sees("asks", "keep");
    assertThat(game.options())
        .containsExactlyInAnyOrder("none", "keep:antiviral", "keep:canned_soup");
    game.play("selena", "keep:canned_soup")
        .sees("selena.hand", "bat, canned_soup")
        .sees("common-discard", "antiviral")
        .sees("common.top", "zombie")
        .sees("actions", 3);
  }

  @Test
  @Rule("COD-SURV-03")
  void whatIsNoResourceIsNotKept() {
    Played one = selena().common("zombie", "antiviral").start();
    Played none = selena().common("zombie", "horde").start();

    one.play("selena", "track:pipe");
    assertThat(one.options()).containsExactlyInAnyOrder("none", "keep:antiviral");
    one.play("selena", "none")
        .sees("selena.hand", "bat")
        .sees("common-discard", "antiviral, zombie");

    none.play("selena", "track:pipe")
        .sees("asks", "act")
        .sees("selena.hand", "bat")
        .sees("common-discard", "horde, zombie")
        .sees("spaces", "empty, empty, empty, empty, empty, blocked, blocked");
  }

  @Test
  @Rule("COD-SURV-03")
  void selenaTracksOnceATurn() {
    Played game = selena().common("zombie", "horde").start();

    game.play("selena", "track:pipe");

    assertThat(game.options("track")).isEmpty();
    assertThat(game.refuses("track:bat").rule()).isEqualTo("COD-TURN-08");
  }

  @Test
  @Rule("COD-SURV-03")
  void selenaTracksEvenAfterHerLastAction() {
    Played game = selena().common("zombie", "horde").actions(1).start();

    game.play("selena", "equip:pipe").sees("actions", 0).sees("asks", "act");
    assertThat(game.options()).containsExactlyInAnyOrder("end", "track:bat");
    game.play("selena", "track:bat").sees("actions", 3).sees("selena.hand", "nothing");
    assertThat(game.events().told(CardsEvent.GAME_TURN)).isTrue();
  }

  @Test
  @Rule("COD-SURV-03")
  void selenaDoesNotTrackAfterWalkingNorWithoutAHandCard() {
    Played walked = selena().survivors("selena", "rick").spot("6.1", "note").start();
    Played empty = selena().hand("selena").start();

    walked.play("selena", "walk:6.1");
    assertThat(walked.asked()).isEqualTo("rick");
    assertThat(walked.options("track")).isEmpty();
    assertThat(empty.options("track")).isEmpty();
  }

  // Dan.

  private static TableBuilder dan() {
    return table().survivors("dan").equipped("dan", "punch").space(1, "zombie_brute");
  }

  @Test
  @Rule("COD-SURV-04")
  void danPaysAnAttackWithImmunityInsteadOfAnAction() {
    Played game = dan().immunity("dan", 5).start();

    game.play("dan", "free-attack:1")
        .sees("dan.immunity", 4)
        .sees("dan.vitality", 12)
        .sees("space.1.hits", 2)
        .sees("actions", 3);
  }

  @Test
  @Rule("COD-SURV-04")
  void withoutImmunityDanPaysWithVitality() {
    Played game = dan().immunity("dan", 0).vitality("dan", 3).start();

    game.play("dan", "free-attack:1")
        .sees("dan.immunity", 0)
        .sees("dan.vitality", 2)
        .sees("space.1.hits", 2);
  }

  @Test
  @Rule("COD-SURV-04")
  void danPaysOnceATurnButAttacksOnWithActions() {
    Played game = dan().start();

    game.play("dan", "free-attack:1");

    assertThat(game.options("free-attack")).isEmpty();
    assertThat(game.refuses("free-attack:1").rule()).isEqualTo("COD-TURN-08");
    game.play("dan", "attack:1")
        .sees("space.1.hits", 4)
        .sees("actions", 2)
        .sees("dan.immunity", 13);
  }

  @Test
  @Rule("COD-SURV-04")
  void danMayPayWithNoActionLeft() {
    Played game = dan().actions(1).start();

    game.play("dan", "attack:1").sees("actions", 0).sees("asks", "act");
    assertThat(game.options()).containsExactlyInAnyOrder("end", "free-attack:1");
    game.play("dan", "free-attack:1").sees("space.1.hits", 4);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.PAID_FOR_PUNCH, CardsEvent.HIT, CardsEvent.GAME_TURN);
  }

  @Test
  @Rule("COD-SURV-04")
  void danDoesNotAttackAfterWalking() {
    Played game = dan().survivors("dan", "rick").spot("6.1", "note").start();

    game.play("dan", "walk:6.1").sees("space.1.hits", 0);

    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.options("free-attack")).isEmpty();
  }

  @Test
  @Rule("COD-SURV-04")
  void onlyPunchIsPaidSo() {
    Played game = dan().equipped("dan", "bat").hand("dan", "punch").start();

    assertThat(game.options("attack")).containsExactly("attack:1");
    assertThat(game.options("free-attack")).isEmpty();
    assertThat(game.refuses("free-attack:1").rule()).isEqualTo("COD-SURV-04");
  }

  @Test
  @Rule("COD-SURV-05")
  void aPaymentThatKillsDanLeavesTheTargetUnharmed() {
    Played game =
        dan()
            .survivors("dan", "rick")
            .immunity("dan", 0)
            .vitality("dan", 1)
            .space(1, "zombie_spitter")
            .hand("rick")
            .reserve("rick")
            .start();

    game.play("dan", "free-attack:1").sees("dan.alive", "no").sees("space.1.hits", 0);

    assertThat(game.events().told(CardsEvent.ATTACKED)).isFalse();
    assertThat(game.events().told(CardsEvent.HIT)).isFalse();
    assertThat(game.asked()).isEqualTo("rick");
  }

  @Test
  @Rule("COD-SURV-05")
  void aPaymentThatKillsDanAloneLosesTheGame() {
    Played game = dan().immunity("dan", 0).vitality("dan", 1).start();

    game.play("dan", "free-attack:1").sees("result", "all-dead").sees("space.1.hits", 0);
  }
}
