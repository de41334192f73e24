package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// GAME, second half: Get Close, cards without room, and Game Turns without a survivor to bite.
class GetCloseTest {
  @Test
  @Rule("COD-GAME-11")
  void allFaceUpCardsComeIntoTheRow() {
    Played game =
        table()
            .survivors("rick", "selena")
            .spot("6.1", "zombie")
            .spot("6.3", "antiviral")
            .spot("6.7", "mommy_zombie")
            .faceUp("6.1", "6.3", "6.7")
            .startGameTurn();

    game.sees("spaces", "zombie, antiviral, mommy_zombie, empty, empty, empty, blocked")
        .sees("spot.6.1", "gone")
        .sees("spot.6.3", "gone")
        .sees("spot.6.5", "face-down")
        .sees("spot.6.7", "gone")
        .sees("space.3.turns", 0)
        .sees("rick.vitality", 12);
  }

  @Test
  @Rule("COD-GAME-04")
  void inGetCloseTheTopRowComesFirst() {
    Played game =
        table()
            .gone("4.3")
            .spot("3.2", "antiviral")
            .spot("4.5", "canned_soup")
            .faceUp("4.5", "3.2")
            .startGameTurn();

    game.sees("space.1", "antiviral").sees("space.2", "canned_soup");
  }

  @Test
  @Rule("COD-GAME-04")
  void inARowTheLeftOneComesFirst() {
    Played game =
        table()
            .survivors("rick", "selena")
            .spot("6.1", "antiviral")
            .spot("6.3", "note")
            .spot("6.7", "canned_soup")
            .faceUp("6.7", "6.3", "6.1")
            .startGameTurn();

    game.sees("space.1", "antiviral").sees("space.2", "note").sees("space.3", "canned_soup");
  }

  @Test
  @Rule("COD-GAME-04")
  void theOrderDecidesWhichFastCardFindsTheLastSpace() {
    // given one Free space, and Rick who turns two Runners, the right one first
    Played game =
        table()
            .space(1, "antiviral")
            .space(2, "antiviral")
            .space(3, "antiviral")
            .space(4, "antiviral")
            .spot("4.3", "zombie_runner")
            .spot("4.5", "zombie_runner")
            .start();
    int right = game.play("rick", "run:4.5").events().only(CardsEvent.WALKED).get(1);
    int left = game.play("rick", "turn:4.3").events().only(CardsEvent.WALKED).get(1);

    assertThat(game.events().only(CardsEvent.ENTERS_FAST)).containsExactly(left, 5);
    assertThat(game.events().only(CardsEvent.NO_ROOM)).containsExactly(right);
  }

  /// Rick alone; Antivirals on spaces 2 to 5, so that only space 1 is left.
  private static TableBuilder allButOne() {
    TableBuilder table = table();
    for (int n = 2; n <= 5; n++) {
      table.space(n, "antiviral");
    }
    return table;
  }

  @ParameterizedTest
  @Rule("COD-GAME-12")
  @ValueSource(strings = {"zombie_runner", "zombie", "canned_soup"})
  void aCardThatComesFromTheLayoutWithoutRoomIsDiscarded(String card) {
    Played game = allButOne().space(1, "barricade").spot("4.3", card).faceUp("4.3").startGameTurn();

    game.sees("spot.4.3", "gone")
        .sees("common-discard", card)
        .sees("rick.vitality", 12)
        .sees("spaces", "barricade, antiviral, antiviral, antiviral, antiviral, blocked, blocked");
    assertThat(game.events().told(CardsEvent.NO_ROOM)).isTrue();
  }

  @Test
  @Rule("COD-GAME-12")
  void aZombieDrawnByNoiseWithoutRoomIsDiscarded() {
    Played game = allButOne().space(1, "zombie_screamer", 0, 1).common("zombie").startGameTurn();

    game.sees("common-discard", "zombie").sees("kills", 0);
    assertThat(game.events().told(CardsEvent.NO_ROOM)).isTrue();
    assertThat(game.events().told(CardsEvent.LURED)).isFalse();
  }

  @Test
  @Rule("COD-GAME-12")
  void aBabyGhoulWithoutRoomGoesBackToItsPile() {
    Played game = allButOne().space(1, "mommy_zombie", 0, 2).startGameTurn();

    game.sees("pile-d", "baby_ghoul, baby_ghoul")
        .sees("space.1.turns", 0)
        .sees(
            "spaces", "mommy_zombie, antiviral, antiviral, antiviral, antiviral, blocked, blocked");
  }

  @Test
  @Rule("COD-GAME-12")
  void onlyWhatFindsNoRoomIsDiscarded() {
    Played game =
        allButOne()
            .spot("4.3", "zombie")
            .spot("4.5", "canned_soup")
            .faceUp("4.3", "4.5")
            .startGameTurn();

    game.sees("space.1", "zombie").sees("common-discard", "canned_soup");
  }

  @ParameterizedTest
  @Rule("COD-GAME-13")
  @CsvSource({"exit, 1.0", "exit_indoors, 2.0"})
  void aWayOutWaitsFaceUpAndTriesAgain(String way, String spot) {
    TableBuilder table = allButOne().space(1, "barricade").hand("rick");
    Played game =
        (way.equals("exit") ? table.gone("4.3", "3.2", "2.1") : table.indoors("market"))
            .spot(spot, way)
            .faceUp(spot)
            .start();

    // when there is no room, turn after turn but for Last Breath
    game.play("rick", "end").sees("spot." + spot, "face-up " + way).sees("last-breath", "yes");
    assertThat(game.events().told(CardsEvent.WAITS)).isTrue();
    // when there is room
    game.play("rick", "pick-up:3:hand").play("rick", "end");

    game.sees("spot." + spot, "gone").sees("space.3", way);
  }

  @ParameterizedTest
  @Rule("COD-GAME-13")
  @ValueSource(strings = {"pharmacy", "market", "barricade"})
  void otherCityCardsDoNotWait(String card) {
    Played game =
        allButOne()
            .space(1, "zombie")
            .gone("4.3", "3.2", "2.1")
            .spot("1.0", card)
            .faceUp("1.0")
            .startGameTurn();

    game.sees("spot.1.0", "gone").sees("out." + card, 1);
  }

  // Nobody to bite.

  @Test
  @Rule("COD-GAME-14")
  void withoutALivingActiveSurvivorWhatIsAimedAtItIsLost() {
    Played game =
        table()
            .survivors("dan", "selena")
            .dead("dan")
            .active("dan")
            .space(1, "zombie")
            .space(2, "toxic_zombie")
            .space(3, "zombie_spitter", 0, 1)
            .startGameTurn();

    // then Selena has lost nothing but the Immunity of her own Maintenance
    game.sees("active", "selena")
        .sees("selena.vitality", 12)
        .sees("selena.immunity", 10 - 1)
        .sees("selena.paralysed", "none")
        .sees("space.3.turns", 0);
    assertThat(game.events().kinds())
        .doesNotContain(CardsEvent.BITTEN, CardsEvent.INFECTED_BY, CardsEvent.HURT);
  }

  @Test
  @Rule("COD-GAME-14")
  void onceTheActiveSurvivorIsDeadTheOtherZombiesBiteNobody() {
    Played game =
        table()
            .survivors("selena", "rick")
            .vitality("selena", 2)
            .space(1, "zombie")
            .space(2, "zombie_brute")
            .startGameTurn();

    game.sees("selena.alive", "no").sees("rick.vitality", 12);
    assertThat(game.events().count(CardsEvent.BITTEN)).isEqualTo(1);
  }

  @Test
  @Rule("COD-GAME-14")
  void whatIsAimedAtEverybodyIsNotLost() {
    Played game =
        table()
            .survivors("dan", "selena")
            .dead("dan")
            .active("dan")
            .space(1, "fat_zombie", 0, 1)
            .common("note", "antiviral")
            .startGameTurn();

    game.sees("selena.vitality", 12 - 5);
  }

  @Test
  @Rule("COD-GAME-15")
  void aLostTurnIsFollowedByAGameTurnWithThatSurvivorActive() {
    Played game =
        table()
            .survivors("selena", "rick")
            .paralysed("selena", "next-turn")
            .space(1, "zombie")
            .startTurn();

    game.sees("selena.vitality", 10).sees("rick.vitality", 12);
    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.TURN_LOST, CardsEvent.GAME_TURN, CardsEvent.BITTEN, CardsEvent.TURN_BEGINS);
    assertThat(game.events().count(CardsEvent.GAME_TURN)).isEqualTo(1);
  }
}
