package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// TURN: the hand at the end of a survivor turn.
class TurnHandTest {
  @Test
  @Rule("COD-TURN-09")
  void aHandOfMoreThanFiveIsDiscardedDownAtTheEndOfTheTurn() {
    Played game =
        table()
            .survivors("rick", "selena")
            .hand("rick", "pipe", "bat", "lantern", "toolkit", "bottle", "kit:note", "kevlar")
            .start();
    game.play("rick", "end");
    assertThat(game.question()).isEqualTo("discard-down");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "discard:pipe",
            "discard:bat",
            "discard:lantern",
            "discard:toolkit",
            "discard:bottle",
            "discard:note",
            "discard:kevlar");

    game.play("rick", "discard:note");
    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.events().told(CardsEvent.GAME_TURN)).isFalse();

    game.play("rick", "discard:bottle").sees("rick.hand", "bat, kevlar, lantern, pipe, toolkit");
    game.sees("kit-discard", "note").sees("active", "selena");
  }

  @Test
  @Rule("COD-TURN-09")
  void theLimitIsCheckedAfterAWalkAsWellAndBeforeTheGameTurn() {
    Played game =
        table()
            .survivors("rick", "selena")
            .hand("rick", "pipe", "bat", "lantern", "toolkit", "bottle", "kevlar")
            .spot("6.1", "zombie_runner")
            .start();

    game.play("rick", "walk:6.1").sees("spot.6.1", "face-up zombie_runner");
    assertThat(game.question()).isEqualTo("discard-down");

    game.play("rick", "discard:bat").sees("space.1", "zombie_runner").sees("rick.vitality", 11);
  }

  @Test
  @Rule({"COD-TURN-09", "COD-TURN-10"})
  void fiveInHandAreNotTooManyWhateverLiesBesideThem() {
    Played game =
        table()
            .survivors("selena", "rick")
            .hand("selena", "pipe", "bat", "lantern", "toolkit", "bottle")
            .reserve("selena", "antiviral", "antiviral", "antiviral", "antiviral")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 1)
            .worn("selena", 0, "kevlar", "kit:kevlar")
            .start();

    game.play("selena", "end").sees("active", "rick").sees("selena.hand.count", 5);
    game.sees("selena.reserve.count", 4).sees("selena.equipped", "rifle");
    game.sees("selena.loaded", "ammunition_rifle").sees("selena.worn", "kevlar, kevlar");
  }

  @Test
  @Rule("COD-TURN-10")
  void onlyHandCardsAreDiscardedForTheLimit() {
    Played game =
        table()
            .survivors("selena", "rick")
            .hand("selena", "pipe", "bat", "lantern", "toolkit", "bottle", "note")
            .reserve("selena", "antiviral", "antiviral")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 1)
            .worn("selena", 0, "kevlar")
            .start();
    game.play("selena", "end");

    assertThat(game.options())
        .doesNotContain("discard:antiviral", "discard:rifle", "discard:kevlar")
        .hasSize(6);
    game.play("selena", "discard:pipe").sees("active", "rick");
  }
}
