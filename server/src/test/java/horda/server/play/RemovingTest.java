package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The host removes somebody from a seat.
class RemovingTest {
  private static final String OPEN =
      "{'game':'flea-market','pace':0,'seats':[{'kind':'here','name':'Ana'},{'kind':'open'},{'kind':'open'}]}";

  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Caller.HttpReply join(TestHouse.Made made, String name) {
    return house.caller.post(
        "/api/tables/" + made.table() + "/join", "{\"name\":\"" + name + "\"}");
  }

  private Guest host(TestHouse.Made made, String lang) {
    return house.keep(Guest.at(house.caller, made.table(), 0, lang, made.token(0), made.host()));
  }

  private Guest guest(TestHouse.Made made, Caller.HttpReply joined) {
    int seat = joined.body().get("seat").intValue();
    return house.keep(Guest.at(house.caller, made.table(), seat, "en", joined.text("token")));
  }

  private static String last(Guest guest) {
    return guest.chat().getLast().get("text").stringValue();
  }

  @Test
  void beforeTheGameTheSeatIsFreeAgainAndItsTokenOpensNothing() {
    // given: somebody who is there
    TestHouse.Made made = house.make(OPEN);
    Guest host = host(made, "en");
    Caller.HttpReply ben = join(made, "Ben");
    Guest guest = guest(made, ben);
    assertThat(guest.value("/you/seat").intValue()).isEqualTo(1);
    // when
    assertThat(PlayingTest.code(host.ask("remove", "seat", 1))).isEmpty();
    // then
    assertThat(host.text("/table/seats/1/kind")).isEqualTo("open");
    assertThat(last(host)).isEqualTo("The host has removed Ben from the table; the seat is free.");
    guest.await(g -> g.value("/you/seat").intValue() == -1);
    assertThat(PlayingTest.code(guest.ask("name", "seat", 1, "name", "Ben", "colour", "red")))
        .isEqualTo("not-yours");
    assertThat(PlayingTest.code(guest.ask("say", "seat", 1, "text", "hey"))).isEqualTo("not-yours");
    assertThat(guest(made, ben).value("/you/seats")).isEmpty();
    assertThat(mine(made, ben.text("token"))).isEmpty();
    // and somebody else can come
    assertThat(join(made, "Cleo").body().get("seat").intValue()).isEqualTo(1);
  }

  private JsonNode mine(TestHouse.Made made, String token) {
    String keys = "{\"keys\":[{\"table\":\"%s\",\"token\":\"%s\"}]}";
    return house.caller.post("/api/mine", keys.formatted(made.table(), token)).body();
  }

  @Test
  void duringTheGameABotPlaysOnWhetherTheyAreThereOrNot() {
    // given: Ben is there, Cleo is away
    TestHouse.Made made = house.make(OPEN);
    Guest host = host(made, "es");
    Caller.HttpReply ben = join(made, "Ben");
    Caller.HttpReply cleo = join(made, "Cleo");
    Guest guest = guest(made, ben);
    host.await(g -> g.text("/table/status").equals("playing"));
    for (int seat = 1; seat <= 2; seat++) {
      // when
      assertThat(PlayingTest.code(host.ask("remove", "seat", seat))).isEmpty();
      // then
      assertThat(host.text("/table/seats/" + seat + "/kind")).isEqualTo("bot");
      assertThat(host.text("/table/seats/" + seat + "/name")).isEqualTo("Bot " + (seat + 1));
      assertThat(last(host)).contains("ha retirado a " + (seat == 1 ? "Ben" : "Cleo"));
    }
    guest.await(g -> g.value("/you/seat").intValue() == -1);
    assertThat(guest.value("/prompt").isMissingNode()).isTrue();
    for (Caller.HttpReply gone : new Caller.HttpReply[] {ben, cleo}) {
      assertThat(guest(made, gone).value("/you/seats")).isEmpty();
      int seat = gone.body().get("seat").intValue();
      assertThat(PlayingTest.code(guest(made, gone).ask("stand-in", "seat", seat, "bot", null)))
          .isEqualTo("host");
    }
    // and the game goes on to its end; a wish in a pause that is running counts when its time is up
    for (int i = 0; i < 500 && !host.over(); i++) {
      host.await(g -> g.over() || g.awaits(0) && g.value("/window/wish").isMissingNode());
      if (!host.over()) {
        host.answer(0, host.options().getFirst()).join();
      }
    }
    assertThat(host.over()).isTrue();
    assertThat(PlayingTest.code(host.ask("remove", "seat", 1))).isEqualTo("over");
  }

  @Test
  void nobodyElseRemovesAndNobodyRemovesThemselves() {
    TestHouse.Made made = house.make(OPEN);
    Guest host = host(made, "en");
    Guest guest = guest(made, join(made, "Ben"));
    assertThat(PlayingTest.code(guest.ask("remove", "seat", 0))).isEqualTo("host");
    assertThat(PlayingTest.code(host.ask("remove", "seat", 0))).isEqualTo("own-seat");
    assertThat(PlayingTest.code(host.ask("remove", "seat", 9))).isEqualTo("seat");
    // A free seat needs nothing done.
    assertThat(PlayingTest.code(host.ask("remove", "seat", 2))).isEmpty();
  }

  @Test
  void aTableThatIsReadAgainKnowsWhoWasRemoved() {
    TestHouse.Made made = house.make(OPEN);
    Guest host = host(made, "en");
    Caller.HttpReply ben = join(made, "Ben");
    join(made, "Cleo");
    host.await(g -> g.text("/table/status").equals("playing"));
    host.ask("remove", "seat", 1);
    try (TestHouse again = TestHouse.on(house.disk, horda.server.house.Alarms.real())) {
      Guest guest = again.keep(Guest.at(again.caller, made.table(), 1, "en", ben.text("token")));
      assertThat(guest.value("/you/seats")).isEmpty();
      assertThat(guest.text("/table/seats/1/kind")).isEqualTo("bot");
    }
  }
}
