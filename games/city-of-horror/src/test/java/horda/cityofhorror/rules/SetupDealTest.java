package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.CORNERS;
import static horda.cityofhorror.rules.SetupTest.PLACES;
import static horda.cityofhorror.rules.SetupTest.SEEDS;
import static horda.cityofhorror.rules.SetupTest.goOn;
import static horda.cityofhorror.rules.SetupTest.seated;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.content.InvasionCard;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityEvent;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// SETUP: people take their places, cards are dealt, midnight strikes.
class SetupDealTest {
  private static final int[] CHARACTERS = {0, 0, 0, 5, 4, 3, 3};
  private static final int[] CARDS = {0, 0, 0, 7, 6, 5, 4};

  /// Ids of the characters that somebody was dealt.
  private static List<String> dealtPeople(Played game) {
    return GAME.content().people().stream()
        .map(Townsperson::id)
        .filter(id -> !game.look(id + ".owner").equals("nobody"))
        .toList();
  }

  private static List<String> boxedPeople(Played game) {
    List<String> all =
        new ArrayList<>(GAME.content().people().stream().map(Townsperson::id).toList());
    all.removeAll(dealtPeople(game));
    return all;
  }

  private static InvasionCard invasion(String id) {
    return GAME.content().invasions().stream().filter(c -> c.id().equals(id)).findFirst().get();
  }

  /// What the events say of where characters were put: seat, character, drawn place.
  private static List<List<Integer>> placed(Played game) {
    return game.allEvents().events().stream()
        .filter(e -> e.what() == CityEvent.PLACED || e.what() == CityEvent.PLACED_OUTSIDE)
        .map(Event::args)
        .toList();
  }

  @Test
  @Rule("COH-SETUP-15")
  void charactersAreDealtAndFresh() {
    for (int seats = 3; seats <= 6; seats++) {
      Played game = seated(1, seats);
      for (int seat = 1; seat <= seats; seat++) {
        game.sees("seat" + seat + ".living", CHARACTERS[seats]);
      }
      List<String> people = dealtPeople(game);
      assertThat(people).hasSize(seats * CHARACTERS[seats]);
      people.forEach(id -> game.sees(id + ".fresh", "yes"));
    }
  }

  @Test
  @Rule("COH-SETUP-15")
  void whoGetsWhomIsRandom() {
    Set<String> owners = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      owners.add(dealt(seed, 4).look("punk.owner"));
    }
    assertThat(owners).containsExactlyInAnyOrder("seat1", "seat2", "seat3", "seat4", "nobody");
  }

  @Test
  @Rule("COH-SETUP-16")
  void charactersNotDealtPlayNoPart() {
    for (int seats = 3; seats <= 6; seats++) {
      Played game = seated(2, seats);
      List<String> boxed = boxedPeople(game);
      assertThat(boxed).hasSize(21 - seats * CHARACTERS[seats]);
      for (int seat = -1; seat < seats; seat++) {
        assertThat(view(game, seat).toString()).doesNotContain(quoted(boxed));
      }
      goOn(game, g -> false);
      boxed.forEach(id -> game.sees(id + ".alive", "no").sees(id + ".dead", "no"));
    }
  }

  /// As a view names a character.
  private static List<String> quoted(List<String> people) {
    return people.stream().map(id -> "character=" + id + ",").toList();
  }

  @Test
  @Rule("COH-SETUP-17")
  void placementGoesCounterClockwiseAndTheFirstPlayerIsLast() {
    Played game = dealt(1, 4, "first-player", "2");
    List<String> order = new ArrayList<>();
    goOn(
        game,
        g -> {
          if (g.question().equals("place-one")) {
            order.add(g.asked());
          }
          return !g.question().equals("place-one");
        });
    // Each player places all four in one go.
    assertThat(order)
        .containsExactly(
            "seat1", "seat1", "seat1", "seat1", "seat4", "seat4", "seat4", "seat4", "seat3",
            "seat3", "seat3", "seat3", "seat2", "seat2", "seat2", "seat2");
  }

  @Test
  @Rule("COH-SETUP-18")
  void asManyDifferentLocationsAreDrawnAsThereAreCharacters() {
    Set<List<Integer>> draws = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<List<Integer>> placed = placed(seated(seed, 4));
      for (int seat = 0; seat < 4; seat++) {
        int one = seat;
        List<Integer> drawn =
            placed.stream().filter(a -> a.getFirst() == one).map(List::getLast).sorted().toList();
        assertThat(drawn).hasSize(4).doesNotHaveDuplicates();
        draws.add(drawn);
      }
    }
    // All ways to draw four of six cards come up.
    assertThat(draws).hasSize(15);
  }

  @Test
  @Rule("COH-SETUP-18")
  void thePlayerChoosesWhoGoesWhere() {
    Played game =
        table()
            .person("ana", "punk", "unplaced")
            .person("ana", "geek", "unplaced")
            .person("ana", "thief", "unplaced")
            .at("place ana church+bank+tower");

    assertThat(game.options("ana"))
        .containsExactlyInAnyOrder("place:punk", "place:geek", "place:thief");
    game.play("ana", "place:thief").play("ana", "place:punk");
    assertThat(game.options("ana")).containsExactly("place:geek");
    game.play("ana", "place:geek")
        .sees("thief.at", "church")
        .sees("punk.at", "bank")
        .sees("geek.at", "tower");
  }

  @Test
  @Rule("COH-SETUP-19")
  void whoDrawsAFullLocationStandsOnTheCrossroads() {
    Played game =
        table("ana", "ben", "cleo", "dan")
            .person("dan", "punk", "unplaced")
            .person("cleo", "geek", "unplaced")
            .person("ben", "thief", "unplaced")
            .at("place dan tower cleo tower ben tower");

    game.play("dan", "place:punk").play("cleo", "place:geek").sees("tower.people", "geek, punk");
    game.play("ben", "place:thief")
        .sees("thief.at", "crossroads")
        .sees("tower.people", "geek, punk");
    assertThat(game.told(CityEvent.PLACED_OUTSIDE)).isTrue();
  }

  @Test
  @Rule("COH-SETUP-20")
  void grannyIsPlacedLikeAnyoneElseAndAllSixCardsReturn() {
    Played game =
        table()
            .person("ana", "granny", "unplaced")
            .person("ana", "geek", "unplaced")
            .at("place ana hospital+bank")
            .play("ana", "place:granny")
            .play("ana", "place:geek")
            .sees("granny.at", "hospital")
            .sees("granny.fresh", "yes")
            .passUntil("movement-card");

    assertThat(game.options("ana")).hasSize(6).contains("go:hospital", "go:bank");
  }

  @Test
  @Rule("COH-SETUP-21")
  void everybodyIsDealtActionCards() {
    for (int seats = 3; seats <= 6; seats++) {
      Played game = seated(1, seats);
      for (int seat = 1; seat <= seats; seat++) {
        game.sees("seat" + seat + ".hand.count", CARDS[seats]);
      }
      game.sees("deck.count", 40 - seats * CARDS[seats]);
    }
  }

  @Test
  @Rule("COH-SETUP-22")
  void midnightBringsTheFirstZombies() {
    Set<String> shown = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = seated(seed, 3);
      String card = game.look("turned");
      assertThat(card).startsWith("00-");
      shown.add(card);
      int[] zombies = invasion(card).zombies();
      for (String corner : CORNERS) {
        int number = Integer.parseInt(game.look(corner + ".number"));
        game.sees(corner + ".zombies", zombies[number - 1]);
      }
      game.sees("tower.zombies", zombies[Place.TOWER])
          .sees("crossroads.zombies", zombies[Place.CROSSROADS])
          .sees("reserve.zombies", 33);
    }
    assertThat(shown).containsExactlyInAnyOrder("00-a", "00-b", "00-c", "00-d");
  }

  @Test
  @Rule("COH-SETUP-23")
  void midnightBringsNothingElse() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = seated(seed, 4);
      game.sees("leader", game.look(game.look("first-player") + ".colour"))
          .sees("reserve.antidotes", 20)
          .sees("deck.count", 16);
      for (String place : PLACES) {
        game.sees(place + ".antidotes", 0).sees(place + ".cards.count", 0);
      }
      assertThat(game.allEvents().kinds())
          .contains(CityEvent.MIDNIGHT)
          .doesNotContain(
              CityEvent.ZOMBIES_MOVED,
              CityEvent.ANTIDOTES_DROPPED,
              CityEvent.CARDS_DROPPED,
              CityEvent.LEADER_STEPS);
    }
  }

  @Test
  @Rule("COH-SETUP-24")
  void oneCardOfEachHourLiesInThePileInOrder() {
    Set<String> turned = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = seated(seed, 3).sees("invasion.count", 4);
      assertThat(view(game, 0).invasionsTurned()).hasSize(1);
      goOn(game, g -> g.look("invasion.count").equals("0"));
      List<String> cards = view(game, 0).invasionsTurned();
      assertThat(cards.stream().map(card -> card.substring(0, 2)))
          .containsExactly("00", "01", "02", "03", "04");
      turned.addAll(cards);
    }
    // Every one of the twenty can be drawn.
    assertThat(turned).hasSize(20);
  }

  @Test
  @Rule("COH-SETUP-25")
  void theLookoutsSeeTheVeryFirstCard() {
    boolean someoneBelow = false;
    for (long seed = 1; seed <= SEEDS; seed++) {
      Played game = seated(seed, 5);
      for (int seat = 0; seat < 5; seat++) {
        boolean up = isOnTower(game, seat);
        someoneBelow |= !up;
        assertThat(view(game, seat).topInvasion()).isEqualTo(up ? game.look("invasion.top") : "");
      }
    }
    assertThat(someoneBelow).isTrue();
  }

  private static boolean isOnTower(Played game, int seat) {
    return view(game, seat).places().get(Place.TOWER).people().stream()
        .anyMatch(person -> person.owner() == seat);
  }

  @Test
  @Rule("COH-SETUP-25")
  void onTowerBTheyChooseLateInTheFirstRound() {
    Played game = seated(1, 5, "side-b", "tower").passUntil("movement-card");
    List<String> early = game.awaited();
    List<String> late = new ArrayList<>(List.of("seat1", "seat2", "seat3", "seat4", "seat5"));
    late.removeIf(who -> !isOnTower(game, game.seat(who)));

    assertThat(late).isNotEmpty();
    assertThat(early).hasSize(5 - late.size()).doesNotContainAnyElementsOf(late);
    early.forEach(who -> game.play(who, "go:bank"));
    game.passUntil("movement-card");
    assertThat(game.awaited()).isEqualTo(late);
  }
}
