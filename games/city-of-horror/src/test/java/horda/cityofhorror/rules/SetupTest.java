package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.cityofhorror.Played;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PlaceView;
import horda.engine.Refusal;
import horda.lab.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

/// SETUP: the boards, the reserves, the colours and the First Player.
class SetupTest {
  static final int SEEDS = 40;
  static final List<String> CORNERS = List.of("church", "hospital", "bank", "armory");
  static final List<String> PLACES =
      List.of("church", "hospital", "bank", "armory", "tower", "crossroads");

  /// Everybody passes, or takes the first option, until that is so.
  static Played goOn(Played game, Predicate<Played> until) {
    while (!game.match().isOver() && !until.test(game)) {
      game.play(game.asked(), game.offers("pass") ? "pass" : game.options().getFirst());
    }
    return game;
  }

  /// The set-up is done, and the first round begins.
  static Played seated(long seed, int seats, String... options) {
    return goOn(dealt(seed, seats, options), game -> game.look("window").equals("round-start"));
  }

  static CityView view(Played game, int seat) {
    return (CityView) game.match().game().view(game.state(), seat);
  }

  static AbstractThrowableAssert<?, ?> assertRefused(String rule, String... options) {
    return assertThatThrownBy(() -> dealt(1, 3, options))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.rule()).isEqualTo(rule));
  }

  private static List<String> sides(Played game) {
    return PLACES.stream().map(place -> game.look(place + ".side")).toList();
  }

  @Test
  @Rule("COH-SETUP-01")
  void threeToSixPlayersCanPlay() {
    for (int seats = 3; seats <= 6; seats++) {
      assertThat(dealt(1, seats).state().seats()).isEqualTo(seats);
    }
    for (int seats : new int[] {1, 2, 7}) {
      assertThatThrownBy(() -> dealt(1, seats))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("3 to 6");
    }
  }

  @Test
  @Rule("COH-SETUP-02")
  void fourBuildingsStandOnTheCornersAroundTheCrossroads() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<PlaceView> places = view(dealt(seed, 3), 0).places();
      assertThat(places).extracting(PlaceView::place).containsExactlyElementsOf(PLACES);
      assertThat(places.subList(0, 4))
          .extracting(PlaceView::number)
          .containsExactlyInAnyOrder(1, 2, 3, 4);
      assertThat(places.subList(4, 6)).extracting(PlaceView::number).containsOnly(0);
    }
    assertRefused("COH-SETUP-04", "layout", "church+hospital+bank+crossroads");
    assertRefused("COH-SETUP-04", "layout", "church+hospital+bank+tower");
  }

  @Test
  @Rule("COH-SETUP-03")
  void aBuildingAnswersToTheNumberOfItsCorner() {
    Played game =
        table()
            .option("layout", "bank+armory+church+hospital")
            .invasion("01-a")
            .at("invasion")
            .sees("bank.number", 1)
            .sees("armory.number", 2)
            .sees("church.number", 3)
            .sees("hospital.number", 4);

    // 01-a: three zombies and two antidotes on corner 1, none on corner 4.
    game.sees("bank.zombies", 3)
        .sees("bank.antidotes", 2)
        .sees("armory.zombies", 1)
        .sees("church.cards.count", 1)
        .sees("hospital.zombies", 0)
        .sees("hospital.cards.count", 1);
  }

  @Test
  @Rule("COH-SETUP-03")
  void theNumbersStayForTheWholeGame() {
    Played game = seated(3, 4);
    String layout = game.look("layout");
    for (int round = 1; round <= 4; round++) {
      String now = Integer.toString(round);
      goOn(game, g -> g.look("round").equals(now)).sees("layout", layout);
    }
    goOn(game, g -> false).sees("layout", layout);
  }

  @Test
  @Rule("COH-SETUP-04")
  void theSeedDrawsTheLayoutUnlessTheHostFixesIt() {
    Set<String> layouts = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      layouts.add(dealt(seed, 3).look("layout"));
      dealt(seed, 3, "layout", "armory+bank+hospital+church")
          .sees("layout", "armory, bank, hospital, church");
    }
    assertThat(layouts).hasSizeGreaterThan(12);
    dealt(7, 3).sees("layout", dealt(7, 3).look("layout"));
    for (String wrong :
        List.of("church", "church+church+bank+armory", "church+bank+armory+hospital+bank", "zoo")) {
      assertRefused("COH-SETUP-04", "layout", wrong);
    }
  }

  @Test
  @Rule("COH-SETUP-04")
  void everyLocationCanBeReachedFromEveryOther() {
    for (String from : PLACES) {
      for (String to : PLACES) {
        if (!from.equals(to)) {
          table()
              .option("layout", "armory+bank+hospital+church")
              .person("ana", "geek", from)
              .movement("ana", to)
              .at("mover ana")
              .play("ana", "move:geek")
              .sees("geek.at", to);
        }
      }
    }
  }

  @Test
  @Rule("COH-SETUP-05")
  void aFirstGameShowsAllSidesAAndEveryBoardHasASideB() {
    assertThat(sides(dealt(1, 3))).containsOnly("A").hasSize(6);
    assertThat(sides(dealt(1, 3, "sides", "b"))).containsOnly("B").hasSize(6);

    dealt(1, 3).sees("church.capacity", 4).sees("hospital.capacity", 3);
    dealt(1, 3, "sides", "b").sees("church.capacity", 3).sees("hospital.capacity", 4);
  }

  @Test
  @Rule("COH-SETUP-06")
  void eachBoardsSideIsChosenIndependently() {
    for (int place = 0; place < PLACES.size(); place++) {
      List<String> sides = sides(dealt(1, 3, "side-b", PLACES.get(place)));
      for (int other = 0; other < PLACES.size(); other++) {
        assertThat(sides.get(other)).isEqualTo(other == place ? "B" : "A");
      }
    }
    assertThat(sides(dealt(1, 3, "side-b", "church+tower")))
        .containsExactly("B", "A", "A", "A", "B", "A");
    assertRefused("COH-SETUP-06", "side-b", "church+zoo");
  }

  @Test
  @Rule("COH-SETUP-06")
  void randomSidesAreDrawnBoardByBoard() {
    List<List<String>> tables =
        IntStream.rangeClosed(1, SEEDS)
            .mapToObj(n -> sides(dealt(n, 3, "sides", "random")))
            .toList();
    for (int one = 0; one < PLACES.size(); one++) {
      for (int other = one + 1; other < PLACES.size(); other++) {
        Set<String> pairs = new HashSet<>();
        for (List<String> sides : tables) {
          pairs.add(sides.get(one) + sides.get(other));
        }
        assertThat(pairs).containsExactlyInAnyOrder("AA", "AB", "BA", "BB");
      }
    }
  }

  @Test
  @Rule("COH-SETUP-07")
  void theWaterTowerNeverStartsRuined() {
    for (String sides : List.of("a", "b", "random")) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        dealt(seed, 3, "sides", sides)
            .sees("ruined", "no")
            .sees("tower.capacity", 2)
            .sees("markers.tower", 0);
      }
    }
  }

  @Test
  @Rule("COH-SETUP-08")
  void theFoodLiesFaceDownOnTheTruck() {
    Played game = seated(1, 3).sees("food.truck", 12).sees("food.up", "nothing");
    assertThat(view(game, 0).openFood()).isEmpty();
    assertThat(view(game, 0).faceDownFood()).isEqualTo(12);
    game.sees("seat1.food.count", 0).sees("seat2.food.count", 0).sees("seat3.food.count", 0);
  }

  @Test
  @Rule("COH-SETUP-08")
  void withCrossroadsBThreeRandomTokensAreFaceUp() {
    Set<List<Integer>> shown = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      CityView view = view(dealt(seed, 3, "side-b", "crossroads"), 1);
      assertThat(view.openFood()).hasSize(3);
      assertThat(view.faceDownFood()).isEqualTo(9);
      shown.add(view.openFood());
    }
    assertThat(shown).hasSizeGreaterThan(3);
  }

  @Test
  @Rule("COH-SETUP-09")
  void reservesAndAShuffledDeckAreLaidOut() {
    Set<String> tops = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = dealt(seed, 4);
      game.sees("reserve.antidotes", 20)
          .sees("reserve.zombies", 40)
          .sees("deck.count", 40)
          .sees("discard", "nothing");
      for (String corner : CORNERS) {
        game.sees(corner + ".zombies", 0).sees(corner + ".antidotes", 0);
      }
      tops.add(game.look("deck.top"));
    }
    assertThat(tops).hasSizeGreaterThan(8);
  }

  @Test
  @Rule("COH-SETUP-10")
  void everybodyTakesAColourAndItsSixMovementCards() {
    Played game = seated(1, 6);
    List<String> colours =
        IntStream.rangeClosed(1, 6).mapToObj(n -> game.look("seat" + n + ".colour")).toList();
    assertThat(colours)
        .containsExactlyInAnyOrder("green", "violet", "white", "blue", "red", "yellow");

    game.passUntil("movement-card");
    for (int seat = 1; seat <= 6; seat++) {
      assertThat(game.options("seat" + seat))
          .containsExactlyInAnyOrder(
              "go:church", "go:hospital", "go:bank", "go:armory", "go:tower", "go:crossroads");
    }
  }

  @Test
  @Rule("COH-SETUP-10")
  void noTwoPlayersHaveTheSameColour() {
    dealt(1, 3, "colours", "red+yellow+white")
        .sees("seat1.colour", "red")
        .sees("seat2.colour", "yellow")
        .sees("seat3.colour", "white");
    for (String wrong : List.of("red+red+white", "red+white", "red+white+pink")) {
      assertRefused("COH-SETUP-10", "colours", wrong);
    }
  }

  @Test
  @Rule("COH-SETUP-11")
  void theLeaderPassesOverColoursThatNobodyPlays() {
    Played game =
        table()
            .colours("green", "white", "red")
            .leader("red")
            .hand("ana", "flashlight")
            .invasion("01-a")
            .at("invasion")
            .sees("leader", "green");

    assertThat(game.options("ana", "play:flashlight"))
        .containsExactlyInAnyOrder(
            "play:flashlight:green", "play:flashlight:white", "play:flashlight:red");
    table()
        .colours("green", "white", "red")
        .leader("green")
        .invasion("01-b")
        .at("invasion")
        .sees("leader", "red");
  }

  @Test
  @Rule({"COH-SETUP-12", "COH-SETUP-14"})
  void oneFirstPlayerIsNamedAndTheLeaderStartsOnHisColour() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = dealt(seed, 5, "colours", "red+white+green+yellow+violet");
      String first = game.look("first-player");
      assertThat(game.allEvents().only(CityEvent.FIRST_PLAYER_NAMED))
          .containsExactly(game.seat(first));
      game.sees("leader", game.look(first + ".colour"));
    }
  }

  @Test
  @Rule("COH-SETUP-13")
  void theFirstPlayerIsDrawnOrNamedByTheHost() {
    Set<String> drawn = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      drawn.add(dealt(seed, 4).look("first-player"));
    }
    assertThat(drawn).containsExactlyInAnyOrder("seat1", "seat2", "seat3", "seat4");

    dealt(1, 4, "first-player", "3").sees("first-player", "seat3").sees("leader", "white");
    dealt(1, 4, "first-player", "1").sees("first-player", "seat1").sees("leader", "green");
    assertRefused("COH-SETUP-13", "first-player", "4");
  }
}
