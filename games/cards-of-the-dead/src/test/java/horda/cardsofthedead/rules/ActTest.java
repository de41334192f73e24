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

/// ACT: Pick up, Swap between hand and Reserve, Give.
class ActTest {
  private static final String FULL_HAND = "antiviral, bat, binoculars, bottle, lantern";
  private static final String[] FIVE = FULL_HAND.split(", ");

  // Pick up.

  @Test
  @Rule("COD-ACT-01")
  void aResourceIsPickedUpIntoTheHand() {
    Played game = table().hand("rick", "bat").reserve("rick", "pipe").space(1, "antiviral").start();

    game.play("rick", "pick-up:1:hand")
        .sees("space.1", "empty")
        .sees("rick.hand", "antiviral, bat")
        .sees("rick.reserve", "pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-01")
  void aResourceIsPickedUpIntoAFreeReserveSpace() {
    Played game = table().hand("rick", "bat").reserve("rick", "pipe").space(1, "antiviral").start();

    game.play("rick", "pick-up:1:reserve")
        .sees("space.1", "empty")
        .sees("rick.hand", "bat")
        .sees("rick.reserve", "antiviral, pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule({"COD-ACT-01", "COD-ACT-02"})
  void aFullHandLeavesTheReserveAlone() {
    Played game = table().hand("rick", FIVE).reserve("rick").space(1, "canned_soup").start();

    assertThat(game.options("pick-up")).containsExactly("pick-up:1:reserve");
  }

  @Test
  @Rule({"COD-ACT-01", "COD-ACT-02"})
  void aFullReserveLeavesTheHandAlone() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan", "punch")
            .reserve("dan", "pipe", "bottle")
            .space(1, "canned_soup")
            .start();

    assertThat(game.options("pick-up")).containsExactly("pick-up:1:hand");
  }

  /// Dan with five cards in hand and two in his Reserve.
  private static TableBuilder danWithoutRoom() {
    return table()
        .survivors("dan")
        .hand("dan", "punch", "antiviral", "note", "lantern", "bat")
        .reserve("dan", "pipe", "bottle")
        .space(1, "canned_soup");
  }

  @Test
  @Rule("COD-ACT-02")
  void withoutRoomAnyCardOfHandOrReserveMayBeDiscardedForIt() {
    Played game = danWithoutRoom().start();

    assertThat(game.options("pick-up"))
        .containsExactlyInAnyOrder(
            "pick-up:1:for:antiviral",
            "pick-up:1:for:note",
            "pick-up:1:for:lantern",
            "pick-up:1:for:bat",
            "pick-up:1:for:pipe",
            "pick-up:1:for:bottle");
  }

  @Test
  @Rule("COD-ACT-02")
  void aHandCardMakesRoomInTheHand() {
    Played game = danWithoutRoom().start();

    game.play("dan", "pick-up:1:for:note")
        .sees("dan.hand", "antiviral, bat, canned_soup, lantern, punch")
        .sees("dan.reserve", "bottle, pipe")
        .sees("common-discard", "note")
        .sees("space.1", "empty")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-02")
  void aReserveCardMakesRoomInTheReserve() {
    Played game = danWithoutRoom().start();

    game.play("dan", "pick-up:1:for:pipe")
        .sees("dan.hand", "antiviral, bat, lantern, note, punch")
        .sees("dan.reserve", "bottle, canned_soup")
        .sees("common-discard", "pipe")
        .sees("space.1", "empty")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-03")
  void distanceAndZombiesDoNotMatterForAPickUp() {
    Played game =
        table()
            .blocked()
            .space(1, "zombie")
            .space(2, "zombie_brute")
            .space(6, "zombie")
            .space(7, "antiviral")
            .hand("rick")
            .start();

    game.play("rick", "pick-up:7:hand")
        .sees("rick.hand", "antiviral")
        .sees("spaces", "zombie, zombie_brute, empty, empty, empty, zombie, empty");
  }

  @ParameterizedTest
  @Rule("COD-ACT-03")
  @ValueSource(
      strings = {"zombie", "baby_ghoul", "security_box", "barricade", "gas_station", "exit"})
  void whatIsNoResourceStaysWhereItLies(String card) {
    Played game = table().hand("rick").reserve("rick").space(1, card).start();

    assertThat(game.options("pick-up")).isEmpty();
    assertThat(game.refuses("pick-up:1:hand").rule()).isEqualTo("COD-ACT-03");
    assertThat(game.refuses("pick-up:1:reserve").rule()).isEqualTo("COD-ACT-03");
  }

  // Swap, form 1.

  @Test
  @Rule("COD-ACT-04")
  void aCardGoesFromHandToReserve() {
    Played game = table().hand("rick", "bat", "antiviral").reserve("rick", "pipe").start();

    game.play("rick", "stow:antiviral")
        .sees("rick.hand", "bat")
        .sees("rick.reserve", "antiviral, pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-04")
  void aCardGoesFromReserveToHand() {
    Played game = table().hand("rick", "bat").reserve("rick", "pipe", "antiviral").start();

    game.play("rick", "fetch:antiviral")
        .sees("rick.hand", "antiviral, bat")
        .sees("rick.reserve", "pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-04")
  void withRoomOnBothSidesNothingIsExchanged() {
    Played game = table().hand("rick", "bat").reserve("rick", "pipe").start();

    assertThat(game.options("exchange")).isEmpty();
  }

  @Test
  @Rule("COD-ACT-04")
  void withAFullReserveOneCardIsExchangedForOne() {
    Played game =
        table()
            .survivors("dan")
            .hand("dan", "punch", "antiviral")
            .reserve("dan", "pipe", "bottle")
            .start();

    assertThat(game.options("stow")).isEmpty();
    assertThat(game.options("exchange"))
        .containsExactlyInAnyOrder("exchange:antiviral:pipe", "exchange:antiviral:bottle");
    game.play("dan", "exchange:antiviral:bottle")
        .sees("dan.hand", "bottle, punch")
        .sees("dan.reserve", "antiviral, pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-04")
  void withAFullHandAReserveCardComesOnlyInExchange() {
    Played game = table().hand("rick", FIVE).reserve("rick", "pipe").start();

    assertThat(game.options("fetch")).isEmpty();
    game.play("rick", "exchange:lantern:pipe")
        .sees("rick.hand", "antiviral, bat, binoculars, bottle, pipe")
        .sees("rick.reserve", "lantern")
        .sees("actions", 2);
  }

  // Swap, form 3.

  private static TableBuilder danAndRick() {
    return table()
        .survivors("dan", "rick")
        .hand("dan", "punch", "antiviral")
        .reserve("dan", "pipe")
        .hand("rick", "bat")
        .reserve("rick");
  }

  @Test
  @Rule("COD-ACT-07")
  void aCardOfTheHandIsGivenToTheHandOfAnother() {
    Played game = danAndRick().start();

    game.play("dan", "give:antiviral:rick")
        .sees("dan.hand", "punch")
        .sees("rick.hand", "antiviral, bat")
        .sees("rick.reserve", "nothing")
        .sees("actions", 2);
    assertThat(game.events().told(CardsEvent.GIVEN)).isTrue();
  }

  @Test
  @Rule("COD-ACT-07")
  void aCardOfTheReserveIsGivenToTheHandOfAnother() {
    Played game = danAndRick().start();

    game.play("dan", "give:pipe:rick")
        .sees("dan.reserve", "nothing")
        .sees("rick.hand", "bat, pipe")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-ACT-07")
  void punchIsNeverGiven() {
    Played game = danAndRick().start();

    assertThat(game.options("give"))
        .containsExactlyInAnyOrder("give:antiviral:rick", "give:pipe:rick");
    assertThat(game.refuses("give:punch:rick").rule()).isEqualTo("COD-ACT-07");
  }

  @Test
  @Rule("COD-ACT-07")
  void nothingIsGivenIntoAFullHand() {
    Played game = danAndRick().hand("rick", FIVE).start();

    assertThat(game.options("give")).isEmpty();
    assertThat(game.refuses("give:pipe:rick").rule()).isEqualTo("COD-ACT-07");
  }

  @Test
  @Rule("COD-ACT-07")
  void nothingIsGivenToTheDeadNorAlone() {
    Played dead = danAndRick().survivors("dan", "rick", "selena").dead("selena").start();
    Played alone = table().survivors("dan").hand("dan", "punch", "antiviral").start();

    assertThat(dead.options("give"))
        .containsExactlyInAnyOrder("give:antiviral:rick", "give:pipe:rick");
    assertThat(alone.options("give")).isEmpty();
  }
}
