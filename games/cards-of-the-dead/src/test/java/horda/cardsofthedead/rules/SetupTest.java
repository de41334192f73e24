package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.dealt;
import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.view.CardView;
import horda.cardsofthedead.view.SpaceView;
import horda.engine.Refusal;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// SETUP: what lies where before the first turn.
class SetupTest {
  private static final int SEEDS = 25;

  private static Played trio(long seed) {
    return dealt(seed, 3, "survivors", "rick+selena+dan");
  }

  private static String ruleOf(Runnable refused) {
    try {
      refused.run();
    } catch (Refusal refusal) {
      return refusal.rule();
    }
    throw new AssertionError("nothing was refused");
  }

  @Test
  @Rule("COD-SETUP-01")
  void oneToThreePlayersCanPlay() {
    for (int seats = 1; seats <= 3; seats++) {
      assertThat(dealt(1, seats).state().seats()).isEqualTo(seats);
    }
    for (int seats : new int[] {0, 4}) {
      assertThatThrownBy(() -> dealt(1, seats))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("1 to 3");
    }
  }

  @Test
  @Rule("COD-SETUP-01")
  void eachPlayerChoosesADifferentSurvivorAndTakesItsStartingSet() {
    Played game = dealt(1, 3);
    assertThat(game.options()).containsExactlyInAnyOrder("rick", "selena", "dan");

    game.play("seat1", "dan").sees("dan.alive", "yes").sees("dan.reserve", "antiviral");
    assertThat(game.options()).containsExactlyInAnyOrder("rick", "selena");
    assertThat(game.refuses("dan").rule()).isEqualTo("COD-SETUP-01");

    game.play("seat2", "selena").sees("selena.reserve.count", 4);
    assertThat(game.options()).containsExactly("rick");
    game.play("seat3", "rick").sees("rick.reserve.count", 6).sees("day", 1);
  }

  @Test
  @Rule("COD-SETUP-01")
  void survivorsNamedByTheHostAreDifferentToo() {
    for (String wrong : List.of("rick+rick", "rick", "rick+selena+dan", "rick+shane")) {
      assertThat(ruleOf(() -> dealt(1, 2, "survivors", wrong))).isEqualTo("COD-SETUP-01");
    }
    for (int seed = 1; seed <= SEEDS; seed++) {
      byte[] chosen = dealt(seed, 3, "survivors", "random").state().survivor;
      assertThat(chosen).containsExactlyInAnyOrder(0, 1, 2);
    }
  }

  @Test
  @Rule("COD-SETUP-02")
  void tracksStartAtTheirMaximum() {
    Played game = dealt(1, 3);
    game.play("seat1", "rick").sees("rick.vitality", 12).sees("rick.immunity", 12);
    game.play("seat2", "selena").sees("selena.vitality", 12).sees("selena.immunity", 10);
    game.play("seat3", "dan").sees("dan.vitality", 12).sees("dan.immunity", 14);
  }

  @Test
  @Rule("COD-SETUP-02")
  void tracksNeverExceedTheirMaximum() {
    Played game =
        table()
            .survivors("selena")
            .vitality("selena", 11)
            .immunity("selena", 9)
            .hand("selena", "medkit", "canned_soup", "antiviral")
            .start();

    game.play("selena", "use:medkit").sees("selena.vitality", 12).sees("selena.immunity", 10);
    game.play("selena", "use:canned_soup").sees("selena.vitality", 12);
    // The third action ends the turn, and the next Maintenance takes its point.
    game.play("selena", "use:antiviral").sees("selena.immunity", 9);
  }

  @Test
  @Rule("COD-SETUP-03")
  void startingSetsLieInHandAndReserveAsListed() {
    Played game = trio(1);

    assertThat(ofBack(game, CardZones.hand(0), Back.SET)).containsExactly("bat");
    game.sees("rick.reserve", "antiviral, bottle, canned_soup, lantern, pipe, toolkit");
    assertThat(ofBack(game, CardZones.hand(1), Back.SET))
        .containsExactlyInAnyOrder("rifle", "ammunition_rifle");
    game.sees("selena.reserve", "ammunition_rifle, ammunition_rifle, ammunition_rifle, grenade");
    assertThat(ofBack(game, CardZones.hand(2), Back.SET))
        .containsExactlyInAnyOrder("punch", "berserk_agent", "explosive_agent", "paralize_agent");
    game.sees("dan.reserve", "antiviral");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(Laid.pile(game, CardZones.reserve(seat)))
          .allMatch(card -> game.state().content.back(card) == Back.SET);
    }
  }

  private static List<String> ofBack(Played game, int zone, Back back) {
    List<Integer> cards = new ArrayList<>(Laid.pile(game, zone));
    cards.removeIf(card -> game.state().content.back(card) != back);
    return Laid.names(game, cards);
  }

  @Test
  @Rule("COD-SETUP-03")
  void nothingIsEquippedLoadedOrWorn() {
    Played game = trio(1);
    for (String who : List.of("rick", "selena", "dan")) {
      game.sees(who + ".equipped", "nothing").sees(who + ".loaded", "nothing");
      game.sees(who + ".worn", "nothing").sees(who + ".paralysed", "none");
    }
    assertThat(game.refuses("attack:1").rule()).isEqualTo("COD-ACT-10");
  }

  @Test
  @Rule("COD-SETUP-04")
  void commonCardsAreSplitByDay() {
    Played game = trio(1);
    List<Integer> dayOne = new ArrayList<>(Laid.pile(game, CardZones.COMMON));
    dayOne.addAll(Laid.layout(game, Back.COMMON));

    assertThat(dayOne).hasSize(54).allMatch(card -> game.state().content.day(card) == 1);
    assertThat(Laid.pile(game, CardZones.BOX))
        .hasSize(46)
        .allMatch(card -> game.state().content.day(card) > 1);
  }

  @Test
  @Rule("COD-SETUP-04")
  void commonCardsAreShuffledAndFaceDown() {
    Set<List<String>> orders = new HashSet<>();
    Set<String> tops = new HashSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      Played game = trio(seed);
      orders.add(Laid.names(game, Laid.pile(game, CardZones.COMMON)));
      tops.add(game.look("common.top"));
      // Of the pile only its size is told.
      assertThat(Laid.view(game).piles().common()).isEqualTo(54 - 21);
      assertThat(Laid.view(game).piles().commonDiscard()).isEmpty();
    }
    assertThat(orders).hasSize(SEEDS);
    assertThat(tops).hasSizeGreaterThan(4);
  }

  @Test
  @Rule("COD-SETUP-05")
  void sevenSpacesLieInOneRowNumberedFromLeftToRight() {
    Played game = trio(1);
    assertThat(Laid.view(game).spaces())
        .extracting(SpaceView::number)
        .containsExactly(1, 2, 3, 4, 5, 6, 7);
    game.sees("spaces", "empty, empty, empty, empty, empty, empty, empty");
    assertThat(Laid.view(game).spaces()).noneMatch(SpaceView::blocked);
  }

  @Test
  @Rule("COD-SETUP-06")
  void fewerPlayersStartWithBlockedSpaces() {
    dealt(1, 1, "survivors", "rick").sees("blocked", "6, 7").sees("free-spaces", "1, 2, 3, 4, 5");
    dealt(1, 2, "survivors", "rick+dan").sees("blocked", "7");
    trio(1).sees("blocked", "nothing");
  }

  @Test
  @Rule("COD-SETUP-07")
  void callAndEpicCardsLieInPilesByTheirLetterOpenToEverybody() {
    Played game = trio(1);
    game.sees("pile-a", "ammunition_gun, gun");
    game.sees("pile-b", "medkit, medkit");
    game.sees("pile-c", "canned_soup, canned_soup");
    game.sees("pile-d", "baby_ghoul, baby_ghoul");

    var piles = Laid.view(game).piles();
    assertThat(piles.pileA()).extracting(CardView::back).containsOnly("epic");
    assertThat(piles.pileA()).extracting(CardView::card).containsOnly("gun", "ammunition_gun");
    for (List<CardView> pile : List.of(piles.pileB(), piles.pileC(), piles.pileD())) {
      assertThat(pile).extracting(CardView::back).containsExactly("call", "call");
    }
  }

  @Test
  @Rule("COD-SETUP-08")
  void everyOtherBackIsShuffledIntoAPileOfItsOwn() {
    for (int zone :
        new int[] {
          CardZones.CITY, CardZones.PHARMACY, CardZones.MARKET, CardZones.KIT, CardZones.THREATS
        }) {
      Set<List<Integer>> orders = new HashSet<>();
      Set<Integer> tops = new HashSet<>();
      Set<List<Integer>> sorted = new HashSet<>();
      for (int seed = 1; seed <= SEEDS; seed++) {
        // Before anybody chooses a survivor nothing has been drawn.
        List<Integer> pile = Laid.pile(dealt(seed, 3), zone);
        orders.add(pile);
        tops.add(pile.getFirst());
        sorted.add(pile.stream().sorted().toList());
      }
      assertThat(sorted).as("the same cards in pile %d", zone).hasSize(1);
      assertThat(orders).as("orders of pile %d", zone).hasSizeGreaterThan(SEEDS / 2);
      assertThat(tops).as("tops of pile %d", zone).hasSizeGreaterThan(3);
    }
  }

  @Test
  @Rule("COD-SETUP-08")
  void thePilesHoldExactlyTheirBacks() {
    Played game = dealt(1, 3);
    game.sees("city.count", 15).sees("aside", "exit");
    game.sees("pharmacy.count", 5).sees("market.count", 5).sees("kit.count", 18);
    game.sees("threat-pile.count", 5).sees("kit-discard", "nothing");
    List.of(
            List.of(CardZones.CITY, Back.CITY.ordinal()),
            List.of(CardZones.PHARMACY, Back.PHARMACY.ordinal()),
            List.of(CardZones.MARKET, Back.MARKET.ordinal()),
            List.of(CardZones.KIT, Back.KIT.ordinal()),
            List.of(CardZones.THREATS, Back.THREAT.ordinal()))
        .forEach(
            pile ->
                assertThat(Laid.pile(game, pile.getFirst()))
                    .allMatch(c -> game.state().content.back(c).ordinal() == pile.getLast()));
  }

  @Test
  @Rule("COD-SETUP-10")
  void seatOneBeginsUnlessTheHostNamesAnother() {
    assertThat(trio(1).asked()).isEqualTo("rick");
    assertThat(dealt(1, 3, "survivors", "rick+selena+dan", "first-seat", "2").asked())
        .isEqualTo("selena");
    assertThat(dealt(1, 3, "survivors", "rick+selena+dan", "first-seat", "3").asked())
        .isEqualTo("dan");
    assertThat(ruleOf(() -> dealt(1, 2, "survivors", "rick+dan", "first-seat", "3")))
        .isEqualTo("COD-SETUP-10");
  }

  @Test
  @Rule("COD-SETUP-10")
  void turnsGoRoundClockwise() {
    Played game = dealt(1, 3, "survivors", "rick+selena+dan", "first-seat", "2");
    game.play("selena", "end").play("dan", "end").play("rick", "end");
    assertThat(game.asked()).isEqualTo("selena");
  }

  @Test
  @Rule("COD-SETUP-11")
  void additionalRulesNeedTwoPlayers() {
    Played alone = dealt(1, 1, "survivors", "rick");
    Played pair = table().survivors("rick", "selena").hand("selena").start();

    // Giving, and the rows that are added.
    assertThat(alone.options()).noneMatch(option -> option.startsWith("give:"));
    assertThat(pair.options()).anyMatch(option -> option.startsWith("give:"));
    alone.sees("spot.5.2", "gone").sees("spot.6.1", "gone");
    pair.sees("spot.5.2", "face-down").sees("spot.6.1", "face-down");
  }

  @Test
  @Rule({"COD-SETUP-11", "COD-END-05", "COD-END-09"})
  void optionalRulesAreOffUnlessSwitchedOnBeforeTheGame() {
    Played plain = table().day(3).space(1, "exit").start().play("rick", "go:exit");
    assertThat(plain.events().told(CardsEvent.CHALLENGE_MET)).isFalse();
    assertThat(Laid.view(plain).challenges()).isEmpty();
    Played agreed =
        table().option("challenges", "yes").day(3).space(1, "exit").start().play("rick", "go:exit");
    assertThat(agreed.events().told(CardsEvent.CHALLENGE_MET)).isTrue();

    assertThat(table().startDay(2).allEvents().told(CardsEvent.HARD_PILE)).isFalse();
    assertThat(table().option("hard", "yes").startDay(2).allEvents().told(CardsEvent.HARD_PILE))
        .isTrue();
  }
}
