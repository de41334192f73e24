package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.GAME;
import static horda.cityofhorror.TableBuilder.dealt;
import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.goOn;
import static horda.cityofhorror.rules.SetupTest.seated;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.stage.Observing;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.view.CardView;
import horda.cityofhorror.view.CityView;
import horda.cityofhorror.view.PersonView;
import horda.cityofhorror.view.PlaceView;
import horda.cityofhorror.view.PlayerView;
import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Seed;
import horda.lab.Rule;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// INFO: what everybody sees, and what only some may.
class InfoTest {
  private static final Pattern CARD = Pattern.compile("action:\\d+");

  /// Events that name something secret.
  private static final Set<CityEvent> PRIVATE =
      EnumSet.of(
          CityEvent.YOU_DREW,
          CityEvent.YOUR_FOOD,
          CityEvent.TOWER_SAW,
          CityEvent.SAW,
          CityEvent.SHARING_FACES,
          CityEvent.HANDED_CARD_SEEN,
          CityEvent.STOLEN_CARD,
          CityEvent.GAVE_CARD_SEEN);

  private static TableBuilder busy() {
    return table()
        .exhausted("ana", "punk", "church")
        .hidden("ben", "geek", "bank")
        .hand("ana", "gun", "alarm")
        .hand("ben", "molotov")
        .antidotes("ben", 3)
        .food("ana", 2, 1)
        .zombies("church", 2)
        .supplies("bank", 1, "kitten", "gun")
        .markers(1, 2)
        .discard("chainsaw")
        .deckSize(9);
  }

  @Test
  @Rule("COH-INFO-01")
  void theTableLiesOpenForEverybody() {
    Played game = busy().at("window invasion-done");
    for (int seat = -1; seat < 3; seat++) {
      CityView view = view(game, seat);
      assertThat(view.players()).extracting(PlayerView::hand).containsExactly(2, 1, 0);
      assertThat(view.players()).extracting(PlayerView::antidotes).containsExactly(0, 3, 0);
      assertThat(view.players()).extracting(PlayerView::foodTokens).containsExactly(2, 0, 0);
      assertThat(view.places()).extracting(PlaceView::zombies).containsExactly(2, 0, 0, 0, 0, 0);
      assertThat(view.places()).extracting(PlaceView::antidotes).containsExactly(0, 0, 1, 0, 0, 0);
      assertThat(view.places()).extracting(PlaceView::cards).containsExactly(0, 0, 2, 0, 0, 0);
      assertThat(view.places()).extracting(PlaceView::markers).containsExactly(0, 0, 0, 2, 1, 0);
      assertThat(view.discard()).extracting(CardView::card).containsExactly("chainsaw");
      assertThat(view.zombieReserve()).isEqualTo(38);
      assertThat(view.antidoteReserve()).isEqualTo(16);
      assertThat(view.deck()).isEqualTo(9);
      assertThat(view.invasionPile()).isEqualTo(3);
      assertThat(view.faceDownFood()).isEqualTo(10);
      assertThat(view.leader()).isEqualTo("green");
      assertThat(view.firstPlayer()).isZero();
    }
  }

  @Test
  @Rule("COH-INFO-01")
  void everybodySeesCharactersTheirSidesAndPositions() {
    Played game = busy().at("window invasion-done");
    for (int seat = -1; seat < 3; seat++) {
      PersonView punk = view(game, seat).places().getFirst().people().getFirst();
      assertThat(punk.character()).isEqualTo("punk");
      assertThat(punk.owner()).isZero();
      assertThat(punk.fresh()).isFalse();
      assertThat(punk.value()).isEqualTo(3);
      PersonView geek = view(game, seat).places().get(2).people().getFirst();
      assertThat(geek.character()).isEqualTo("geek");
      assertThat(geek.fresh()).isTrue();
      assertThat(geek.hidden()).isTrue();
    }
  }

  /// All Action cards that a seat has a right to know: own, open, or shown to it.
  private static Set<String> rightful(Played game, int seat) {
    Set<String> all = new HashSet<>();
    for (Event event : game.allEvents().events()) {
      for (int i = 0; i < event.args().size() && event.isFor(seat); i++) {
        if (event.what().kinds().get(i).equals("action")) {
          all.add("action:" + event.args().get(i));
        }
      }
    }
    return all;
  }

  private static Set<String> visible(Played game, int seat) {
    return CARD.matcher(view(game, seat).toString())
        .results()
        .map(found -> found.group())
        .collect(Collectors.toSet());
  }

  @Test
  @Rule("COH-INFO-02")
  void inAWholeGameNobodySeesACardThatHeWasNotShown() {
    for (long seed = 1; seed <= 3; seed++) {
      Played game = seated(seed, 4);
      assertThat(visible(game, 0)).hasSize(6);
      goOn(
          game,
          g -> {
            for (int seat = -1; seat < 4; seat++) {
              assertThat(rightful(g, seat)).containsAll(visible(g, seat));
            }
            return g.look("window").equals("final");
          });
    }
  }

  @Test
  @Rule("COH-INFO-02")
  void eventsThatNameSecretsAreForOneOrTwoOnly() {
    Set<CityEvent> told = new HashSet<>();
    for (long seed = 1; seed <= 8; seed++) {
      Played game = goOn(seated(seed, 4, "sides", "random"), g -> false);
      for (Event event : game.allEvents().events()) {
        if (PRIVATE.contains(event.what())) {
          told.add((CityEvent) event.what());
          assertThat(event.isFor(-1)).as("%s for onlookers", event).isFalse();
          assertThat(Integer.bitCount(event.audience())).as("%s", event).isBetween(1, 2);
        }
      }
    }
    assertThat(told).contains(CityEvent.YOU_DREW, CityEvent.TOWER_SAW, CityEvent.SHARING_FACES);
  }

  @Test
  @Rule("COH-INFO-02")
  void secretChoicesAreSeenByTheirMakerAlone() {
    Played game = table().at("movement-card").play("ana", "go:church");
    assertThat(view(game, 0).ownChoice()).isEqualTo("go:church");
    for (int seat : new int[] {-1, 1, 2}) {
      assertThat(view(game, seat).ownChoice()).isEmpty();
      assertThat(view(game, seat).players().getFirst().movement()).isEmpty();
      assertThat(view(game, seat).chosen()).containsExactly(0);
    }

    Played vote =
        table()
            .person("ana", "punk", "church")
            .person("ben", "geek", "church")
            .zombies("church", 3)
            .at("attack-check church");
    CityView before = view(vote, 1);
    vote.vote("ana", "ana");
    Played other = new Played(vote.match().copy());
    other.match().undo(0);
    other.vote("ana", "ben");
    // Ben sees that Ana has voted, not for whom.
    assertThat(view(vote, 1)).isEqualTo(view(other, 1)).isNotEqualTo(before);
  }

  @Test
  @Rule("COH-INFO-02")
  void foodTakenFaceDownIsKnownToTheTakerAlone() {
    Played game =
        table()
            .hand("ana", "gun")
            .at("step-a crossroads")
            .play("ana", "use:gun")
            .sees("ana.food.count", 1);

    assertThat(view(game, 0).food()).hasSize(1);
    for (int seat : new int[] {-1, 1, 2}) {
      assertThat(view(game, seat).food()).isEmpty();
      assertThat(view(game, seat).players().getFirst().openFood()).isEmpty();
      assertThat(view(game, seat).players().getFirst().foodTokens()).isEqualTo(1);
    }
  }

  @Test
  @Rule("COH-INFO-02")
  void theInvasionPileIsKnownOnlyToWhoLooked() {
    Played game =
        table()
            .hand("ana", "night-vision")
            .invasion("02-b")
            .at("window invasion-done")
            .play("ana", "play:night-vision");
    assertThat(view(game, 0).topInvasion()).isEqualTo("02-b");
    for (int seat : new int[] {-1, 1, 2}) {
      assertThat(view(game, seat).topInvasion()).isEmpty();
    }
  }

  @Test
  @Rule("COH-INFO-02")
  void aLookDoesNotReachTheCardBelow() {
    Played looked = table().person("ana", "punk", "tower").at("begin-round 1");
    assertThat(view(looked, 0).topInvasion()).startsWith("01-");
    goOn(looked, g -> g.look("window").equals("invasion-done"));
    assertThat(view(looked, 0).topInvasion()).isEmpty();
  }

  @Test
  @Rule("COH-INFO-02")
  void theHandOfAnEliminatedPlayerIsNeverSeen() {
    Played game =
        table()
            .person("ana", "punk", "church")
            .hand("ana", "gun", "chainsaw")
            .zombies("church", 3)
            .at("attack-check church")
            .sees("ana.alive", "no");
    for (int seat : new int[] {-1, 1, 2}) {
      assertThat(visible(game, seat)).isEmpty();
    }
  }

  @Test
  @Rule("COH-INFO-02")
  void draftPacketsAreKnownToTheirHolderAlone() {
    Played game = goOn(dealt(1, 3, "draft", "yes"), g -> g.question().equals("draft"));
    Set<String> ana = visible(game, 0);
    assertThat(ana).hasSize(7).doesNotContainAnyElementsOf(visible(game, 1));
    assertThat(visible(game, -1)).isEmpty();
  }

  // What a bot of a seat may think with.

  private static CityState imagined(Played game, int seat, int n) {
    return GAME.imagine(game.state(), seat, new Chance(new Seed(n, 7)));
  }

  /// How many different things a key says in forty imagined tables.
  private static long variety(Played game, int seat, String key) {
    Set<String> all = new HashSet<>();
    for (int n = 0; n < 40; n++) {
      all.add(new Observing(imagined(game, seat, n)).look(key));
    }
    return all.size();
  }

  @Test
  @Rule("COH-INFO-02")
  void aBotImaginesWhatItsPlayerCannotKnow() {
    Played game = goOn(seated(1, 4), g -> g.look("window").equals("invasion-done"));
    for (int n = 0; n < 40; n++) {
      assertThat(GAME.view(imagined(game, 0, n), 0)).isEqualTo(view(game, 0));
    }
    assertThat(variety(game, 0, "seat1.hand")).isEqualTo(1);
    assertThat(variety(game, 0, "seat2.hand")).isGreaterThan(20);
    assertThat(variety(game, 0, "deck.top")).isGreaterThan(5);
    assertThat(variety(game, 0, "invasion.top")).isEqualTo(4);
  }

  @Test
  @Rule("COH-INFO-02")
  void aBotKnowsWhatItsPlayerHasSeen() {
    Played game =
        table()
            .hand("ana", "night-vision")
            .food("ben", 3)
            .supplies("bank", 0, "kitten")
            .at("window invasion-done")
            .play("ana", "play:night-vision");
    assertThat(variety(game, 0, "invasion.top")).isEqualTo(1);
    assertThat(variety(game, 1, "invasion.top")).isEqualTo(4);
    assertThat(variety(game, 0, "ben.food")).isEqualTo(4);
    assertThat(variety(game, 1, "ben.food")).isEqualTo(1);
    assertThat(variety(game, 0, "bank.cards")).isGreaterThan(5);
  }

  @Test
  @Rule("COH-INFO-02")
  void aBotForeseesNoChance() {
    Played game = table().hand("ana", "kitten").zombies("bank", 4).at("window invasion-done");
    Set<String> runs = new HashSet<>();
    for (int n = 0; n < 40; n++) {
      CityState state = imagined(game, 0, n);
      Played thought = new Played(new Match<>(GAME, game.match().setup(), state));
      thought.play("ana", "play:kitten:bank");
      runs.add(thought.look("bank.zombies") + thought.look("tower.zombies"));
    }
    assertThat(runs).hasSizeGreaterThan(2);
  }
}
