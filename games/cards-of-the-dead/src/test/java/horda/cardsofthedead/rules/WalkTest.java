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

/// WALK: turning a card or walking through a Place.
class WalkTest {
  /// Rick alone; the City card at 1.0 is uncovered.
  private static TableBuilder atTheCity(String card) {
    return table().gone("4.3", "3.2", "2.1").spot("1.0", card);
  }

  @Test
  @Rule("COD-WALK-01")
  void walkingEndsTheTurn() {
    Played game = table().survivors("rick", "selena").spot("6.1", "antiviral").start();

    game.play("rick", "walk:6.1");

    assertThat(game.asked()).isEqualTo("selena");
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.WALKED, CardsEvent.GAME_TURN, CardsEvent.TURN_BEGINS);
  }

  @ParameterizedTest
  @Rule("COD-WALK-01")
  @ValueSource(ints = {1, 2, 3})
  void walkingUsesUpAllRemainingActions(int left) {
    // given a card that asks something while the walk goes on
    Played game = atTheCity("the_trader").actions(left).start();

    game.play("rick", "walk:1.0").sees("asks", "trader-give").sees("actions", 0);
  }

  @Test
  @Rule("COD-WALK-01")
  void walkingThroughAPlaceEndsTheTurnToo() {
    Played game = table().survivors("rick", "selena").space(1, "pharmacy").actions(2).start();

    game.play("rick", "go:pharmacy").sees("active", "selena");

    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule("COD-WALK-02")
  void afterTheThirdActionTheTurnJustEnds() {
    Played game =
        table()
            .survivors("rick", "selena")
            .actions(1)
            .hand("rick", "kit:antiviral")
            .space(1, "exit")
            .start();

    game.play("rick", "use:antiviral");

    assertThat(game.asked()).isEqualTo("selena");
    assertThat(game.events().told(CardsEvent.WALKED)).isFalse();
    assertThat(game.events().told(CardsEvent.GETS_CLOSE)).isFalse();
    game.sees("day", 1).sees("uncovered", "6.1, 6.3, 6.5, 6.7");
  }

  @Test
  @Rule("COD-WALK-02")
  void withoutAnActionThereIsNoWalkEvenIfTheTurnGoesOn() {
    // given Dan, who may still attack for Immunity
    Played game =
        table()
            .survivors("dan")
            .actions(0)
            .equipped("dan", "punch")
            .space(1, "zombie")
            .space(2, "exit")
            .start();

    assertThat(game.options()).containsExactlyInAnyOrder("end", "free-attack:1");
    assertThat(game.refuses("walk:4.3").rule()).isEqualTo("COD-WALK-02");
    assertThat(game.refuses("go:exit").rule()).isEqualTo("COD-WALK-02");
  }

  @Test
  @Rule("COD-WALK-02")
  void oneActionIsEnoughToWalk() {
    Played game = table().actions(1).space(2, "exit").start();

    assertThat(game.options("walk")).containsExactly("walk:4.3", "walk:4.5");
    assertThat(game.options("go")).containsExactly("go:exit");
  }

  @Test
  @Rule("COD-WALK-02")
  void theSofterReadingIsASwitchOfTheTable() {
    Played game =
        table().option("free-walk", "yes").actions(1).hand("rick", "kit:antiviral").start();

    game.play("rick", "use:antiviral").sees("actions", 0);

    assertThat(game.options()).containsExactlyInAnyOrder("end", "walk:4.3", "walk:4.5");
  }

  @Test
  @Rule("COD-WALK-03")
  void aWalkTurnsOneUncoveredFaceDownCardOrGoesThroughAPlace() {
    Played game = table().gone("4.3").faceUp("4.5").space(1, "exit").space(3, "market").start();

    assertThat(game.options("walk")).containsExactly("walk:3.2");
    assertThat(game.options("go")).containsExactlyInAnyOrder("go:exit", "go:market");
  }

  @Test
  @Rule("COD-WALK-03")
  void exactlyOneCardIsTurned() {
    Played game = table().spot("4.3", "antiviral").spot("4.5", "canned_soup").start();

    game.play("rick", "walk:4.3")
        .sees("space.1", "antiviral")
        .sees("space.2", "empty")
        .sees("spot.4.5", "face-down");
    assertThat(game.events().count(CardsEvent.WALKED)).isEqualTo(1);
  }

  @Test
  @Rule("COD-WALK-03")
  void indoorsOnlyCardsOfTheIndoorZoneAreTurned() {
    Played game = table().indoors("market").start();

    assertThat(game.options("walk"))
        .containsExactly("walk:2.0", "walk:2.2", "walk:2.4", "walk:2.6");
  }

  @Test
  @Rule("COD-WALK-03")
  void aPlaceStillInTheLayoutIsNoWay() {
    Played game = atTheCity("exit").faceUp("1.0").start();

    assertThat(game.options("go")).isEmpty();
    assertThat(game.options("walk")).doesNotContain("walk:1.0");
  }

  @Test
  @Rule("COD-WALK-04")
  void aTurnMayEndWithoutAWalk() {
    Played game = table().survivors("rick", "selena").space(1, "exit").space(2, "pharmacy").start();

    game.play("rick", "end");

    assertThat(game.asked()).isEqualTo("selena");
    game.sees("uncovered", "6.1, 6.3, 6.5, 6.7")
        .sees("spaces", "exit, pharmacy, empty, empty, empty, empty, blocked")
        .sees("day", 1)
        .sees("zone", "main");
  }

  @Test
  @Rule("COD-WALK-05")
  void withNothingUncoveredOnlyAPlaceIsLeft() {
    Played game = table().faceUp("4.3", "4.5").space(2, "exit").start();

    assertThat(game.options("walk")).isEmpty();
    assertThat(game.refuses("walk:3.2").rule()).isEqualTo("COD-WALK-05");
    assertThat(game.options("go")).containsExactly("go:exit");
  }

  @Test
  @Rule("COD-WALK-06")
  void anInstantaneousCardIsResolvedAtOnceAndDiscarded() {
    Played game = table().survivors("rick", "selena").spot("6.1", "horde").start();

    game.play("rick", "walk:6.1")
        .sees("spot.6.1", "gone")
        .sees("common-discard", "horde")
        .sees("spaces", "empty, empty, empty, empty, empty, blocked, blocked");
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.WALKED, CardsEvent.HORDE, CardsEvent.GAME_TURN);
  }

  @ParameterizedTest
  @Rule("COD-WALK-06")
  @ValueSource(strings = {"zombie", "zombie_runner", "antiviral"})
  void anyOtherCardStaysFaceUpUntilTheGameTurn(String card) {
    // given a hand of six, so that there is a question between the walk and the Game Turn
    Played game =
        table()
            .hand("rick", "bat", "pipe", "lantern", "toolkit", "bottle", "note")
            .spot("4.3", card)
            .start();

    game.play("rick", "walk:4.3")
        .sees("asks", "discard-down")
        .sees("spot.4.3", "face-up " + card)
        .sees("spaces", "empty, empty, empty, empty, empty, blocked, blocked");
    game.play("rick", "discard:note").sees("spot.4.3", "gone").sees("space.1", card);
  }

  @Test
  @Rule("COD-WALK-07")
  void anInstantaneousCardHitsTheSurvivorWhoTurnedIt() {
    Played game =
        table().survivors("rick", "selena").active("selena").spot("6.1", "infected_wound").start();

    game.play("selena", "walk:6.1").sees("selena.immunity", 8).sees("rick.immunity", 12 - 1);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.INFECTED_BY, CardsEvent.GAME_TURN, CardsEvent.TURN_BEGINS);
  }

  @Test
  @Rule("COD-WALK-07")
  void whatAnInstantaneousCardGivesCountsAtTheEndOfThatTurn() {
    // given a full hand and The Trader, who gives for a card of the Reserve
    Played game =
        atTheCity("the_trader")
            .hand("rick", "bat", "pipe", "lantern", "toolkit", "bottle")
            .reserve("rick", "kit:antiviral")
            .kit("canned_soup")
            .start();

    game.play("rick", "walk:1.0")
        .play("rick", "discard:antiviral")
        .play("rick", "done")
        .play("rick", "hand");

    game.sees("asks", "discard-down").sees("rick.hand.count", 6);
    assertThat(game.events().told(CardsEvent.GAME_TURN)).isFalse();
  }
}
