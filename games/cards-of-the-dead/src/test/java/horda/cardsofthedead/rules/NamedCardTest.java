package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.state.CardsEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// NAMED: Note, Binoculars, Lantern, Chose One, Kevlar, ToolKit, Barricade.
class NamedCardTest {
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

  @ParameterizedTest
  @CsvSource({
    "use:chose_one:vitality, 7, 5, 0, none",
    "use:chose_one:immunity, 5, 7, 0, none",
    "use:chose_one:1, 5, 5, 1, next-turn"
  })
  @Rule("COD-NAMED-10")
  void choseOneDoesTheOneThingThatItsUserPicks(
      String option, int vitality, int immunity, int hits, String token) {
    Played game =
        table()
            .vitality("rick", 5)
            .immunity("rick", 5)
            .hand("rick", "chose_one")
            .space(1, "zombie")
            .start();
    assertThat(game.options("use:chose_one"))
        .containsExactly("use:chose_one:vitality", "use:chose_one:immunity", "use:chose_one:1");

    game.play("rick", option);

    game.sees("rick.vitality", vitality)
        .sees("rick.immunity", immunity)
        .sees("space.1.hits", hits)
        .sees("space.1.paralysed", token)
        .sees("common-discard", "chose_one")
        .sees("actions", 2);
  }

  @Test
  @Rule("COD-NAMED-23")
  void theThirdOptionOfChoseOneNeedsATarget() {
    Played game = table().hand("rick", "chose_one").space(1, "exit").start();

    assertThat(game.options("use:chose_one"))
        .containsExactly("use:chose_one:vitality", "use:chose_one:immunity");
  }

  @Test
  @Rule("COD-NAMED-11")
  void kevlarStaysBesideTheSurvivorUntilItsDefenceIsUsedUp() {
    Played game = table().hand("rick", "kevlar").space(1, "zombie").start();

    game.play("rick", "use:kevlar").sees("rick.worn", "kevlar").sees("common-discard", "nothing");
    game.play("rick", "end").sees("rick.worn", "kevlar").sees("rick.worn-hits", 2);
    game.play("rick", "end").sees("rick.worn", "nothing").sees("common-discard", "kevlar");

    game.sees("rick.vitality", 12).play("rick", "end").sees("rick.vitality", 10);
  }

  @Test
  @Rule("COD-NAMED-11")
  void severalKevlarsAreUsedUpOneAfterTheOther() {
    Played game =
        table().worn("rick", 3, "kevlar", "kit:kevlar").space(1, "zombie_brute").startGameTurn();

    game.sees("common-discard", "kevlar").sees("rick.worn", "kevlar").sees("rick.worn-hits", 2);
    game.sees("rick.vitality", 12).sees("kit-discard", "nothing");
  }

  @Test
  @Rule("COD-NAMED-15")
  void aToolKitIsUsedFromHandOnACardWithTheToolsIcon() {
    Played game =
        table()
            .hand("rick", "kit:toolkit")
            .space(1, "zombie")
            .space(2, "barricade")
            .space(3, "gas_station")
            .space(4, "security_box")
            .space(5, "exit")
            .start();
    assertThat(game.options("use:toolkit")).containsExactly("use:toolkit:2", "use:toolkit:4");

    game.play("rick", "use:toolkit:4");

    game.sees("space.4", "empty").sees("rick.hand", "ammunition_gun, gun").sees("actions", 2);
    game.sees("kit-discard", "toolkit");
  }

  @Test
  @Rule("COD-NAMED-15")
  void aToolKitInTheReserveOrWithoutSuchACardIsOfNoUse() {
    Played stowed = table().hand("rick").reserve("rick", "toolkit").space(1, "barricade").start();
    assertThat(stowed.options("use")).isEmpty();

    Played idle = table().hand("rick", "toolkit").space(1, "gas_station").start();
    assertThat(idle.options("use")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"use:toolkit:1", "attack:1"})
  @Rule("COD-NAMED-16")
  void aBarricadeOpenedOrDestroyedGivesNothing(String option) {
    Played game =
        table().hand("rick", "toolkit").equipped("rick", "axe").space(1, "barricade").start();

    game.play("rick", option);

    game.sees("space.1", "empty").sees("out.barricade", 1);
    game.sees("rick.hand", option.startsWith("use") ? "nothing" : "toolkit");
    assertThat(game.events().told(CardsEvent.RECEIVED)).isFalse();
    assertThat(game.question()).isEqualTo("act");
  }
}
