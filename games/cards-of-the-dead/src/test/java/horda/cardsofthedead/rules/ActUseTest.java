package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// ACT: using cards from hand, and healing.
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
