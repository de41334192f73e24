package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.dealt;
import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// DECK: how piles are built and renewed. Discarding is in [DeckDiscardTest].
class DeckTest {
  private static final int SEEDS = 40;

  /// Everything that is or was in today's Common pile: the pile and the layout.
  private static List<Integer> commonOnTheTable(Played game) {
    return Stream.concat(
            Laid.pile(game, CardZones.COMMON).stream(), Laid.layout(game, Back.COMMON).stream())
        .toList();
  }

  private static int day(Played game, int card) {
    return game.state().content.day(card);
  }

  @Test
  @Rule("COD-DECK-01")
  void exitAndFourCityCardsAreShuffledTogether() {
    Set<Integer> placesOfExit = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = dealt(seed, 1, "survivors", "rick");
      List<Integer> row = Laid.layout(game, Back.CITY);
      assertThat(row).hasSize(5).contains(game.state().content.exit()).doesNotHaveDuplicates();
      game.sees("city.count", 11).sees("aside", "nothing");
      placesOfExit.add(row.indexOf(game.state().content.exit()));
    }
    assertThat(placesOfExit).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
  }

  @Test
  @Rule("COD-DECK-01")
  void theFourAreTheNextOnesOfTheCityPile() {
    Set<List<String>> orders = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game =
          table()
              .seed(seed)
              .say("city", List.of("pharmacy", "market", "barricade", "gas_station", "car_alarm"))
              .startDay(2);
      List<String> row = Laid.names(game, Laid.layout(game, Back.CITY));
      assertThat(row)
          .containsExactlyInAnyOrder("exit", "pharmacy", "market", "barricade", "gas_station");
      orders.add(row);
      game.sees("city.top", "car_alarm");
    }
    assertThat(orders).hasSizeGreaterThan(SEEDS / 2);
  }

  @Test
  @Rule("COD-DECK-02")
  void cityCardsOfEarlierDaysDoNotReturnButExitDoes() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = table().seed(seed).startDay(2);
      List<Integer> second = Laid.layout(game, Back.CITY);
      List<Integer> gone = new ArrayList<>(ofBack(game, CardZones.OUT, Back.CITY));
      assertThat(gone).hasSize(4);
      assertThat(second).hasSize(5).contains(game.state().content.exit());
      assertThat(second).doesNotContainAnyElementsOf(gone);

      Played third = table().seed(seed).day(2).startDay(3);
      assertThat(ofBack(third, CardZones.OUT, Back.CITY)).hasSize(8).doesNotHaveDuplicates();
      assertThat(Laid.layout(third, Back.CITY)).hasSize(5).contains(third.state().content.exit());
      third.sees("city.count", 3);
    }
  }

  private static List<Integer> ofBack(Played game, int zone, Back back) {
    return Laid.pile(game, zone).stream()
        .filter(card -> game.state().content.back(card) == back)
        .toList();
  }

  @Test
  @Rule("COD-DECK-03")
  void dayOneUsesOnlyItsOwnCommonCards() {
    for (int seats = 1; seats <= 3; seats++) {
      Played game = dealt(1, seats, "survivors", "random");
      assertThat(commonOnTheTable(game)).hasSize(54).allMatch(card -> day(game, card) == 1);
    }
  }

  @Test
  @Rule("COD-DECK-03")
  void renewingThePileOnDayOneBringsNoLaterCards() {
    Played game = table().hand("rick", "note").commonSize(0).start().play("rick", "use:note");
    assertThat(game.events().told(CardsEvent.RESHUFFLED)).isTrue();
    assertThat(commonOnTheTable(game)).allMatch(card -> day(game, card) == 1);
  }

  @Test
  @Rule("COD-DECK-04")
  void theCardsOfTheNewDayAreAddedToThePile() {
    for (int day = 2; day <= 3; day++) {
      int today = day;
      Played before = table().day(day - 1).commonSize(20).start();
      Played after = table().day(day - 1).commonSize(20).startDay(day);

      List<Integer> expected = new ArrayList<>(Laid.pile(before, CardZones.COMMON));
      Laid.pile(before, CardZones.BOX).stream()
          .filter(card -> day(before, card) == today)
          .forEach(expected::add);
      assertThat(expected).hasSize(20 + 23);
      assertThat(commonOnTheTable(after)).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  @Rule("COD-DECK-04")
  void theWholePileIsShuffled() {
    Set<Integer> topDays = new HashSet<>();
    Set<Integer> bottomDays = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played before = table().seed(seed).start();
      Played after = table().seed(seed).startDay(2);
      // First card dealt, last card of the pile.
      topDays.add(day(after, Laid.layout(after, Back.COMMON).getFirst()));
      bottomDays.add(day(after, Laid.pile(after, CardZones.COMMON).getLast()));
      List<Integer> old = new ArrayList<>(Laid.pile(before, CardZones.COMMON));
      List<Integer> pile = new ArrayList<>(Laid.pile(after, CardZones.COMMON));
      old.retainAll(pile);
      pile.retainAll(old);
      assertThat(pile).as("old cards have a new order").isNotEqualTo(old);
    }
    assertThat(topDays).containsExactlyInAnyOrder(1, 2);
    assertThat(bottomDays).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  @Rule("COD-DECK-05")
  void discardsStayOutAtADayChange() {
    TableBuilder table =
        table().commonDiscard("zombie", "kevlar", "note").space(1, "exit").space(2, "pipe");
    List<Integer> discards = new ArrayList<>(Laid.pile(table.start(), CardZones.COMMON_DISCARD));
    discards.addAll(Laid.layout(table.start(), Back.COMMON));

    Played game = table.start().play("rick", "go:exit");

    // What lay on the table joins them; nothing of it is dealt or drawn.
    assertThat(Laid.pile(game, CardZones.COMMON_DISCARD)).hasSize(3 + 9 + 1).containsAll(discards);
    assertThat(commonOnTheTable(game)).doesNotContainAnyElementsOf(discards);
  }

  @Test
  @Rule("COD-DECK-06")
  void anEmptyPileIsRenewedFromTheShuffledDiscards() {
    Set<List<Integer>> orders = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      TableBuilder table = table().seed(seed).hand("rick", "note").common("zombie").commonSize(1);
      List<Integer> discards = Laid.pile(table.start(), CardZones.COMMON_DISCARD);
      Played game = table.start();
      game.play("rick", "use:note");

      List<CardsEvent> kinds = new ArrayList<>(game.events().kinds());
      assertThat(kinds)
          .containsSequence(
              CardsEvent.DRAWN, CardsEvent.RESHUFFLED, CardsEvent.DRAWN, CardsEvent.DRAWN);
      assertThat(Collections.frequency(kinds, CardsEvent.RESHUFFLED)).isEqualTo(1);
      List<Integer> pile = Laid.pile(game, CardZones.COMMON);
      assertThat(discards).containsAll(pile);
      assertThat(pile).hasSize(discards.size() - 2);
      assertThat(pile)
          .as("turned over, but not shuffled")
          .isNotEqualTo(discards.subList(2, discards.size()));
      orders.add(pile.subList(0, 5));
    }
    assertThat(orders).hasSize(SEEDS);
  }

  @Test
  @Rule("COD-DECK-06")
  void aPileThatHasCardsIsNotRenewed() {
    Played game =
        table()
            .hand("rick", "note")
            .common("zombie", "zombie", "zombie")
            .commonSize(3)
            .start()
            .play("rick", "use:note");

    assertThat(game.events().told(CardsEvent.RESHUFFLED)).isFalse();
    game.sees("common.count", 0);
  }

  @Test
  @Rule("COD-DECK-06")
  void withoutPileAndDiscardsNothingIsDrawn() {
    Played game = allDayOneCardsElsewhere().start();
    game.sees("common.count", 0).sees("common-discard", "nothing").sees("rick.hand.count", 27);

    game.play("rick", "use:note").sees("rick.hand.count", 26).sees("common-discard", "note");

    assertThat(game.question()).isEqualTo("act");
    assertThat(game.events().kinds()).containsExactly(CardsEvent.USED);
  }

  /// 27 Resources in hand, 6 Zombies in the row, the other 21 Common cards in the layout.
  private static TableBuilder allDayOneCardsElsewhere() {
    List<String> hand = new ArrayList<>();
    hand.addAll(Collections.nCopies(9, "common:antiviral"));
    hand.addAll(Collections.nCopies(4, "common:canned_soup"));
    for (String twice : List.of("note", "lantern", "bottle", "pipe", "bat")) {
      hand.addAll(Collections.nCopies(2, "common:" + twice));
    }
    for (String once : List.of("chose_one", "kevlar", "binoculars", "toolkit")) {
      hand.add("common:" + once);
    }
    TableBuilder table = table().survivors("rick", "selena", "dan");
    for (int n = 1; n < CardsState.SPACES; n++) {
      table.space(n, "zombie");
    }
    return table.hand("rick", hand.toArray(String[]::new));
  }

  /// A Trader at the end of the left way.
  private static TableBuilder trader() {
    return table().spot("1.0", "the_trader").gone("4.3", "3.2", "2.1");
  }

  @Test
  @Rule("COD-DECK-07")
  void anEmptyKitPileIsRenewedFromTheShuffledKitDiscards() {
    Set<String> drawn = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game =
          trader()
              .seed(seed)
              .hand("rick", "set:bottle")
              .reserve("rick", "set:pipe", "pipe", "pipe", "pipe", "pipe", "bat")
              .say("kit-size", 0)
              .start();
      List<Integer> discards = Laid.pile(game, CardZones.KIT_DISCARD);
      game.play("rick", "walk:1.0").play("rick", "discard:bottle").play("rick", "done");

      assertThat(game.events().told(CardsEvent.KIT_RESHUFFLED)).isTrue();
      game.sees("kit.count", discards.size() - 1).sees("kit-discard", "nothing");
      game.sees("rick.hand.count", 1);
      drawn.add(game.look("rick.hand"));
      assertThat(Laid.pile(game, CardZones.KIT))
          .as("turned over, but not shuffled")
          .isNotEqualTo(discards.subList(1, discards.size()));
    }
    assertThat(drawn).hasSizeGreaterThan(3);
  }

  @Test
  @Rule("COD-DECK-07")
  void withoutKitPileAndKitDiscardsNothingIsDrawn() {
    List<String> hand = new ArrayList<>(List.of("set:bottle"));
    hand.addAll(Collections.nCopies(5, "kit:antiviral"));
    hand.addAll(Collections.nCopies(3, "kit:canned_soup"));
    for (String once : List.of("kevlar", "note", "lantern", "binoculars", "toolkit", "bottle")) {
      hand.add("kit:" + once);
    }
    hand.addAll(List.of("kit:pipe", "kit:pipe", "kit:bat", "kit:bat"));
    Played game = trader().hand("rick", hand.toArray(String[]::new)).start();
    game.sees("kit.count", 0).sees("kit-discard", "nothing");

    game.play("rick", "walk:1.0").play("rick", "discard:bottle").play("rick", "done");

    game.sees("rick.hand.count", 18);
    assertThat(game.events().told(CardsEvent.TRADER_GIVES)).isFalse();
    assertThat(game.question()).isEqualTo("discard-down");
  }
}
