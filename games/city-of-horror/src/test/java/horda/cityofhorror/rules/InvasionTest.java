package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.content.InvasionCard;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// INV: zombies move and come, supplies drop, the Leader steps. Corners 1 to 4 in order.
class InvasionTest {
  private static final List<String> ORDER =
      List.of("church", "hospital", "bank", "armory", "tower", "crossroads");

  /// A table at the moment before this card is turned.
  private static TableBuilder before(String card, String... players) {
    TableBuilder builder = players.length == 0 ? table() : table(players);
    return builder.round(card.charAt(1) - '0').invasion(card);
  }

  private static void assertZombies(Played game, int... zombies) {
    for (int i = 0; i < zombies.length; i++) {
      game.sees(ORDER.get(i) + ".zombies", zombies[i]);
    }
  }

  /// TV-01, the rule book's example.
  @Test
  @Rule({"COH-INV-01", "COH-INV-03", "COH-INV-05", "COH-INV-07", "COH-INV-10"})
  void theExampleOfTheRuleBook() {
    Played game =
        before("03-a", "ana", "ben", "cleo", "dan", "eva", "fay")
            .zombies("church", 7)
            .zombies("armory", 4)
            .leader("red")
            .at("invasion");

    assertZombies(game, 6, 2, 1, 8, 2, 1);
    game.sees("church.antidotes", 2)
        .sees("church.cards.count", 0)
        .sees("armory.antidotes", 1)
        .sees("armory.cards.count", 1)
        .sees("hospital.antidotes", 0)
        .sees("leader", "yellow");
  }

  @Test
  @Rule("COH-INV-01")
  void movesComeFirstThenArrivalsThenSuppliesThenTheLeader() {
    Played game = before("02-a").zombies("armory", 2).at("invasion");

    assertThat(game.allEvents().kinds().stream().distinct())
        .containsExactly(
            CityEvent.INVASION_TURNED,
            CityEvent.ZOMBIES_MOVED,
            CityEvent.ZOMBIES_ARRIVED,
            CityEvent.ANTIDOTES_DROPPED,
            CityEvent.CARDS_DROPPED,
            CityEvent.LEADER_STEPS);
    assertThat(game.allEvents().kinds().getLast()).isEqualTo(CityEvent.LEADER_STEPS);
    // The two of the Armory have made room before any arrive, and join the two that arrive.
    assertZombies(game, 4, 2, 1, 0, 1, 2);
  }

  @Test
  @Rule("COH-INV-01")
  void newcomersDoNotMoveOnAtOnce() {
    // 03-a moves corner 1 to corner 4 and then brings three to corner 1.
    assertZombies(before("03-a").at("invasion"), 3, 2, 1, 0, 2, 1);
  }

  @Test
  @Rule("COH-INV-02")
  void fromTwoOClockOnCardsMoveZombies() {
    for (InvasionCard card : GAME.content().invasions()) {
      if (card.hour() == 0) {
        continue;
      }
      TableBuilder full = before(card.id());
      ORDER.forEach(place -> full.zombies(place, 3));
      long moves = full.at("invasion").allEvents().count(CityEvent.ZOMBIES_MOVED);
      if (card.hour() == 1) {
        assertThat(moves).as(card.id()).isZero();
      } else {
        assertThat(moves).as(card.id()).isBetween(1L, 2L);
      }
    }
  }

  @Test
  @Rule("COH-INV-03")
  void allZombiesOfTheSourceGoAsFarAsEightFit() {
    // 02-b: corner 1 to corner 2, then 0, 2, 2, 1, 2, 1 arrive.
    assertZombies(before("02-b").zombies("church", 5).at("invasion"), 0, 7, 2, 1, 2, 1);
    assertZombies(
        before("02-b").zombies("church", 5).zombies("hospital", 6).at("invasion"),
        3,
        8,
        2,
        1,
        2,
        1);
    assertZombies(
        before("02-b").zombies("church", 5).zombies("hospital", 8).at("invasion"),
        5,
        8,
        2,
        1,
        2,
        1);
  }

  /// TV-27.
  @Test
  @Rule({"COH-INV-03", "COH-INV-04", "COH-INV-05"})
  void twoMovesAreMadeOneAfterTheOther() {
    Played game =
        before("04-a")
            .zombies("hospital", 5)
            .zombies("bank", 6)
            .zombies("armory", 2)
            .zombies("crossroads", 7)
            .at("invasion");
    assertZombies(game, 2, 6, 8, 2, 2, 8);
  }

  @Test
  @Rule("COH-INV-04")
  void theyAreMadeInPrintedOrder() {
    Played game = before("03-b").zombies("hospital", 2).zombies("tower", 3).at("invasion");
    List<List<Integer>> moves =
        game.allEvents().events().stream()
            .filter(event -> event.what() == CityEvent.ZOMBIES_MOVED)
            .map(event -> event.args())
            .toList();
    // Corner 2 to corner 1, then the Tower to the Crossroads.
    assertThat(moves).containsExactly(List.of(2, 1, 0), List.of(3, 4, 5));
    assertZombies(game, 2, 3, 2, 1, 1, 5);
  }

  /// TV-25.
  @Test
  @Rule("COH-INV-05")
  void arrivalsComeFromTheReserveAndStopAtEight() {
    Played game = before("01-c").zombies("bank", 7).at("invasion");
    assertZombies(game, 1, 0, 8, 1, 1, 1);
    game.sees("reserve.zombies", 40 - 12);
  }

  /// TV-26.
  @Test
  @Rule("COH-INV-06")
  void aShortReserveFillsThePlacesInOrder() {
    Played game =
        before("02-a")
            .zombies("church", 4)
            .zombies("hospital", 4)
            .zombies("bank", 5)
            .zombies("armory", 0)
            .say("zombie-reserve", 11)
            .at("invasion");
    // All eight come: 2, 2, 1, 0, then the Tower and the Crossroads are full.
    assertZombies(game, 6, 6, 6, 0, 8, 8);

    Played poor =
        before("02-a")
            .zombies("church", 5)
            .zombies("hospital", 5)
            .zombies("bank", 6)
            .zombies("armory", 6)
            .zombies("tower", 7)
            .zombies("crossroads", 7)
            .at("invasion");
    // Three move from corner 4 to corner 1; four are left: none fits at 1, two come to 2, one to 3,
    // one to the Tower, and nobody is left for the Crossroads.
    assertZombies(poor, 8, 7, 7, 3, 8, 7);
    poor.sees("reserve.zombies", 0);
  }

  @Test
  @Rule("COH-INV-07")
  void suppliesComeFromTheReserveAndTheTopOfTheDeckFaceDown() {
    Played game = before("02-b").deck("kitten", "alarm", "gun").deckSize(10).at("invasion");

    game.sees("church.antidotes", 1)
        .sees("church.cards", "kitten")
        .sees("bank.antidotes", 1)
        .sees("bank.cards", "alarm")
        .sees("reserve.antidotes", 18)
        .sees("deck.count", 8)
        .sees("deck.top", "gun");
    for (int seat = -1; seat < 3; seat++) {
      assertThat(view(game, seat).places().getFirst().cards()).isEqualTo(1);
      assertThat(view(game, seat).places().getFirst().knownCards()).isEmpty();
    }
  }

  @Test
  @Rule("COH-INV-07")
  void noSuppliesComeToTheTowerOrTheCrossroads() {
    for (InvasionCard card : GAME.content().invasions()) {
      if (card.hour() > 0) {
        before(card.id())
            .at("invasion")
            .sees("tower.antidotes", 0)
            .sees("tower.cards.count", 0)
            .sees("crossroads.antidotes", 0)
            .sees("crossroads.cards.count", 0);
      }
    }
  }

  @Test
  @Rule("COH-INV-08")
  void whatCannotBeSuppliedIsLeftOut() {
    // 03-a: two antidotes on corner 1, an antidote and a card on corner 4.
    before("03-a")
        .say("antidote-reserve", 2)
        .deckSize(0)
        .at("invasion")
        .sees("church.antidotes", 2)
        .sees("armory.antidotes", 0)
        .sees("armory.cards.count", 0)
        .sees("reserve.antidotes", 0);
    before("03-a")
        .say("antidote-reserve", 1)
        .deckSize(1)
        .at("invasion")
        .sees("church.antidotes", 1)
        .sees("armory.antidotes", 0)
        .sees("armory.cards.count", 1)
        .sees("deck.count", 0);
  }

  @Test
  @Rule("COH-INV-09")
  void fireAndRuinsAreNoObstacle() {
    for (String side : List.of("none", "armory")) {
      Played game =
          before("02-d")
              .option("side-b", side)
              .armoryShut()
              .ruined()
              .zombies("bank", 2)
              .at("invasion");
      // 02-d: corner 3 to corner 4, then two more to corner 4 and two to the Tower.
      assertZombies(game, 2, 1, 0, 4, 2, 1);
    }
    before("02-a")
        .armoryShut()
        .at("invasion")
        .sees("armory.antidotes", 1)
        .sees("armory.cards.count", 1);
  }

  @Test
  @Rule("COH-INV-10")
  void theLeaderAdvancesAsManyStepsAsShown() {
    before("01-a").leader("green").at("invasion").sees("leader", "violet");
    before("01-b").leader("green").at("invasion").sees("leader", "white");
    before("01-b").leader("white").at("invasion").sees("leader", "violet");
  }

  @Test
  @Rule("COH-INV-11")
  void theTurnedCardIsPublicFromThenOn() {
    Played game = before("01-d").from("window cards-revealed");
    assertThat(view(game, 2).invasionsTurned()).doesNotContain("01-d").hasSize(1);

    game.passAll();
    for (int seat = -1; seat < 3; seat++) {
      assertThat(view(game, seat).invasionsTurned()).hasSize(2).endsWith("01-d");
    }
    assertThat(game.events().events())
        .anyMatch(event -> event.what() == CityEvent.INVASION_TURNED && event.isFor(-1));
  }
}
