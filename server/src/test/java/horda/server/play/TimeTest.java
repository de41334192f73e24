package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Clocks, windows that last their time, and the pace of bots; the test turns the clock.
class TimeTest {
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

  @Test
  void aFallenFlagGivesTheSeatToABotUntilThePersonActs() {
    // given
    TestHouse.Made made = house.market(2, "'clock':{'bank':60,'add':5},'pace':10000");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
    int slow = all[0].value("/awaited/0").intValue();
    assertThat(all[0].value("/table/seats/" + slow + "/clock/running").booleanValue()).isTrue();
    // when
    alarms.pass(60_000);
    // then
    all[1].await(g -> g.value("/table/seats/" + slow + "/standIn").booleanValue());
    assertThat(all[1].text("/table/seats/" + slow + "/bot")).isNotEmpty();
    all[1].await(g -> g.chat().size() == 1);
    assertThat(all[1].chat().getFirst().get("seat").intValue()).isEqualTo(-1);
    // and when they act they are back, with some time
    all[slow].answer(slow, "none").join();
    all[1].await(g -> !g.value("/table/seats/" + slow + "/standIn").booleanValue());
    assertThat(all[1].value("/table/seats/" + slow + "/clock/left").intValue()).isPositive();
  }

  @Test
  void theTimeOfAnAnswerIsTakenAndSomeIsAdded() {
    TestHouse.Made made = house.market(2, "'clock':{'bank':60,'add':5}");
    Guest guest = house.onlooker(made);
    int asked = guest.value("/awaited/0").intValue();
    alarms.pass(20_000);
    house.sit(made, asked).answer(asked, "none").join();
    guest.await(g -> !g.value("/table/seats/" + asked + "/clock/running").booleanValue());
    assertThat(guest.value("/table/seats/" + asked + "/clock/left").intValue()).isEqualTo(45_000);
  }

  @Test
  void aPassedWindowLastsItsTimeWhoeverPasses() {
    TestHouse.Made made = house.market(3, "'windowSeconds':5");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.sit(made, 2)};
    int player = openWindow(all);
    int asked = all[player].value("/awaited/0").intValue();
    Guest other = all[3 - player - asked];
    TestHouse.settle(other);
    int heard = other.heard().size();
    // when: the one who is asked passes at once, and gives an order too
    assertThat(PlayingTest.code(all[asked].answer(asked, "pass").join())).isEmpty();
    all[asked].ask("order", "seat", asked, "order", 1);
    // then: only they know
    assertThat(all[asked].value("/held").booleanValue()).isTrue();
    TestHouse.settle(other);
    assertThat(other.heard()).hasSize(heard + 1);
    assertThat(other.awaits(asked)).isTrue();
    // when the time is up
    alarms.pass(5_000);
    // then
    other.await(g -> !g.awaits(asked));
  }

  @Test
  void aWindowThatNobodyAnswersIsPassedWhenItsTimeIsUp() {
    TestHouse.Made made = house.market(3, "'windowSeconds':5");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.sit(made, 2)};
    int player = openWindow(all);
    assertThat(all[0].value("/window/length").intValue()).isEqualTo(5000);
    alarms.pass(10_000);
    all[player].await(g -> g.awaits(player));
  }

  @Test
  void noWordSentAsAnAnswerEndsAWindowOrStopsABotOrMakesAnAnswerStale() {
    TestHouse.Made made = house.market(3, "'windowSeconds':5");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.sit(made, 2)};
    int player = openWindow(all);
    int asked = all[player].value("/awaited/0").intValue();
    int turn = all[asked].value("/turn").intValue();
    long ends = all[asked].value("/window/until").longValue();
    int lines = house.store.linesAfter(made.table(), 0).size();
    // when
    for (int time = 0; time < 12; time++) {
      for (int seat = 0; seat < 3; seat++) {
        for (String word : List.of("undo", "order:0", "order:1")) {
          assertThat(PlayingTest.code(all[seat].answer(seat, word).join()))
              .isEqualTo(seat == asked ? "not-an-option" : "not-your-turn");
        }
      }
      alarms.pass(400);
    }
    // then: nothing was written, and the window is as it was
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
    assertThat(all[asked].value("/turn").intValue()).isEqualTo(turn);
    assertThat(all[asked].value("/window/until").longValue()).isEqualTo(ends);
    assertThat(all[player].awaits(asked)).isTrue();
    alarms.pass(200);
    all[player].await(g -> !g.awaits(asked));
  }

  @Test
  void aHeldPassCanBeTakenBack() {
    TestHouse.Made made = house.market(3, "'windowSeconds':5");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.sit(made, 2)};
    int player = openWindow(all);
    int asked = all[player].value("/awaited/0").intValue();
    all[asked].answer(asked, "pass").join();
    assertThat(PlayingTest.code(all[asked].ask("undo", "seat", asked))).isEmpty();
    assertThat(all[asked].value("/held").isMissingNode()).isTrue();
    // It was never more than kept, so nobody hears of it.
    TestHouse.settle(all);
    assertThat(all[player].chat()).isEmpty();
  }

  @Test
  void botsKeepTheirPace() {
    TestHouse.Made made =
        house.make(
            "{'game':'flea-market','seed':'1','pace':500,'seats':[{'kind':'here'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}");
    Guest guest = house.sit(made, 0);
    int lines = house.store.linesAfter(made.table(), 0).size();
    alarms.pass(499);
    // What is refused does not make anybody wait.
    guest.ask("answer", "seat", 0, "turn", guest.number("turn"), "option", "undo");
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
    alarms.pass(1);
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines + 1);
    guest.await(g -> g.complete());
  }

  @Test
  void tablesThatNobodyLooksAtLeaveMemoryAndComeBack() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    String document = guest.document().get("view").toString();
    guest.close();
    alarms.pass(1);
    assertThat(house.house.inMemory()).isEqualTo(1);
    while (house.house.inMemory() > 0) {
      alarms.pass(60_000);
    }
    assertThat(house.sit(made, 0).document().get("view").toString()).isEqualTo(document);
  }

  @Test
  void aTableWhoseGameIsOverLeavesMemorySoonerAndComesBack() throws InterruptedException {
    // given: a table that was closed, and one that plays on; nobody looks at either
    TestHouse.Made closed = house.market(2, "");
    Guest host =
        house.keep(Guest.at(house.caller, closed.table(), 0, "en", closed.token(0), closed.host()));
    host.ask("close");
    Guest other = house.sit(house.market(2, ""), 0);
    host.close();
    other.close();
    for (int i = 0; i < 1000 && house.house.glances().stream().anyMatch(t -> t.people() > 0); i++) {
      Thread.sleep(10); // until the server has noticed
    }
    // when
    for (int i = 0; i < 12 && house.house.inMemory() > 1; i++) {
      alarms.pass(10_000);
    }
    // then
    assertThat(house.house.inMemory()).isEqualTo(1);
    assertThat(house.house.glances().getFirst().status())
        .isEqualTo(horda.server.table.Status.PLAYING);
    assertThat(house.sit(closed, 0).text("/table/status")).isEqualTo("over");
  }

  /// Plays on until somebody has announced a card; who.
  private int openWindow(Guest[] all) {
    for (int n = 0; n < 200; n++) {
      TestHouse.settle(all);
      int seat = all[0].value("/awaited/0").intValue();
      Guest guest = all[seat];
      if (guest.options().contains("haggle")) {
        guest.answer(seat, "haggle").join();
        TestHouse.settle(all);
        return seat;
      }
      String option = guest.options().contains("none") ? "none" : guest.options().getFirst();
      guest.answer(seat, option).join();
    }
    throw new IllegalStateException("nobody ever haggles");
  }
}
