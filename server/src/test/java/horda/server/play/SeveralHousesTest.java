package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.store.Store;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.wire.Json;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// Several processes on one disk, and one after the other.
class SeveralHousesTest {
  private final MemoryStore.Disk disk = new MemoryStore.Disk();

  @Test
  void peopleOfOneTableAreConnectedToDifferentHouses() {
    try (TestHouse one = TestHouse.on(disk, Alarms.real());
        TestHouse two = TestHouse.on(disk, Alarms.real())) {
      TestHouse.Made made = one.market(2, "");
      Guest[] all = {one.sit(made, 0), two.sit(made, 1)};
      // then: each knows of the other
      all[0].await(g -> g.value("/table/seats/1/present").booleanValue());
      all[1].await(g -> g.value("/table/seats/0/present").booleanValue());
      // when
      int asked = all[0].value("/awaited/0").intValue();
      all[asked].answer(asked, "none").join();
      // then
      all[1 - asked].await(g -> g.awaits(1 - asked));
      assertThat(all[0].document().get("awaited")).isEqualTo(all[1].document().get("awaited"));
    }
  }

  @Test
  void whoLosesTheRaceChecksAgain() {
    try (TestHouse one = TestHouse.on(disk, Alarms.real());
        TestHouse two = TestHouse.on(disk, Alarms.real())) {
      one.store.deaf = true;
      two.store.deaf = true;
      TestHouse.Made made = one.market(2, "");
      int asked = one.onlooker(made).value("/awaited/0").intValue();
      Guest here = one.sit(made, asked);
      Guest there = two.sit(made, asked);
      // when: both answer the same question, and the second house has not heard of the first
      assertThat(PlayingTest.code(here.answer(asked, "none").join())).isEmpty();
      assertThat(PlayingTest.code(there.answer(asked, "none").join())).isNotEmpty();
      // then: nothing was lost, nothing came twice, and the slow one has caught up
      assertThat(two.store.linesAfter(made.table(), 0)).hasSize(2);
      assertThat(there.document().get("awaited")).isEqualTo(here.document().get("awaited"));
    }
  }

  @Test
  void aLostWakeUpIsMadeUpFor() {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse one = TestHouse.on(disk, Alarms.real());
        TestHouse two = TestHouse.on(disk, alarms)) {
      two.store.deaf = true;
      TestHouse.Made made = one.market(2, "");
      Guest there = two.onlooker(made);
      int asked = there.value("/awaited/0").intValue();
      one.sit(made, asked).answer(asked, "none").join();
      alarms.pass(5000);
      there.await(g -> !g.awaits(asked));
    }
  }

  @Test
  void botsAreMovedByTheHouseThatTookTheLastCommand() {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse one = TestHouse.on(disk, alarms);
        TestHouse two = TestHouse.on(disk, alarms)) {
      TestHouse.Made made =
          one.make(
              "{'game':'flea-market','seed':'1','pace':100,'seats':[{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}");
      Guest there = two.onlooker(made);
      // when the first house plays
      alarms.pass(100);
      there.await(g -> g.heard().size() > 1);
      int lines = one.store.linesAfter(made.table(), 0).size();
      assertThat(lines).isEqualTo(2);
      // and is gone
      one.close();
      alarms.pass(10_000);
      // then the other goes on
      assertThat(two.store.linesAfter(made.table(), 0).size()).isGreaterThan(lines);
    }
  }

  @Test
  void aRestartBringsTheTableBackAsItWas() {
    TestHouse.Made made;
    ObjectNode before;
    List<?> log;
    try (TestHouse first = TestHouse.on(disk, Alarms.real())) {
      made = first.market(2, "'clock':{'bank':600,'add':5}");
      Guest[] all = {first.sit(made, 0), first.sit(made, 1)};
      int turn = PlayingTest.bidAll(all);
      all[turn].answer(turn, "offer:" + (1 - turn)).join();
      all[turn].ask("say", "seat", turn, "text", "still here?");
      TestHouse.settle(all);
      all[1].close();
      all[0].await(g -> !g.value("/table/seats/1/present").booleanValue());
      before = all[0].document();
      log = all[0].log();
    }
    try (TestHouse second = TestHouse.on(disk, Alarms.real())) {
      Guest back = second.sit(made, 0);
      assertThat(back.document()).isEqualTo(before);
      assertThat(back.log()).isEqualTo(log);
      assertThat(back.chat()).hasSize(1);
    }
  }

  @Test
  void newerRulesAreRemarked() {
    String table;
    String header;
    try (TestHouse house = TestHouse.on(disk, Alarms.real())) {
      header = house.store.table(house.market(2, "").table()).orElseThrow().header();
      ObjectNode older = (ObjectNode) Json.parse(header);
      older.put("revision", 0);
      table = keep(house, "older", older, List.of(new Line.Start(null)));
      Guest guest = house.keep(Guest.at(house.caller, table, -1, "es"));
      assertThat(guest.text("/table/remark")).contains("revisión 0");
    }
  }

  @Test
  void aLineThatNoLongerFitsIsLeftOutAndTheTableGoesOn() {
    try (TestHouse house = TestHouse.on(disk, Alarms.real())) {
      TestHouse.Made made = house.market(2, "");
      String header = house.store.table(made.table()).orElseThrow().header();
      List<Line> lines =
          List.of(
              new Line.Start(null),
              new Line.Answer(0, "castle", Line.By.PERSON),
              new Line.Answer(7, "none", Line.By.PERSON));
      String table = keep(house, "broken", (ObjectNode) Json.parse(header), lines);
      Guest guest = house.keep(Guest.at(house.caller, table, -1, "en"));
      Guest ana = house.keep(Guest.at(house.caller, table, 0, "es", made.token(0)));
      Guest ben = house.keep(Guest.at(house.caller, table, 1, "en", made.token(1)));
      // then: said once a line, to everybody in their own language
      assertThat(guest.chat())
          .extracting(said -> said.get("text").stringValue())
          .hasSize(2)
          .allMatch(text -> text.contains("left out"));
      assertThat(ana.chat())
          .extracting(said -> said.get("text").stringValue())
          .hasSize(2)
          .allMatch(text -> text.contains("omitido"));
      assertThat(guest.text("/table/status")).isEqualTo("playing");
      // and it is played on
      int asked = guest.value("/awaited/0").intValue();
      Guest next = asked == 0 ? ana : ben;
      assertThat(next.answer(asked, "none").join().get("s").stringValue()).isEqualTo("ack");
    }
  }

  @Test
  void aTableThatCannotBeDealtAnyMoreIsClosedAndSaysSo() {
    try (TestHouse house = TestHouse.on(disk, Alarms.real())) {
      String header = house.store.table(house.market(2, "").table()).orElseThrow().header();
      ObjectNode strange = (ObjectNode) Json.parse(header);
      strange.putObject("options").put("moon", "full");
      String table = keep(house, "strange", strange, List.of(new Line.Start(null)));
      Guest guest = house.keep(Guest.at(house.caller, table, -1, "en"));
      assertThat(guest.text("/table/status")).isEqualTo("over");
      assertThat(guest.chat().getFirst().get("text").stringValue()).contains("cannot be dealt");
    }
  }

  private static String keep(TestHouse house, String id, ObjectNode header, List<Line> lines) {
    List<Store.Line> kept =
        IntStream.range(0, lines.size())
            .mapToObj(i -> new Store.Line(i + 1, 1, new Line.Entry("", lines.get(i)).text()))
            .toList();
    String text = Header.parse(Json.line(header)).text();
    house.store.create(new Store.Kept(id, "flea-market", false, 1, text), kept);
    return id;
  }
}
