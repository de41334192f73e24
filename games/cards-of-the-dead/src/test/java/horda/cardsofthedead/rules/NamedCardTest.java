package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsEvent;
import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** NAMED: events, and cards that look at other cards. */
class NamedCardTest {
  /** The City card at 1.0 lies uncovered. */
  private static TableBuilder cityCard(String card) {
    return table().gone("4.3", "3.2", "2.1").spot("1.0", card);
  }

  /** The same for two survivors, who hold what the test gives them. */
  private static TableBuilder cityCardForTwo(String card) {
    return table()
        .survivors("rick", "selena")
        .gone("6.1", "6.3", "5.2", "5.4", "4.3", "3.2", "2.1", "6.5", "6.7")
        .spot("1.0", card)
        .hand("rick")
        .reserve("rick")
        .hand("selena")
        .reserve("selena");
  }

  private static TableBuilder walkingTo(String card) {
    return table().spot("4.3", card);
  }

  @Test
  @Rule("COD-NAMED-01")
  void hordeBlocksTheRightmostFreeSpace() {
    walkingTo("horde")
        .space(5, "zombie")
        .start()
        .play("rick", "walk:4.3")
        .sees("spaces", "empty, empty, empty, blocked, zombie, blocked, blocked");
  }

  @Test
  @Rule("COD-NAMED-01")
  void hordeDoesNothingWithoutAFreeSpace() {
    Played game =
        walkingTo("horde")
            .space(1, "antiviral")
            .space(2, "barricade")
            .blocked(3, 4, 5, 6, 7)
            .start();

    game.play("rick", "walk:4.3");

    game.sees("spaces", "antiviral, barricade, blocked, blocked, blocked, blocked, blocked")
        .sees("common-discard", "horde");
    assertThat(game.events().told(CardsEvent.HORDE)).isFalse();
  }

  @Test
  @Rule({"COD-NAMED-02", "COD-NAMED-03"})
  void runAwayFreesTheLeftmostBlockedSpaceEvenOneBlockedFromTheStart() {
    walkingTo("run_away")
        .start()
        .sees("blocked", "6, 7")
        .play("rick", "walk:4.3")
        .sees("blocked", "7");
    walkingTo("run_away").blocked(2, 6, 7).start().play("rick", "walk:4.3").sees("blocked", "6, 7");
  }

  @Test
  @Rule("COD-NAMED-02")
  void runAwayDoesNothingWithoutABlockedSpace() {
    Played game = walkingTo("run_away").blocked().space(7, "barricade").start();

    game.play("rick", "walk:4.3");

    game.sees("spaces", "empty, empty, empty, empty, empty, empty, barricade");
    assertThat(game.events().told(CardsEvent.RUN_AWAY)).isFalse();
  }

  @Test
  @Rule("COD-NAMED-04")
  void aNoteDrawsThreeCardsOfWhichOneResourceMayBeKept() {
    Played game =
        table().hand("rick", "kit:note").common("zombie", "antiviral", "bottle", "pipe").start();

    game.play("rick", "use:note");
    assertThat(game.options()).containsExactlyInAnyOrder("none", "keep:antiviral", "keep:bottle");
    game.play("rick", "keep:bottle");

    game.sees("rick.hand", "bottle")
        .sees("common-discard", "antiviral, zombie")
        .sees("common.top", "pipe")
        .sees("kit-discard", "note")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-NAMED-04")
  void nothingOfANoteHasToBeKept() {
    Played game = table().hand("rick", "kit:note").common("zombie", "antiviral", "bottle").start();

    game.play("rick", "use:note").play("rick", "none");

    game.sees("rick.hand", "nothing").sees("common-discard", "antiviral, bottle, zombie");
  }

  @Test
  @Rule("COD-NAMED-05")
  void aCardKeptFromANoteMayBeTheSixthUntilTheEndOfTheTurn() {
    Played game =
        table()
            .hand("rick", "note", "bat", "pipe", "bottle", "lantern", "toolkit")
            .reserve("rick")
            .common("zombie", "antiviral", "zombie")
            .start();

    game.play("rick", "use:note").play("rick", "keep:antiviral");

    game.sees("rick.hand.count", 6).sees("rick.reserve", "nothing").sees("asks", "act");
    game.play("rick", "end");
    assertThat(game.question()).isEqualTo("discard-down");
    game.play("rick", "discard:antiviral").sees("rick.hand.count", 5).sees("asks", "act");
  }

  @Test
  @Rule("COD-NAMED-05")
  void aCardKeptFromTrackMayBeTheSixthUntilTheEndOfTheTurn() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena", "bat", "pipe", "bottle", "lantern", "toolkit", "kevlar")
            .reserve("selena")
            .common("zombie", "antiviral")
            .start();

    game.play("selena", "track:bat").play("selena", "keep:antiviral");

    game.sees("selena.hand.count", 6).sees("selena.reserve", "nothing").sees("asks", "act");
    game.play("selena", "end");
    assertThat(game.question()).isEqualTo("discard-down");
  }

  @Test
  @Rule("COD-NAMED-06")
  void binocularsLookAtUpToThreeCommonCardsAndReorderThem() {
    Played game =
        table()
            .hand("rick", "binoculars")
            .spot("4.3", "zombie")
            .spot("3.4", "antiviral")
            .spot("2.1", "fat_zombie")
            .start();

    game.play("rick", "use:binoculars");
    assertThat(game.options("spot"))
        .as("all Common cards, covered or not, and no City card")
        .containsExactlyInAnyOrder(
            "spot:2.1",
            "spot:2.3",
            "spot:2.5",
            "spot:2.7",
            "spot:3.2",
            "spot:3.4",
            "spot:3.6",
            "spot:4.3",
            "spot:4.5");
    game.play("rick", "spot:4.3").play("rick", "spot:3.4").play("rick", "spot:2.1");
    assertThat(game.events().count(CardsEvent.SEEN)).isEqualTo(3);
    game.play("rick", "from:4.3").play("rick", "from:4.3");

    game.sees("spot.2.1", "known zombie")
        .sees("spot.3.4", "known fat_zombie")
        .sees("spot.4.3", "known antiviral");
    assertThat(game.asked()).isEqualTo("rick");
    assertThat(game.question()).isEqualTo("act");
  }

  @Test
  @Rule("COD-NAMED-06")
  void indoorsBinocularsSeeOnlyTheCommonCardsOfTheVenue() {
    Played game = table().indoors("pharmacy").hand("rick", "binoculars").start();

    game.play("rick", "use:binoculars");

    assertThat(game.options("spot")).containsExactly("spot:2.2", "spot:2.4");
  }

  @Test
  @Rule("COD-NAMED-06")
  void aCardThatLiesFaceUpIsNothingForBinoculars() {
    Played game = table().hand("rick", "binoculars").spot("4.3", "antiviral").faceUp("4.3").start();

    game.play("rick", "use:binoculars");

    assertThat(game.options("spot")).doesNotContain("spot:4.3").contains("spot:4.5");
  }

  @ParameterizedTest
  @CsvSource({"lantern, LEFT_FACE_UP", "binoculars, SEEN"})
  @Rule("COD-NAMED-07")
  void allCardsAreChosenBeforeAnyIsSeen(String card, CardsEvent seen) {
    Played game =
        table().hand("rick", card).spot("4.3", "antiviral").spot("4.5", "antiviral").start();

    game.play("rick", "use:" + card).play("rick", "spot:4.3").sees("spot.4.3", "face-down");
    assertThat(game.allEvents().told(seen)).isFalse();
    game.play("rick", "spot:4.5");
    if (card.equals("binoculars")) {
      game.play("rick", "done");
    }

    assertThat(game.events().count(seen)).isEqualTo(2);
  }

  @Test
  @Rule("COD-NAMED-08")
  void aLanternTurnsUncoveredCardsOfAnyBackAndOnlyResourcesStayFaceUp() {
    Played game =
        table()
            .hand("rick", "lantern")
            .gone("2.1", "2.3", "3.2", "4.3")
            .spot("1.0", "car_alarm")
            .spot("1.2", "the_trader")
            .spot("4.5", "antiviral")
            .start();

    game.play("rick", "use:lantern");
    assertThat(game.options())
        .containsExactlyInAnyOrder("done", "spot:1.0", "spot:1.2", "spot:4.5");
    game.play("rick", "spot:1.0").play("rick", "spot:1.2").play("rick", "spot:4.5");

    game.sees("spot.1.0", "known car_alarm")
        .sees("spot.1.2", "known the_trader")
        .sees("spot.4.5", "face-up antiviral")
        .sees("spaces", "empty, empty, empty, empty, empty, blocked, blocked");
    assertThat(game.question()).as("nothing is resolved").isEqualTo("act");
    assertThat(game.events().told(CardsEvent.NOISE)).isFalse();
  }

  @Test
  @Rule("COD-NAMED-08")
  void aLanternTurnsThreeCardsAtMost() {
    Played game =
        table()
            .hand("rick", "lantern")
            .gone("2.1", "2.3")
            .start()
            .sees("uncovered", "1.0, 1.2, 4.3, 4.5");

    game.play("rick", "use:lantern");
    for (int i = 0; i < 3; i++) {
      game.play("rick", game.options("spot").getFirst());
    }

    assertThat(game.question()).isEqualTo("act");
  }

  @Test
  @Rule("COD-NAMED-09")
  void aResourceLeftFaceUpMovesInTheNextGetClose() {
    Played game = table().hand("rick", "lantern").spot("4.3", "antiviral").start();

    game.play("rick", "use:lantern").play("rick", "spot:4.3").play("rick", "done");
    game.sees("space.1", "empty").play("rick", "end");

    game.sees("space.1", "antiviral").sees("spot.4.3", "gone");
  }

  @Test
  @Rule("COD-NAMED-12")
  void anySurvivorMayShareASoupFromHandOrReserve() {
    Played game =
        cityCardForTwo("the_last_supper")
            .hand("rick", "canned_soup")
            .reserve("selena", "kit:canned_soup")
            .start();

    game.play("rick", "walk:1.0");
    assertThat(game.options())
        .containsExactly("none", "give:rick:canned_soup", "give:selena:canned_soup");
    game.play("rick", "give:selena:canned_soup");

    game.sees("selena.reserve", "nothing")
        .sees("rick.hand", "canned_soup")
        .sees("kit-discard", "canned_soup")
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 12);
  }

  @Test
  @Rule("COD-NAMED-12")
  void ifNobodySharesASoupEverySurvivorLosesTwoVitality() {
    Played refused = cityCardForTwo("the_last_supper").hand("rick", "canned_soup").start();
    refused.play("rick", "walk:1.0").play("rick", "none");
    refused.sees("rick.vitality", 10).sees("selena.vitality", 10).sees("rick.hand", "canned_soup");

    Played nobody = cityCardForTwo("the_last_supper").start();
    nobody.play("rick", "walk:1.0").sees("rick.vitality", 10).sees("selena.vitality", 10);
  }

  @Test
  @Rule("COD-NAMED-13")
  void theTraderGivesAKitCardForEachDiscardedOne() {
    Played game =
        cityCard("the_trader")
            .hand("rick", "bat", "pipe", "antiviral")
            .reserve(
                "rick", "bottle", "antiviral", "antiviral", "antiviral", "antiviral", "antiviral")
            .kit("kevlar", "note", "binoculars")
            .start();

    game.play("rick", "walk:1.0").play("rick", "discard:bat").play("rick", "discard:bottle");
    game.play("rick", "done").play("rick", "reserve");

    game.sees("rick.hand", "antiviral, note, pipe")
        .sees("rick.reserve", "antiviral, antiviral, antiviral, antiviral, antiviral, kevlar")
        .sees("common-discard", "bat, bottle")
        .sees("kit.top", "binoculars");
  }

  @Test
  @Rule("COD-NAMED-13")
  void aCardOfTheTraderMayGoToHandEvenIfTheReserveHasRoom() {
    Played game = cityCard("the_trader").hand("rick", "bat").reserve("rick").kit("kevlar").start();

    game.play("rick", "walk:1.0").play("rick", "discard:bat").play("rick", "done");
    assertThat(game.options()).containsExactly("hand", "reserve");

    game.play("rick", "hand").sees("rick.hand", "kevlar").sees("rick.reserve", "nothing");
  }

  @Test
  @Rule("COD-NAMED-13")
  void onlyTheSurvivorWhoTurnedTheTraderTradesAndNothingMustBeDiscarded() {
    Played game = cityCardForTwo("the_trader").hand("rick", "bat").hand("selena", "pipe").start();

    game.play("rick", "walk:1.0");
    assertThat(game.options()).containsExactly("done", "discard:bat");
    game.play("rick", "done");

    game.sees("rick.hand", "bat").sees("selena.hand", "pipe").sees("kit-discard", "nothing");
    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule("COD-NAMED-14")
  void aLanternOfAnySurvivorBringsEverybodyHome() {
    Played game =
        cityCardForTwo("sweet_home")
            .vitality("rick", 3)
            .vitality("selena", 5)
            .hand("rick", "lantern")
            .reserve("selena", "kit:lantern")
            .start();

    game.play("rick", "walk:1.0");
    assertThat(game.options()).containsExactly("none", "give:rick:lantern", "give:selena:lantern");
    game.play("rick", "give:selena:lantern");

    game.sees("rick.vitality", 12)
        .sees("selena.vitality", 12)
        .sees("selena.reserve", "nothing")
        .sees("rick.hand", "lantern")
        .sees("kit-discard", "lantern");
  }

  @Test
  @Rule("COD-NAMED-14")
  void withoutALanternOrWithoutTheWishNothingHappens() {
    Played kept = cityCardForTwo("sweet_home").vitality("rick", 3).hand("rick", "lantern").start();
    kept.play("rick", "walk:1.0").play("rick", "none");
    kept.sees("rick.vitality", 3).sees("rick.hand", "lantern");

    Played none = cityCardForTwo("sweet_home").vitality("rick", 3).start();
    none.play("rick", "walk:1.0").sees("rick.vitality", 3).sees("asks", "act");
  }

  @Test
  @Rule("COD-NAMED-14")
  void theDeadDoNotComeHome() {
    cityCardForTwo("sweet_home")
        .vitality("rick", 3)
        .hand("rick", "lantern")
        .dead("selena")
        .start()
        .play("rick", "walk:1.0")
        .play("rick", "give:rick:lantern")
        .sees("rick.vitality", 12)
        .sees("selena.vitality", 0);
  }
}
