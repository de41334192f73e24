package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What a host may do during a game, and reactions of everybody; the test turns the clock.
class TableHostTest {
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

  private Guest host(TestHouse.Made made, int seat) {
    return house.keep(
        Guest.at(house.caller, made.table(), seat, "en", made.token(seat), made.host()));
  }

  private static boolean isHalted(Guest guest) {
    return guest.value("/table/halted").booleanValue(false);
  }

  private static String code(JsonNode reply) {
    return PlayingTest.code(reply);
  }

  @Test
  void aPauseStopsEveryClockAndNobodyIsAskedAnything() {
    // given
    TestHouse.Made made = house.market(2, "'clock':{'bank':60,'add':5}");
    Guest ana = host(made, 0);
    Guest ben = house.sit(made, 1);
    int asked = ana.value("/awaited/0").intValue();
    Guest on = asked == 0 ? ana : ben;
    alarms.pass(20_000);
    // when
    assertThat(code(ana.ask("halt"))).isEmpty();
    ben.await(TableHostTest::isHalted);
    alarms.pass(600_000);
    // then
    assertThat(ben.value("/table/seats/" + asked + "/clock/left").intValue()).isEqualTo(40_000);
    assertThat(ben.value("/table/seats/" + asked + "/clock/running").booleanValue()).isFalse();
    assertThat(on.options()).isEmpty();
    assertThat(ben.value("/awaited")).isEmpty();
    assertThat(code(on.answer(asked, "none").join())).isEqualTo("halted");
    assertThat(code(on.ask("undo", "seat", asked))).isEqualTo("halted");
    assertThat(ben.chat().getLast().get("text").stringValue()).contains("paused");
    // and when it goes on
    ana.ask("halt", "on", false);
    ben.await(g -> !isHalted(g));
    assertThat(ben.value("/table/seats/" + asked + "/clock/running").booleanValue()).isTrue();
    assertThat(ben.value("/table/seats/" + asked + "/standIn").booleanValue()).isFalse();
    alarms.pass(40_000);
    ben.await(g -> g.value("/table/seats/" + asked + "/standIn").booleanValue());
  }

  @Test
  void aWindowLastsAsMuchLongerAndBotsWait() {
    // given
    TestHouse.Made made = house.market(3, "'windowSeconds':5");
    Guest[] all = {host(made, 0), house.sit(made, 1), house.sit(made, 2)};
    for (int turn = 0; turn < 200 && all[1].value("/window").isMissingNode(); turn++) {
      int asked = all[0].value("/awaited/0").intValue();
      List<String> options = all[asked].options();
      String haggles = options.contains("haggle") ? "haggle" : options.getFirst();
      all[asked].answer(asked, options.contains("none") ? "none" : haggles).join();
      TestHouse.settle(all);
    }
    long until = all[1].value("/window/until").longValue();
    assertThat(until).isPositive();
    // when
    alarms.pass(1_000);
    all[0].ask("halt");
    all[1].await(g -> g.value("/window").isMissingNode());
    alarms.pass(60_000);
    all[0].ask("halt", "on", false);
    // then
    all[1].await(g -> g.value("/window/until").longValue(0) == until + 60_000);
  }

  @Test
  void onlyTheHostPausesButAfterAnHourAnybodyGoesOn() {
    TestHouse.Made made = house.market(2, "");
    Guest ana = host(made, 0);
    Guest ben = house.sit(made, 1);
    assertThat(code(ben.ask("halt"))).isEqualTo("host");
    ana.ask("halt");
    ben.await(TableHostTest::isHalted);
    alarms.pass(3_599_000);
    assertThat(code(ben.ask("halt", "on", false))).isEqualTo("halted-host");
    assertThat(code(house.onlooker(made).ask("halt", "on", false))).isEqualTo("host");
    alarms.pass(1_000);
    assertThat(code(ben.ask("halt", "on", false))).isEmpty();
    ana.await(g -> !isHalted(g));
  }

  @Test
  void whoWasHandedTheTableIsItsHostAndNobodyElse() {
    // given
    TestHouse.Made made = house.market(2, "");
    Guest ana = host(made, 0);
    Guest ben = house.sit(made, 1);
    assertThat(code(ben.ask("host", "seat", 1))).isEqualTo("host");
    // when
    assertThat(code(ana.ask("host", "seat", 1))).isEmpty();
    // then
    ben.await(g -> g.value("/you/host").booleanValue());
    ana.await(g -> !g.value("/you/host").booleanValue());
    assertThat(ana.chat().getLast().get("text").stringValue()).startsWith("Seat 2 is the host");
    assertThat(code(ana.ask("halt"))).isEqualTo("host");
    assertThat(code(ben.ask("remove", "seat", 0))).isEmpty();
    // and another process reads the same from the log
    try (TestHouse second = TestHouse.on(house.disk, alarms)) {
      Guest there = second.sit(made, 1);
      assertThat(there.value("/you/host").booleanValue()).isTrue();
    }
  }

  @Test
  void aBotIsNoHost() {
    TestHouse.Made made =
        house.make(
            "{'game':'flea-market','seed':'1','seats':[{'kind':'here'},{'kind':'bot','bot':'random'}]}");
    assertThat(code(host(made, 0).ask("host", "seat", 1))).isEqualTo("host-person");
  }

  @Test
  void theHostOfTheRematchIsWhoWasItLast() {
    TestHouse.Made made = house.market(2, "");
    Guest ana = host(made, 0);
    Guest ben = house.sit(made, 1);
    ana.ask("host", "seat", 1);
    ben.ask("close");
    // A game that is closed is over, and so it can be played again.
    String next = ben.ask("rematch").path("table").stringValue("");
    Guest again = house.keep(Guest.at(house.caller, next, 1, "en", made.token(1)));
    assertThat(again.value("/you/host").booleanValue()).isTrue();
  }

  @Test
  void aReactionIsHeardByAllInTheirLanguageAndNotTooOften() {
    // given
    TestHouse.Made made = house.market(2, "'talk':'phrases'");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1, "es");
    // when
    assertThat(code(ana.ask("react", "seat", 0, "reaction", "clap"))).isEmpty();
    // then
    ben.await(g -> !g.chat().isEmpty());
    JsonNode heard = ben.chat().getFirst();
    assertThat(heard.get("seat").intValue()).isZero();
    assertThat(heard.get("reaction").stringValue()).isEqualTo("clap");
    assertThat(heard.get("text").stringValue()).isEqualTo("¡Bien hecho!");
    // and
    ana.ask("react", "seat", 0, "reaction", "wow");
    ana.ask("react", "seat", 0, "reaction", "wow");
    assertThat(code(ana.ask("react", "seat", 0, "reaction", "wow"))).isEqualTo("react-fast");
    assertThat(code(ana.ask("react", "seat", 0, "reaction", "free text"))).isEqualTo("reaction");
    assertThat(code(ana.ask("react", "seat", 1, "reaction", "clap"))).isEqualTo("not-yours");
  }

  @Test
  void atASilentTableNobodyReacts() {
    TestHouse.Made made = house.market(2, "'talk':'silent'");
    assertThat(code(house.sit(made, 0).ask("react", "seat", 0, "reaction", "clap")))
        .isEqualTo("talk");
  }
}
