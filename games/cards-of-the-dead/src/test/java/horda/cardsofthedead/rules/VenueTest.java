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

/// GO, second half: entering venues, leaving them, and EXIT meanwhile.
class VenueTest {
  // Out of a venue.

  /// Rick in the pharmacy, about to leave; outside 4.3 has gone and a City card is known.
  private static TableBuilder leavingThePharmacy() {
    return table()
        .indoors("pharmacy")
        .gone("4.3")
        .spot("1.0", "barricade")
        .known("1.0")
        .space(1, "zombie")
        .space(2, "exit")
        .space(3, "exit_indoors")
        .space(4, "antiviral");
  }

  @Test
  @Rule("COD-GO-03")
  void leavingAVenuePlaysTheGameTurnFirst() {
    Played game = leavingThePharmacy().faceUp("2.2").spot("2.2", "canned_soup").start();

    game.play("rick", "go:exit_indoors").sees("rick.vitality", 10);

    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.WALKED_THROUGH,
            CardsEvent.GAME_TURN,
            CardsEvent.BITTEN,
            CardsEvent.GETS_CLOSE,
            CardsEvent.WENT_OUTSIDE,
            CardsEvent.TURN_BEGINS);
  }

  @Test
  @Rule("COD-GO-03")
  void leavingAVenueDiscardsItAndThePlayAreaButNotExit() {
    Played game = leavingThePharmacy().start();

    game.play("rick", "go:exit_indoors")
        .sees("spaces", "empty, exit, empty, empty, empty, blocked, blocked");
    for (String spot : List.of("1.1", "1.3", "1.5", "2.0", "2.2", "2.4", "2.6")) {
      game.sees("spot." + spot, "gone");
    }
    // two Common cards of the venue, and the Zombie and the Antiviral of the row
    game.sees("common-discard.count", 2 + 2);
  }

  @Test
  @Rule("COD-GO-03")
  void outsideTheMainZoneIsAsItWasLeft() {
    Played game = leavingThePharmacy().start();

    game.play("rick", "go:exit_indoors")
        .sees("zone", "main")
        .sees("day", 1)
        .sees("spot.4.3", "gone")
        .sees("spot.1.0", "known barricade")
        .sees("uncovered", "3.2, 4.5");
    assertThat(game.options("walk")).containsExactly("walk:3.2", "walk:4.5");
  }

  // Into a venue.

  @ParameterizedTest
  @Rule("COD-GO-04")
  @CsvSource({
    "pharmacy, showcase_medkit+antiviral+exit_indoors+vaccine",
    "market, kevlar+vending_machine+exit_indoors+security_box"
  })
  void goingInPlaysTheGameTurnThenClearsTheRowThenDeals(String venue, String pile) {
    List<String> inside = List.of(pile.split("[+]"));
    Played game =
        table()
            .survivors("rick")
            .space(1, "zombie")
            .space(2, "exit")
            .space(3, venue)
            .spot("4.3", "canned_soup")
            .faceUp("4.3")
            .say(venue, inside)
            .start();

    game.play("rick", "go:" + venue)
        .sees("rick.vitality", 10)
        .sees("spaces", "empty, exit, empty, empty, empty, blocked, blocked")
        .sees("common-discard", "canned_soup, zombie")
        .sees("zone", venue)
        .sees(venue, "nothing")
        .sees("uncovered", "2.0, 2.2, 2.4, 2.6");
    assertThat(game.options("walk"))
        .containsExactly("walk:2.0", "walk:2.2", "walk:2.4", "walk:2.6");
    assertThat(game.events().kinds())
        .containsSubsequence(
            CardsEvent.WALKED_THROUGH,
            CardsEvent.GAME_TURN,
            CardsEvent.BITTEN,
            CardsEvent.GETS_CLOSE,
            CardsEvent.WENT_IN,
            CardsEvent.TURN_BEGINS);
    // three cards of the pile lie in row 1, the fourth begins row 2
    game.play("rick", "walk:2.0").sees("space.1", inside.get(3));
  }

  @Test
  @Rule("COD-GO-05")
  void oneWalkTakesTheWholeGroupInAndOut() {
    Played game =
        table()
            .survivors("rick", "selena", "dan")
            .space(1, "market")
            .say("market", List.of("kevlar", "vending_machine", "security_box", "exit_indoors"))
            .start();

    game.play("rick", "go:market").sees("zone", "market");
    assertThat(game.asked()).isEqualTo("selena");
    assertThat(game.options("walk"))
        .containsExactly("walk:2.0", "walk:2.2", "walk:2.4", "walk:2.6");

    game.play("selena", "walk:2.0").play("dan", "go:exit_indoors").sees("zone", "main");
    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.options("walk"))
        .containsExactly("walk:7.0", "walk:7.2", "walk:7.4", "walk:7.6", "walk:7.8");
  }

  @Test
  @Rule("COD-GO-06")
  void theCardsOfAVenueLeaveTheGameWhenTheGroupIsOutside() {
    Played game =
        table().indoors("pharmacy").space(1, "exit_indoors").hand("rick").reserve("rick").start();
    game.sees("out.vaccine", 0).sees("out.showcase_medkit", 0);

    game.play("rick", "go:exit_indoors")
        .sees("out.vaccine", 1)
        .sees("out.showcase_medkit", 2)
        .sees("out.exit_indoors", 1)
        .sees("pharmacy", "nothing");
  }

  @Test
  @Rule("COD-GO-06")
  void aVenueIsEnteredOnceAGame() {
    Played game = table().space(1, "pharmacy").space(2, "exit").start();

    game.play("rick", "go:pharmacy").sees("venues", "pharmacy").sees("out.pharmacy", 1);

    // no Day brings it back: its City card and its own cards are out of the game
    Played outside = table().indoors("pharmacy").space(1, "exit_indoors").space(2, "exit").start();
    outside.play("rick", "go:exit_indoors").play("rick", "go:exit");
    outside
        .sees("day", 2)
        .sees("out.pharmacy", 1)
        .sees("out.vaccine", 1)
        .sees("city.pharmacy", 0)
        .sees("pharmacy", "nothing")
        .sees("venues", "pharmacy");
  }

  // EXIT while indoors.

  @Test
  @Rule("COD-GO-07")
  void indoorsExitOnlyKeepsItsSpace() {
    Played game = table().indoors("pharmacy").space(1, "exit").spot("2.2", "canned_soup").start();

    assertThat(game.options("go")).isEmpty();
    assertThat(game.refuses("go:exit").rule()).isEqualTo("COD-GO-07");
    game.play("rick", "walk:2.2")
        .sees("spaces", "exit, canned_soup, empty, empty, empty, blocked, blocked");
    assertThat(game.options("go")).isEmpty();
  }

  @Test
  @Rule("COD-GO-08")
  void exitWaitingOutsideDoesNotMoveWhileTheGroupIsIndoors() {
    Played game =
        table()
            .gone("4.3", "3.2", "2.1")
            .spot("1.0", "exit")
            .faceUp("1.0")
            .indoors("pharmacy")
            .space(2, "exit_indoors")
            .start();

    game.play("rick", "end").sees("spot.1.0", "face-up exit").sees("space.1", "empty");
    game.play("rick", "go:exit_indoors").sees("spot.1.0", "face-up exit").sees("space.1", "empty");
    game.play("rick", "end").sees("spot.1.0", "gone").sees("space.1", "exit");
  }
}
