package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.AmanecerZombiBox;
import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.engine.StandingOrder;
import horda.engine.State;
import horda.lab.Rule;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// INT: windows, answers, waiting combats, standing orders.
class InterruptTest {
  @Test
  @Rule({"AMZ-INT-01", "AMZ-INT-02"})
  void afterEveryActionTheOthersMayPlayClockwise() {
    // given Ben's turn of four
    Played game =
        table("ana", "ben", "cleo", "dan")
            .active("ben")
            .at("ben", "farm-3-1")
            .hand("ben", "pair")
            .hand("cleo", "exhausted", "exhausted")
            .hand("dan", "second-wind")
            .play();

    // when he walks, Cleo on his left is asked first, then Dan, then Ana
    game.play("ben", "walk:pair").play("ben", "to:farm-3-2");
    assertThat(game.asked()).isEqualTo("cleo");
    game.pass("cleo");
    assertThat(game.asked()).isEqualTo("dan");
    game.pass("dan");
    assertThat(game.asked()).isEqualTo("ana");
    game.pass("ana");
    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.question()).isEqualTo("act");
  }

  @Test
  @Rule({"AMZ-INT-03", "AMZ-CARD-08"})
  void aPlayStartsTheAskingAnewAndTheWindowClosesWhenAllPassInARow() {
    Played game =
        table("ana", "ben", "cleo")
            .hand("ben", "second-wind")
            .hand("cleo", "car", "van")
            .from("window season");

    // clockwise from the left of the First Player, who comes last
    assertThat(game.asked()).isEqualTo("ben");
    game.pass("ben").play("cleo", "deploy:car");
    assertThat(game.asked()).isEqualTo("ben");
    game.pass("ben").play("cleo", "deploy:van");
    game.pass("ben").pass("cleo");
    assertThat(game.asked()).isEqualTo("ana");
    game.sees("moment", "season").pass("ana");
    assertThat(game.look("moment")).isNotEqualTo("season");
  }

  @Test
  @Rule("AMZ-INT-04")
  void theSeasonAndTheStartOfATurnOpenWindows() {
    Played game = table().nextSeason("mud").from("new-round");

    game.sees("moment", "season").passUntil("turn-start");
    assertThat(game.asked()).isEqualTo("ben");
  }

  @Test
  @Rule("AMZ-INT-04")
  void theWindowsOfATurn() {
    Played game =
        table()
            .at("ana", "farm-1-2")
            .vehicle("ana", "car")
            .hand("ana", "pair", "loner")
            .hand("ben", "trio", "run")
            .deck("green", "medicine", "petrol")
            .play();

    game.play("ana", "search").sees("moment", "search").passUntil("act");
    game.play("ana", "search-with:pair").passUntil("revealed").passUntil("act");
    game.play("ana", "end-search").play("ana", "done").sees("moment", "acted").passUntil("act");
    game.play("ana", "drive").play("ana", "to:farm-2-2").play("ana", "stop");
    game.sees("moment", "driven").play("ben", "zombie:trio:0:farm-2-2").sees("moment", "combat");
    game.passUntil("combat-choice").play("ana", "flee:loner");
    if (game.question().equals("flee-to")) {
      game.play("ben", game.options().getFirst());
    }
    game.passUntil("act").play("ana", "end-turn").sees("moment", "turn-end");
    game.passUntil("act").play("ben", "end-turn").passUntil("round-end");
  }

  @Test
  @Rule("AMZ-INT-04")
  void anAnnouncedAttackOpensAWindow() {
    Played game = table().at("ana", "farm-3-1").at("ben", "farm-3-2").hand("ana", "pair").play();

    game.play("ana", "attack:1:pair").sees("moment", "attacked");
    assertThat(game.asked()).isEqualTo("ben");
  }

  @Test
  @Rule({"AMZ-INT-06", "AMZ-CARD-02", "AMZ-CARD-03"})
  void theVictimOfAnEventMayCancelItAndBeCancelledInTurn() {
    // given Exhausted against Ben, who has Cold Blood
    Played game =
        table()
            .hand("ana", "exhausted", "cold-blood", "pair")
            .hand("ben", "cold-blood", "trio", "loner")
            .play();
    game.play("ana", "play:exhausted:1");
    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.question()).isEqualTo("reply");
    assertThat(GAME.view(game.state(), 0).pending()).hasSize(1);

    // when he cancels it, Ana may cancel that: the last answer comes first
    game.play("ben", "answer:cold-blood");
    assertThat(game.asked()).isEqualTo("ana");
    game.then("ana", "answer:cold-blood");
    assertThat(game.allEvents().count(AmanecerEvent.CANCELLED)).isEqualTo(1);

    // then Exhausted works after all, and all three cards are spent
    game.sees("ben.hand", 0).sees("ana.hand", 1);
    assertThat(game.look("action-discard"))
        .contains("exhausted")
        .contains("cold-blood, cold-blood");
  }

  @Test
  @Rule("AMZ-INT-06")
  void aCancelledCardIsSpent() {
    Played game =
        table().hand("ana", "exhausted").hand("ben", "cold-blood", "trio", "loner").play();

    game.play("ana", "play:exhausted:1").play("ben", "answer:cold-blood").passAll();

    game.sees("ben.hand", 2).sees("ana.hand", 0);
    assertThat(game.look("action-discard")).contains("exhausted", "cold-blood");
  }

  @Test
  @Rule("AMZ-INT-07")
  void betweenARollAndItsEndNothingIsPlayed() {
    // given a hit on Ana, who holds all sorts of cards
    Played game =
        table()
            .person("ana", "hiker", "medicine")
            .person("ana", "boxer")
            .hand("ana", "run", "car", "trio")
            .hand("ben", "pair", "trio", "exhausted")
            .dice(1, 1, 1, 1, 6, 6)
            .deck("damage", "cut", "hunger")
            .play();
    game.play("ana", "end-turn").play("ben", "zombie:pair:0").passUntil("combat-choice");
    game.play("ana", "melee");
    while (game.question().equals("arming")) {
      game.play("ana", "no-weapon");
    }

    // then only what names that moment is asked: who bears it, Take Cover
    assertThat(game.question()).isIn("cover", "who-bears");
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options()).noneMatch(id -> id.startsWith("zombie:") || id.startsWith("deploy"));
  }

  @Test
  @Rule({"AMZ-INT-09", "AMZ-INT-10"})
  void whoFightsMaySendZombiesToOthersAndThoseWait() {
    // TV-20
    Played game =
        table().hand("ana", "pair", "loner").hand("ben", "trio").experience("ana", 1).play();
    game.play("ana", "end-turn").play("ben", "zombie:trio:0").passTo("ana");
    game.play("ana", "zombie:pair:1").sees("waiting", "pair").sees("fighting", "ana");

    // when Ana's combat is over, Ben's begins
    game.passUntil("combat-choice").play("ana", "flee:px");
    if (game.question().equals("flee-to")) {
      game.play("ben", game.options().getFirst());
    }
    game.sees("fighting", "ben").sees("dice", 2).sees("waiting", "none");
  }

  @Test
  @Rule("AMZ-INT-12")
  void whoIsAskedDoesNotDependOnHands() {
    // given the same table with a playable hand and with a dull one
    for (String card : List.of("trio", "take-cover")) {
      Played game = table().at("ana", "farm-3-1").hand("ana", "pair").hand("ben", card).play();
      game.play("ana", "walk:pair").play("ana", "to:farm-3-2");
      assertThat(game.asked()).as(card).isEqualTo("ben");
      game.pass("ben");
      assertThat(game.question()).isEqualTo("act");
    }
  }

  @Test
  @Rule("AMZ-INT-12")
  void aTableWithoutSecretsAsksOnlyWhoCanPlay() {
    Played game =
        table().quick().at("ana", "farm-3-1").hand("ana", "pair").hand("ben", "take-cover").play();

    game.play("ana", "walk:pair").play("ana", "to:farm-3-2");

    assertThat(game.question()).isEqualTo("act");
  }

  @Test
  void anOrderAboutSearchesNamesWhoseTheyAre() {
    Texts texts =
        Shelf.of(new AmanecerZombiBox())
            .texts(GAME.id(), Language.EN)
            .seated(List.of("Ana", "Ben"));
    List<String> offered =
        GAME.standingOrders().stream()
            .filter(order -> order.fits(2))
            .map(order -> texts.say(order.label()))
            .filter(label -> label.matches("Ask me only when .* searches"))
            .toList();
    assertThat(offered)
        .containsExactly("Ask me only when Ana searches", "Ask me only when Ben searches");
  }

  private static int order(String key) {
    for (StandingOrder order : GAME.standingOrders()) {
      if (order.label().key().equals("order." + key)) {
        return order.number();
      }
    }
    throw new IllegalArgumentException(key);
  }

  @ParameterizedTest
  @Rule("AMZ-INT-12")
  @CsvSource({
    "until-round, false, false",
    "until-my-turn, false, false",
    "searches, false, true",
    "combats, false, false",
    "my-combats, false, false",
    "special-zones, false, false",
    "actions, true, true",
    "no-answers, true, true"
  })
  void standingOrdersPassForASeat(String key, boolean walk, boolean search) {
    Played game =
        table().at("ana", "farm-2-2").hand("ana", "pair", "loner").hand("ben", "trio").play();
    game.match().order(1, order(key));

    game.play("ana", "walk:pair").play("ana", "to:farm-1-2");
    assertThat(game.asked().equals("ben")).as("after a walk").isEqualTo(walk);
    game.passUntil("act").play("ana", "search");
    assertThat(game.asked().equals("ben")).as("at a search").isEqualTo(search);
  }

  @Test
  @Rule("AMZ-INT-12")
  void anOrderMayNameWhoSearchesOrTheZone() {
    // Ben waits for Cleo's searches only
    Played one =
        table("ana", "ben", "cleo")
            .at("ana", "farm-1-2")
            .hand("ana", "pair")
            .hand("ben", "trio")
            .play();
    one.match().order(1, StandingOrders.SEARCH_OF + 2);
    one.match().order(2, State.ALWAYS_PASS);
    one.play("ana", "search");
    assertThat(one.question()).isEqualTo("act");

    // and for zones with a Special Zombie
    Played zone =
        table().at("ana", "fairground-1-1").hand("ana", "pair").hand("ben", "trio").play();
    zone.match().order(1, order("special-zones"));
    zone.play("ana", "walk:pair").play("ana", "to:fairground-1-2");
    assertThat(zone.asked()).isEqualTo("ben");
  }

  @ParameterizedTest
  @Rule("AMZ-INT-12")
  @ValueSource(strings = {"searches", "my-combats", "special-zones", "neighbours"})
  void onesOwnCombatsAreAskedUnderTheseOrders(String key) {
    Played game = table().hand("ana", "pair").hand("ben", "trio").from("window turn-end");
    game.match().order(1, order(key));
    game.passTo("ana");
    game.play("ana", "zombie:pair:1").sees("fighting", "ben");

    assertThat(game.asked()).isEqualTo("ben");
  }

  @Test
  @Rule("AMZ-INT-12")
  void ordersOfATurnAndARoundLapse() {
    Played game = table().hand("ana", "pair").nextSeason("mud").play();
    game.match().order(1, order("until-my-turn"));
    game.play("ana", "end-turn").passAll();
    assertThat(game.state().standingOrder(1)).isZero();

    game.match().order(0, order("until-round"));
    game.play("ben", "end-turn").passAll();
    assertThat(game.look("round")).isEqualTo("2");
    assertThat(game.state().standingOrder(0)).isZero();
  }

  @Test
  @Rule({"AMZ-INT-13", "AMZ-OBJ-10"})
  void handingOnAndOffersDoNotStartTheAskingAnew() {
    Played game =
        table("ana", "ben", "cleo")
            .active("cleo")
            .person("ben", "hiker", "pistol")
            .person("ben", "boxer")
            .hand("ben", "pair")
            .from("window acted");
    game.pass("ana");

    // Ben hands the Pistol over and offers it three times, and is still the one who is asked
    game.play("ben", "hand:pistol:boxer").sees("boxer.objects", "pistol");
    for (int i = 0; i < 3; i++) {
      assertThat(game.asked()).isEqualTo("ben");
      game.offer("ben", "ana", "give:pistol").play("ana", "refuse");
    }
    assertThat(game.options()).noneMatch(id -> id.startsWith("offer:"));
    assertThat(game.refuses("offer").rule()).isEqualTo("AMZ-INT-13");
    game.pass("ben");
    assertThat(game.question()).isEqualTo("act");
  }
}
