package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// GAME, first half: Fast cards, Maintenance and Activation.
class GameTurnTest {
  /// The damage of each bite, in the order of the bites.
  private static List<Integer> bites(Played game) {
    return game.events().events().stream()
        .filter(event -> event.what() == CardsEvent.BITTEN)
        .map(Event::args)
        .map(List::getLast)
        .toList();
  }

  @Test
  @Rule("COD-GAME-01")
  void theStepsFollowOneAnother() {
    Played game =
        table()
            .space(1, "zombie_screamer")
            .space(2, "barricade")
            .space(3, "antiviral")
            .spot("4.3", "zombie_runner")
            .spot("4.5", "zombie")
            .faceUp("4.3", "4.5")
            .startGameTurn();

    assertThat(game.events().kinds())
        .containsExactly(
            CardsEvent.GAME_TURN,
            CardsEvent.ENTERS_FAST,
            CardsEvent.COUNTS,
            CardsEvent.BITTEN,
            CardsEvent.HURT,
            CardsEvent.BITTEN,
            CardsEvent.HURT,
            CardsEvent.GETS_CLOSE,
            CardsEvent.LAST_BREATH,
            CardsEvent.TURN_BEGINS,
            CardsEvent.IMMUNITY_LOST);
  }

  @Test
  @Rule("COD-GAME-01")
  void aStepThatIsImpossibleDoesNotStopTheOthers() {
    // given a full row, a Fast and a Normal card without room
    Played game =
        table()
            .space(1, "zombie_screamer")
            .space(2, "antiviral")
            .space(3, "antiviral")
            .space(4, "antiviral")
            .space(5, "antiviral")
            .spot("4.3", "zombie_runner")
            .spot("4.5", "zombie")
            .faceUp("4.3", "4.5")
            .startGameTurn();

    game.sees("common-discard", "zombie, zombie_runner")
        .sees("space.1.turns", 1)
        .sees("rick.vitality", 11)
        .sees("last-breath", "yes");
  }

  // Step 0.

  @Test
  @Rule("COD-GAME-02")
  void aFastCardIsThereForTheActivation() {
    Played game = table().spot("4.3", "zombie_runner").faceUp("4.3").startGameTurn();

    game.sees("space.1", "zombie_runner").sees("spot.4.3", "gone").sees("rick.vitality", 11);
  }

  @Test
  @Rule("COD-GAME-02")
  void aNormalCardComesTooLateForTheActivation() {
    Played game = table().spot("4.3", "zombie").faceUp("4.3").startGameTurn();

    game.sees("space.1", "zombie").sees("rick.vitality", 12);
  }

  @Test
  @Rule({"COD-GAME-02", "COD-GAME-11"})
  void cardsOfTheZoneThatIsNotPlayedStay() {
    Played game =
        table()
            .indoors("market")
            .spot("4.3", "zombie_runner")
            .spot("4.5", "zombie")
            .faceUp("4.3", "4.5")
            .startGameTurn();

    game.sees("spaces", "empty, empty, empty, empty, empty, blocked, blocked")
        .sees("spot.4.3", "face-up zombie_runner")
        .sees("spot.4.5", "face-up zombie")
        .sees("rick.vitality", 12);
  }

  @ParameterizedTest
  @Rule("COD-GAME-03")
  @ValueSource(strings = {"zombie_runner", "zombie", "antiviral"})
  void aCardIsPlacedOnTheLeftmostFreeSpace(String card) {
    // given 1 Blocked, 2 taken, 3 Free, 4 taken, 5 Free
    Played game =
        table()
            .space(1, "blocked")
            .space(2, "barricade")
            .space(4, "antiviral")
            .spot("4.3", card)
            .faceUp("4.3")
            .startGameTurn();

    game.sees("spaces", "blocked, barricade, " + card + ", antiviral, empty, blocked, blocked");
  }

  // Step 1.

  @Test
  @Rule("COD-GAME-05")
  void everyCardWithACounterGetsOneTurnToken() {
    Played game =
        table()
            .space(1, "zombie_screamer")
            .space(2, "zombie")
            .space(3, "mommy_zombie", 0, 1)
            .space(4, "fat_zombie")
            .space(5, "barricade")
            .startGameTurn();

    game.sees("space.1.turns", 1)
        .sees("space.2.turns", 0)
        .sees("space.3.turns", 2)
        .sees("space.4.turns", 1)
        .sees("space.5.turns", 0);
  }

  @Test
  @Rule("COD-GAME-05")
  void aCardThatLostItsPreviousTurnIsFreeAndCountsAgain() {
    Played game = table().space(1, "zombie_screamer", 0, 0, "served").startGameTurn();

    game.sees("space.1.paralysed", "none").sees("space.1.turns", 1).sees("rick.vitality", 11);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.STIRS_AGAIN, CardsEvent.COUNTS, CardsEvent.BITTEN);
  }

  @Test
  @Rule("COD-GAME-05")
  void aParalysedCardGetsNoTurnToken() {
    Played game = table().space(1, "zombie_screamer", 0, 1, "next-turn").startGameTurn();

    game.sees("space.1.turns", 1)
        .sees("space.1.paralysed", "served")
        .sees("rick.vitality", 12)
        .sees("space.2", "empty");
    assertThat(game.events().told(CardsEvent.NOISE)).isFalse();
  }

  // Step 2.

  @Test
  @Rule("COD-GAME-06")
  void thePointerGoesOnceFromLeftToRight() {
    Played game =
        table()
            .blocked()
            .space(1, "zombie")
            .space(3, "zombie_runner")
            .space(7, "zombie_brute")
            .startGameTurn();

    assertThat(bites(game)).containsExactly(2, 1, 3);
    game.sees("rick.vitality", 12 - 2 - 1 - 3);
  }

  @Test
  @Rule({"COD-GAME-06", "COD-GAME-09"})
  void theSpaceUnderThePointerIsNotVisitedAgain() {
    // given a Fat Zombie whose Noise brings a Zombie onto its own space
    Played game =
        table()
            .space(1, "exit")
            .space(2, "fat_zombie", 0, 1)
            .common("zombie", "antiviral")
            .startGameTurn();

    game.sees("space.2", "zombie").sees("rick.vitality", 12 - 5);
    assertThat(bites(game)).isEmpty();
  }

  @Test
  @Rule("COD-GAME-07")
  void zombieDamageComesBeforeRedImmunity() {
    Played game = table().space(1, "toxic_zombie").startGameTurn();

    game.sees("rick.vitality", 11).sees("rick.immunity", 12 - 1 - 1);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.BITTEN, CardsEvent.INFECTED_BY, CardsEvent.TURN_BEGINS);
  }

  @ParameterizedTest
  @Rule("COD-GAME-07")
  @CsvSource({"zombie_screamer, 1, NOISE", "mommy_zombie, 2, BORN"})
  void zombieDamageComesBeforeTheTurnAction(String card, int turns, CardsEvent action) {
    Played game = table().space(1, card, 0, turns).common("antiviral").startGameTurn();

    assertThat(game.events().kinds()).containsSubsequence(CardsEvent.BITTEN, action);
    game.sees("space.1.turns", 0);
  }

  @ParameterizedTest
  @Rule("COD-GAME-07")
  @CsvSource({"zombie_screamer, 0, NOISE", "mommy_zombie, 1, BORN"})
  void theTurnActionWaitsUntilItIsDue(String card, int turns, CardsEvent action) {
    Played game = table().space(1, card, 0, turns).startGameTurn();

    assertThat(game.events().told(CardsEvent.BITTEN)).isTrue();
    assertThat(game.events().told(action)).isFalse();
    game.sees("space.1.turns", turns + 1);
  }

  @Test
  @Rule("COD-GAME-08")
  void resourcesPlacesAndObjectsDoNothing() {
    TableBuilder still =
        table()
            .blocked()
            .space(1, "pipe")
            .space(2, "exit")
            .space(3, "pharmacy")
            .space(4, "gas_station")
            .space(5, "security_box")
            .space(6, "barricade")
            .space(7, "adrenaline");
    Played before = still.start();
    Played game = still.startGameTurn();

    assertThat(game.events().kinds())
        .containsExactly(
            CardsEvent.GAME_TURN,
            CardsEvent.LAST_BREATH,
            CardsEvent.TURN_BEGINS,
            CardsEvent.IMMUNITY_LOST);
    for (String same :
        List.of("spaces", "rick.vitality", "rick.hand", "common.count", "common-discard")) {
      game.sees(same, before.look(same));
    }
    for (int n = 1; n <= 7; n++) {
      game.sees("space." + n + ".turns", 0).sees("space." + n + ".hits", 0);
    }
  }

  @ParameterizedTest
  @Rule("COD-GAME-09")
  @CsvSource({"empty, 2", "barricade, 4"})
  void aNewArrivalActsOnlyAheadOfThePointer(String second, int arrival) {
    // given a Screamer on 3 that is due and calls a Zombie; 4 is empty
    Played game =
        table()
            .space(1, "exit")
            .space(2, second)
            .space(3, "zombie_screamer", 0, 1)
            .common("zombie")
            .startGameTurn();

    game.sees("space." + arrival, "zombie");
    assertThat(bites(game)).isEqualTo(arrival > 3 ? List.of(1, 2) : List.of(1));
  }

  @ParameterizedTest
  @Rule("COD-GAME-09")
  @CsvSource({"empty, 1, 11", "antiviral, 3, 10"})
  void theSameGoesForABabyGhoul(String first, int arrival, int vitality) {
    Played game = table().space(1, first).space(2, "mommy_zombie", 0, 2).startGameTurn();

    game.sees("space." + arrival, "baby_ghoul").sees("rick.vitality", vitality);
  }

  @Test
  @Rule("COD-GAME-10")
  void aCardThatLeftBeforeThePointerCameDoesNothing() {
    // given a Fat Zombie that kills the Zombie ahead of the pointer
    Played game =
        table()
            .space(1, "fat_zombie", 0, 1)
            .space(2, "zombie")
            .common("antiviral", "note")
            .startGameTurn();

    game.sees("space.2", "empty").sees("rick.vitality", 12 - 5);
    assertThat(bites(game)).isEmpty();
  }
}
