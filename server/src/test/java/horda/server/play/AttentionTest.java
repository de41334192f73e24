package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What people are asked at a table of the house; the test turns the clock.
class AttentionTest {
  private static final String SOLO =
      "{'game':'%s','seed':'%d','attention':'standard','pace':500,'windowSeconds':5,'seats':[{'kind':'here'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}";

  private final FakeAlarms alarms = new FakeAlarms();
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open(alarms);
  }

  @AfterEach
  void close() {
    house.close();
  }

  /// Plays until the game is over or that many answers were given; returns what was offered each
  /// time.
  private List<List<String>> play(TestHouse.Made made, int most) {
    Guest person = house.sit(made, 0);
    List<List<String>> offered = new ArrayList<>();
    for (int n = 0; n < 4000 && offered.size() < most && !person.over(); n++) {
      TestHouse.settle(person);
      List<String> options = person.options();
      if (!person.awaits(0)) {
        alarms.pass(500);
        continue;
      }
      assertThat(person.value("/window").isMissingNode()).as("no clock").isTrue();
      offered.add(options);
      person.answer(0, options.get(offered.size() % options.size())).join();
    }
    person.close();
    return offered;
  }

  @Test
  void oneAmongBotsIsNeverAskedForTheOnlyAnswerAndHasNoClock() {
    for (String game : List.of("flea-market", "city-of-horror")) {
      for (int seed = 1; seed <= 3; seed++) {
        // given
        TestHouse.Made made = house.make(SOLO.formatted(game, seed));
        // when
        List<List<String>> offered = play(made, 60);
        // then
        assertThat(offered).as(game).hasSizeGreaterThan(5);
        assertThat(offered).as(game).noneMatch(options -> options.size() == 1);
      }
    }
  }

  @Test
  void aWholeGameIsPlayedToItsEnd() {
    TestHouse.Made made = house.make(SOLO.formatted("flea-market", 1));
    play(made, 1000);
    assertThat(house.onlooker(made).over()).isTrue();
  }

  @Test
  void whatIsOneDecisionIsAnsweredAtOnceByOneAmongBots() {
    // given a table of City of Horror where Ana is asked who starts where
    TestHouse.Made made =
        house.make(
            "{'game':'city-of-horror','seed':'1','attention':'standard','seats':[{'kind':'here'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}");
    Guest ana = house.sit(made, 0);
    untilAsked(ana);
    String all =
        ana.options().stream().filter(id -> id.split("\\+").length == 3).findFirst().orElseThrow();
    assertThat(ana.options()).contains(all.substring(0, all.indexOf('+')));
    // when she says it at once
    ana.answer(0, all).join();
    untilAsked(ana);
    // then all her people have their places, and she is asked something else
    assertThat(ana.options()).isNotEmpty().noneMatch(id -> id.startsWith("place:"));
    ana.close();
  }

  /// Lets the bots play until the person at the first seat is asked.
  private void untilAsked(Guest person) {
    for (int n = 0; n < 200; n++) {
      TestHouse.settle(person);
      if (person.awaits(0)) {
        return;
      }
      alarms.pass(500);
    }
  }

  @Test
  void amongSeveralPeopleOneThingIsAskedAfterTheOther() {
    TestHouse.Made made =
        house.make(
            "{'game':'city-of-horror','seed':'1','attention':'standard','seats':[{'kind':'here'},{'kind':'here'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    for (int n = 0; n < 200 && !ana.awaits(0); n++) {
      TestHouse.settle(ana);
      TestHouse.settle(ben);
      if (ben.awaits(1)) {
        ben.answer(1, ben.options().getFirst()).join();
      }
      alarms.pass(500);
    }
    assertThat(ana.options()).hasSize(4).noneMatch(id -> id.contains("+"));
    ana.close();
    ben.close();
  }

  @Test
  void ordersCombineAndAreHeardByNobodyElse() {
    TestHouse.Made made = house.market(3, "'attention':'standard'");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    TestHouse.settle(ben);
    int heard = ben.heard().size();
    // when
    ana.ask("order-add", "seat", 0, "order", 1);
    ana.ask("order-add", "seat", 0, "order", 2);
    // then
    assertThat(ana.value("/given").toString()).isEqualTo("[1,2]");
    // when
    ana.ask("order-end", "seat", 0, "order", 1);
    // then
    assertThat(ana.value("/given").toString()).isEqualTo("[2]");
    TestHouse.settle(ben);
    assertThat(ben.heard()).hasSize(heard + 1);
    assertThat(ben.value("/given").toString()).isEqualTo("[]");
    // and one that does not exist is refused
    assertThat(PlayingTest.code(ana.ask("order-add", "seat", 0, "order", 77))).isEqualTo("order");
  }

  @Test
  void holdBeforehandIsHeardByNobodyElse() {
    TestHouse.Made made = house.market(2, "'attention':'standard'");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    TestHouse.settle(ben);
    int heard = ben.heard().size();
    ana.ask("hold", "seat", 0);
    assertThat(ana.value("/stop").booleanValue()).isTrue();
    ana.ask("hold", "seat", 0, "on", false);
    assertThat(ana.value("/stop").isMissingNode()).isTrue();
    TestHouse.settle(ben);
    assertThat(ben.heard()).hasSize(heard + 1);
  }

  /// How long windows last, and whether one can ask for more.
  private String time(String game, String more) {
    TestHouse.Made made =
        house.make("{'game':'" + game + "','seats':[{'kind':'here'},{'kind':'here'}]" + more + "}");
    Guest person = house.sit(made, 0);
    return person.number("table/windowSeconds") + " " + person.value("/holds").booleanValue(false);
  }

  @Test
  void severalPeopleGetOnePauseForAllUnlessSomebodySaysOtherwise() {
    assertThat(time("flea-market", "")).isEqualTo("6 true");
    assertThat(time("flea-market", ",'windowSeconds':3")).isEqualTo("3 true");
    // with minutes on the clock they sit there, with days they do not
    assertThat(time("flea-market", ",'clock':{'bank':600,'add':10}")).isEqualTo("6 true");
    assertThat(time("flea-market", ",'clock':{'bank':86400,'add':60}")).isEqualTo("0 true");
    // who leaves out those who cannot respond has nothing to hide
    assertThat(time("flea-market", ",'options':{'uniform-windows':'no'}")).isEqualTo("0 true");
    // a script knows what comes
    assertThat(time("flea-market", ",'seed':'1'")).isEqualTo("0 false");
    assertThat(time("flea-market", ",'attention':'all'")).isEqualTo("0 false");
    // and there is nothing to hold
    assertThat(time("cards-of-the-dead", "")).isEqualTo("0 false");
  }

  @Test
  void atOneScreenTheBarHasAButtonForWhoeverDoesNotLook() {
    // given two people at one screen, and somebody elsewhere
    TestHouse.Made made = house.market(3, "'attention':'standard','windowSeconds':6");
    String[] tokens = {made.token(0), made.token(1)};
    Guest ana = house.keep(Guest.at(house.caller, made.table(), 0, "en", tokens));
    Guest nobody = house.keep(Guest.at(house.caller, made.table(), -1, "en", tokens));
    Guest cleo = house.sit(made, 2);
    Guest[] all = {ana, nobody, cleo};
    Guest[] asked = {ana, house.sit(made, 1), cleo};
    TestHouse.settle(all);
    // when a window opens in which each of them might respond
    for (int n = 0; n < 200 && nobody.value("/window/anybody").size() < 2; n++) {
      for (int seat = 0; seat < 3; seat++) {
        TestHouse.settle(asked);
        List<String> options = asked[seat].options();
        if (nobody.value("/window").isMissingNode() && asked[seat].awaits(seat)) {
          asked[seat].answer(seat, options.get(n % options.size())).join();
        }
      }
      TestHouse.settle(all);
      if (nobody.value("/window/anybody").size() < 2) {
        alarms.pass(1000);
        TestHouse.settle(all);
      }
    }
    // then
    assertThat(nobody.value("/window/anybody").toString()).isEqualTo("[0,1]");
    assertThat(ana.value("/window/anybody").toString()).isEqualTo("[1]");
    assertThat(cleo.value("/window/anybody").toString()).isEqualTo("[]");
  }
}
