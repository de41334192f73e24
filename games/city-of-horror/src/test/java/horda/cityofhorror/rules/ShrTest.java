package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CardView;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// SHR: what lies in a location is handed out by whoever wins the vote.
class ShrTest {
  private static final String CHECK = "share-check church";

  /// Ana and Ben in the Church, Cleo and Dan on the Crossroads.
  private static TableBuilder church() {
    return table("ana", "ben", "cleo", "dan")
        .person("ana", "punk", "church")
        .person("ben", "teen", "church");
  }

  /// Ana has been elected.
  private static Played anaShares(TableBuilder table) {
    return table.at(CHECK).vote("ana", "ana").vote("ben", "ana");
  }

  /// The cards lying in the Church whose faces a player knows.
  private static List<String> knownInChurch(Played game, String who) {
    return GAME.view(game.state(), game.seat(who)).places().get(Place.CHURCH).knownCards().stream()
        .map(CardView::card)
        .toList();
  }

  private static List<String> knownInHand(Played game, String who, String whose) {
    return GAME
        .view(game.state(), game.seat(who))
        .players()
        .get(game.seat(whose))
        .knownCards()
        .stream()
        .map(CardView::card)
        .toList();
  }

  @Test
  @Rule("COH-SHR-01")
  void whereItemsLieThePlayersVoteOnWhoHandsThemOut() {
    church().supplies("church", 1).at("share church").passAll().sees("asks", "vote");
    church().supplies("church", 0, "gun").at("share church").passAll().sees("asks", "vote");
    church().at("share church").sees("window", "final");

    Played game = church().supplies("church", 1).at(CHECK).sees("asked", "ana, ben");
    game.vote("ana", "ben").vote("ben", "ben").sees("asks", "hand-out").sees("asked", "ben");
  }

  @Test
  @Rule("COH-SHR-02")
  void beforeTheVoteEverybodyMayDealAndAct() {
    Played game =
        church()
            .supplies("church", 1)
            .antidotes("cleo", 1)
            .hand("dan", "hideout")
            .person("dan", "mama", "bank")
            .firstPlayer("cleo")
            .at("share church");

    game.sees("window", "share church").deal("cleo", "ana", "give:antidotes:1");
    game.sees("window", "share church").sees("asked", "dan");
    game.play("dan", "play:hideout:mama").passAll().sees("mama.hidden", "yes");
    game.sees("window", "share church").passAll().sees("asks", "vote");
  }

  @Test
  @Rule("COH-SHR-03")
  void everyCharacterThereIsOneVote() {
    Played game =
        church()
            .person("ana", "mama", "church")
            .person("ben", "geek", "bank")
            .person("cleo", "priest", "church")
            .supplies("church", 1)
            .at(CHECK);

    game.vote("ana", "cleo").vote("ben", "ben").vote("cleo", "ben").sees("asks", "tie-break");
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.VOTED)
        .extracting(event -> event.args().getLast())
        .containsExactly(2, 1, 1);
  }

  @Test
  @Rule("COH-SHR-04")
  void onlyTheWinnerLooksAtTheCardsBeforeHandingOut() {
    TableBuilder table = church().supplies("church", 0, "gun", "alarm");
    assertThat(knownInChurch(table.at(CHECK), "ana")).isEmpty();

    Played game = anaShares(table);

    assertThat(knownInChurch(game, "ana")).containsExactlyInAnyOrder("gun", "alarm");
    assertThat(knownInChurch(game, "ben")).isEmpty();
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.SHARING_FACES)
        .hasSize(2)
        .allMatch(event -> event.isFor(game.seat("ana")) && !event.isFor(game.seat("ben")));
  }

  @Test
  @Rule("COH-SHR-05")
  void theWinnerGivesToWhomHeLikesPresentOrNot() {
    Played game = anaShares(church().supplies("church", 1, "gun"));

    assertThat(game.deeds("ana"))
        .containsExactlyInAnyOrder(
            "antidote:0",
            "antidote:1",
            "antidote:2",
            "antidote:3",
            "gun:0",
            "gun:1",
            "gun:2",
            "gun:3");
    game.against("ana", "gun", "dan").against("ana", "antidote", "ana");

    game.sees("dan.hand", "gun").sees("ana.antidotes", 1).sees("window", "final");
  }

  @Test
  @Rule({"COH-SHR-06", "COH-SHR-07"})
  void nobodyGetsTwoItemsAndTheSurplusStays() {
    Played game = anaShares(church().supplies("church", 4, "gun", "alarm"));

    game.against("ana", "antidote", "ana");
    assertThat(game.options("ana"))
        .isNotEmpty()
        .noneMatch(option -> option.endsWith(":" + game.seat("ana")));
    game.against("ana", "gun", "ben").against("ana", "antidote", "cleo");
    game.sees("asked", "ana").against("ana", "antidote", "dan");

    game.sees("window", "final").sees("church.antidotes", 1).sees("church.cards", "alarm");
    assertThat(game.events().only(CityEvent.LEFT_BEHIND).getFirst()).isEqualTo(2);
  }

  @Test
  @Rule("COH-SHR-06")
  void whatWasLeftIsSharedInALaterRound() {
    Played game = church().supplies("church", 5).invasion("02-a").from(CHECK);
    game.vote("ana", "ana").vote("ben", "ana");
    for (String who : List.of("ana", "ben", "cleo", "dan")) {
      game.against("ana", "antidote", who);
    }
    game.passUntil("movement-card").sees("round", 2).sees("church.antidotes", 1);

    nobodyMoves(game).passUntil("vote").vote("ana", "ben").vote("ben", "ben");
    game.against("ben", "antidote", "ben").sees("ben.antidotes", 2).sees("church.antidotes", 0);
  }

  /// All choose the location where their only character stands already.
  private static Played nobodyMoves(Played game) {
    game.play("ana", "go:church").play("ben", "go:church");
    game.play("cleo", "go:crossroads").play("dan", "go:crossroads");
    for (String who : List.of("ana", "ben", "cleo", "dan")) {
      game.passUntil("mover").play(who, "stay");
    }
    return game;
  }

  @Test
  @Rule("COH-SHR-07")
  void theWinnerMustHandOutWhileSomebodyCanTake() {
    Played game = anaShares(church().supplies("church", 2));

    assertThat(game.deeds("ana"))
        .containsExactlyInAnyOrder("antidote:0", "antidote:1", "antidote:2", "antidote:3");
    game.against("ana", "antidote", "ana").sees("asks", "hand-out").sees("asked", "ana");
    assertThat(game.deeds("ana"))
        .containsExactlyInAnyOrder("antidote:1", "antidote:2", "antidote:3");
    game.against("ana", "antidote", "cleo").sees("church.antidotes", 0);
    assertThat(game.told(CityEvent.LEFT_BEHIND)).isFalse();
  }

  @Test
  @Rule("COH-SHR-08")
  void theEliminatedReceiveNothing() {
    Played game = anaShares(church().nobody("dan").supplies("church", 4));

    assertThat(game.deeds("ana"))
        .containsExactlyInAnyOrder("antidote:0", "antidote:1", "antidote:2");
    game.against("ana", "antidote", "ana").against("ana", "antidote", "ben");
    game.against("ana", "antidote", "cleo").sees("window", "final").sees("church.antidotes", 1);
  }

  @Test
  @Rule("COH-SHR-09")
  void whereNobodyIsTheItemsStayWithoutAVote() {
    table()
        .supplies("church", 2, "gun")
        .at("share church")
        .sees("window", "final")
        .sees("church.antidotes", 2)
        .sees("church.cards", "gun");
    table().supplies("church", 2).at(CHECK).sees("window", "final").sees("church.antidotes", 2);
  }

  @Test
  @Rule("COH-SHR-10")
  void whoIsEatenHasNeitherVoteNorStandingInTheSharing() {
    Played game =
        church()
            .person("ben", "geek", "bank")
            .person("cleo", "priest", "church")
            .zombies("church", 3)
            .supplies("church", 1)
            .at("attack-check church");
    game.vote("ana", "ben").vote("ben", "ben").vote("cleo", "ben").sees("teen.alive", "no");

    game.passUntil("vote").sees("asked", "ana, cleo");
    assertThat(game.options("ana")).containsExactly("vote:0", "vote:2");
  }

  @Test
  @Rule({"COH-SHR-11", "COH-SHR-12"})
  void whoIsThereOnlyInHidingCannotVoteButCanBeElected() {
    Played game = church().hidden("cleo", "little-boy", "church").supplies("church", 1).at(CHECK);

    game.sees("asked", "ana, ben").vote("ana", "cleo").vote("ben", "cleo");

    game.sees("asks", "hand-out").sees("asked", "cleo").against("cleo", "antidote", "cleo");
    game.sees("cleo.antidotes", 1);
  }

  @Test
  @Rule("COH-SHR-11")
  void theHiddenAloneStillHoldTheSharing() {
    Played game = table().hidden("cleo", "little-boy", "church").supplies("church", 1).at(CHECK);

    game.sees("asks", "hand-out").against("cleo", "antidote", "cleo").sees("cleo.antidotes", 1);
  }

  @Test
  @Rule("COH-SHR-13")
  void onlyTheWinnerAndTheReceiverKnowAHandedCard() {
    Played game = anaShares(church().supplies("church", 0, "gun")).against("ana", "gun", "cleo");

    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.HANDED_CARD_SEEN)
        .singleElement()
        .matches(event -> event.isFor(game.seat("ana")) && event.isFor(game.seat("cleo")))
        .matches(event -> !event.isFor(game.seat("ben")) && !event.isFor(game.seat("dan")));
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CityEvent.HANDED_CARD)
        .singleElement()
        .matches(event -> event.audience() == Event.EVERYBODY);
    assertThat(knownInHand(game, "ana", "cleo")).containsExactly("gun");
    assertThat(knownInHand(game, "ben", "cleo")).isEmpty();
    assertThat(knownInHand(game, "dan", "cleo")).isEmpty();
  }

  @Test
  @Rule("COH-SHR-13")
  void leftoverCardsStayFaceDown() {
    Played game = anaShares(church().supplies("church", 3, "gun", "alarm"));
    game.against("ana", "antidote", "ana").against("ana", "antidote", "ben");
    game.against("ana", "gun", "cleo").against("ana", "antidote", "dan");

    game.sees("church.cards", "alarm");
    assertThat(knownInChurch(game, "ana")).containsExactly("alarm");
    assertThat(knownInChurch(game, "ben")).isEmpty();
    assertThat(knownInChurch(game, "cleo")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, no, 0", "1, yes, 4"})
  @Rule("COH-SHR-14")
  void whatLiesOnTheBoardAfterRoundFourIsLost(int held, String alive, int score) {
    Played game =
        church()
            .antidotes("ana", held)
            .antidotes("ben", 1)
            .supplies("church", 3, "canned-food")
            .at("window final");

    game.passAll();

    game.sees("over", "yes").sees("punk.alive", alive).sees("ana.score", score);
    game.sees("church.antidotes", 3).sees("church.cards", "canned-food");
  }
}
