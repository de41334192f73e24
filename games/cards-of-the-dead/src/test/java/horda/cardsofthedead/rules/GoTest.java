package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// GO, first half: leaving through EXIT, and what all Places have in common.
class GoTest {
  private static final String FIVE_FREE = "empty, empty, empty, empty, empty, blocked, blocked";

  /// The next Threat does nothing that these tests look at.
  private static TableBuilder quiet(TableBuilder table) {
    return table.say("threat-pile", List.of("threat_strain"));
  }

  // EXIT.

  /// Rick alone with EXIT, a Zombie and an Antiviral in the row and a Zombie face up.
  private static TableBuilder beforeExit() {
    return quiet(table())
        .space(1, "exit")
        .space(2, "zombie")
        .space(3, "antiviral")
        .spot("4.3", "zombie_brute")
        .faceUp("4.3");
  }

  @Test
  @Rule("COD-GO-01")
  void throughExitTheWholeGameTurnIsPlayedFirst() {
    Played game = beforeExit().start();

    game.play("rick", "go:exit").sees("rick.vitality", 10);

    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.WALKED_THROUGH,
            CardsEvent.GAME_TURN,
            CardsEvent.BITTEN,
            CardsEvent.GETS_CLOSE,
            CardsEvent.WENT_OUT,
            CardsEvent.DAY_BEGINS,
            CardsEvent.TURN_BEGINS);
  }

  @Test
  @Rule("COD-GO-01")
  void behindExitDeploymentAreaAndPlayAreaAreDiscarded() {
    Played game = beforeExit().start();
    int out = Integer.parseInt(game.look("out.count"));

    game.play("rick", "go:exit").sees("spaces", FIVE_FREE);

    // then the 9 Common cards of the layout and two of the row, and the 4 City cards are gone
    game.sees("common-discard.count", 9 + 2)
        .sees("common-discard.zombie_brute", 1)
        .sees("out.count", out + 4);
  }

  @Test
  @Rule("COD-GO-01")
  void behindExitANewDayStarts() {
    Played game = beforeExit().gone("4.5", "3.6").start();
    int city = Integer.parseInt(game.look("city.count"));

    game.play("rick", "go:exit")
        .sees("day", 2)
        .sees("uncovered", "4.3, 4.5")
        .sees("spot.4.3", "face-down")
        .sees("city.count", city - 4)
        .sees("threats", "threat_strain");
    assertThat(game.asked()).isEqualTo("rick");
  }

  @Test
  @Rule("COD-GO-02")
  void onDayThreeTheGameEndsInsteadOfANewDay() {
    Played game =
        table()
            .day(3, "threat_strain", "threat_keen_ears")
            .space(1, "exit")
            .space(2, "zombie")
            .start();

    game.play("rick", "go:exit").sees("rick.vitality", 10).sees("result", "won").sees("day", 3);

    assertThat(game.match().isOver()).isTrue();
    assertThat(game.match().outcome().winners()).isEqualTo(1);
    assertThat(game.events().kinds())
        .containsSubsequence(CardsEvent.GAME_TURN, CardsEvent.WENT_OUT, CardsEvent.GAME_WON)
        .doesNotContain(CardsEvent.DAY_BEGINS, CardsEvent.THREAT_REVEALED, CardsEvent.TURN_BEGINS);
  }

  @ParameterizedTest
  @Rule("COD-GO-02")
  @ValueSource(ints = {1, 2})
  void onEarlierDaysTheGameGoesOn(int day) {
    TableBuilder table = day == 1 ? quiet(table()) : quiet(table().day(2, "threat_hardened"));
    Played game = table.space(1, "exit").start();

    game.play("rick", "go:exit").sees("result", "going-on").sees("day", day + 1);
  }

  // Dying on the way.

  @ParameterizedTest
  @Rule("COD-GO-09")
  @CsvSource({"exit, 2, main", "market, 1, market"})
  void theWalkCountsThoughTheWalkerDiesOnTheWay(String place, int day, String zone) {
    Played game =
        quiet(table().survivors("rick", "selena"))
            .vitality("rick", 2)
            .space(1, "zombie")
            .space(2, place)
            .start();

    game.play("rick", "go:" + place)
        .sees("rick.alive", "no")
        .sees("day", day)
        .sees("zone", zone)
        .sees("spaces", "empty, empty, empty, empty, empty, empty, blocked");
    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule("COD-GO-09")
  void theWalkIsInVainIfNobodyElseLives() {
    Played game = quiet(table()).vitality("rick", 2).space(1, "zombie").space(2, "exit").start();

    game.play("rick", "go:exit").sees("result", "all-dead").sees("day", 1);
    assertThat(game.events().told(CardsEvent.WENT_OUT)).isFalse();
  }

  // Places.

  @ParameterizedTest
  @Rule("COD-GO-10")
  @ValueSource(strings = {"exit", "pharmacy", "market", "exit_indoors"})
  void placesAreNeitherDamagedNorPickedUpNorOpened(String place) {
    TableBuilder table = place.equals("exit_indoors") ? table().indoors("market") : table();
    Played game =
        table
            .equipped("rick", "bat")
            .hand("rick", "grenade", "bottle", "toolkit", "chose_one")
            .reserve("rick")
            .space(2, place)
            .start();

    assertThat(game.options("attack")).isEmpty();
    assertThat(game.refuses("attack:2").rule()).isEqualTo("COD-GO-10");
    assertThat(game.options("pick-up")).isEmpty();
    assertThat(game.options("use"))
        .containsExactlyInAnyOrder("use:chose_one:vitality", "use:chose_one:immunity");
  }

  @ParameterizedTest
  @Rule("COD-GO-10")
  @ValueSource(strings = {"exit", "pharmacy", "market"})
  void anExplosionBesideAPlaceDoesNothingToIt(String place) {
    Played game =
        table()
            .space(1, place)
            .space(2, "fat_zombie", 0, 1)
            .space(3, "barricade")
            .common("note", "antiviral")
            .startGameTurn();

    game.sees("spaces", place + ", empty, empty, empty, empty, blocked, blocked")
        .sees("space.1.hits", 0)
        .sees("rick.vitality", 7);
  }

  @ParameterizedTest
  @Rule("COD-GO-11")
  @ValueSource(strings = {"pharmacy", "market"})
  void aVenueThatWasNotEnteredIsGoneWithItsDay(String venue) {
    Played inLayout = quiet(table()).spot("1.4", venue).space(2, "exit").start();
    Played inPlay = quiet(table()).space(1, venue).space(2, "exit").start();

    for (Played game : List.of(inLayout, inPlay)) {
      game.sees("out." + venue, 0);
      game.play("rick", "go:exit")
          .sees("day", 2)
          .sees("out." + venue, 1)
          .sees("city." + venue, 0)
          .sees("venues", "nothing");
    }
  }

  /// All five spaces of a game alone are taken, one of them by a Place.
  private static TableBuilder fullRow(TableBuilder table, String place) {
    for (int n = 1; n <= 4; n++) {
      table.space(n, "antiviral");
    }
    return quiet(table).space(5, place);
  }

  @ParameterizedTest
  @Rule("COD-GO-12")
  @ValueSource(strings = {"exit", "pharmacy", "market", "exit_indoors"})
  void lastBreathIsCheckedAfterTheRowWasCleared(String place) {
    TableBuilder table = place.equals("exit_indoors") ? table().indoors("pharmacy") : table();
    Played gone = fullRow(table, place).start();

    gone.play("rick", "go:" + place).sees("last-breath", "no").sees("spaces", FIVE_FREE);
    assertThat(gone.events().told(CardsEvent.LAST_BREATH)).isFalse();
  }

  @Test
  @Rule("COD-GO-12")
  void withoutGoingTheSameRowIsALastBreath() {
    Played stayed = fullRow(table(), "exit").start();

    stayed.play("rick", "end").sees("last-breath", "yes");
  }
}
