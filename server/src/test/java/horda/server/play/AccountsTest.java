package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.server.client.Guest;
import horda.server.house.Accounts;
import horda.server.house.Alarms;
import horda.wire.Json;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Bots that come in by the door, with a token.
class AccountsTest {
  private static final String TABLE =
      "{'game':'flea-market','seed':'1','pace':0,'seats':[{'kind':'here','name':'Ana'},{'kind':'bot','bot':'ada'}]}";

  private FakeAlarms alarms;
  private TestHouse house;
  private String token;

  @BeforeEach
  void open() {
    alarms = new FakeAlarms();
    house = TestHouse.open(alarms);
    token = house.house.makeAccount("ada");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Guest listener(String name, String shown) {
    Guest guest = house.keep(Guest.connect(house.caller));
    guest.say(Json.object().put("c", "account").put("name", name).put("token", shown));
    guest.await(g -> !g.heard().isEmpty());
    return guest;
  }

  private Guest ada(TestHouse.Made made, int seat) {
    Guest guest = house.keep(Guest.connect(house.caller));
    ObjectNode hello = Json.object().put("c", "hello").put("table", made.table()).put("seat", seat);
    hello.putObject("account").put("name", "ada").put("token", token);
    guest.say(hello);
    guest.await(g -> !g.heard().isEmpty());
    return guest;
  }

  private static JsonNode last(Guest guest) {
    return Json.parse(guest.heard().getLast());
  }

  @Test
  void aBotHearsOfTheTablesThatInviteItAndPlaysThere() {
    // given
    Guest doorman = listener("ada", token);
    assertThat(last(doorman).path("seats")).isEmpty();
    // when
    TestHouse.Made made = house.make(TABLE);
    doorman.await(g -> g.heard().size() == 2);
    // then
    assertThat(last(doorman).path("s").stringValue()).isEqualTo("invite");
    assertThat(last(doorman).path("table").stringValue()).isEqualTo(made.table());
    assertThat(last(doorman).path("seat").intValue()).isEqualTo(1);
    // and when it sits down
    Guest bot = ada(made, 1);
    Guest ana = house.sit(made, 0);
    // then it is asked, answers, and is seen as a bot
    assertThat(ana.text("/table/seats/1/kind")).isEqualTo("bot");
    assertThat(ana.text("/table/seats/1/bot")).isEqualTo("ada");
    assertThat(ana.value("/table/seats/1/present").booleanValue()).isTrue();
    for (int n = 0; n < 20 && !bot.awaits(1); n++) {
      ana.answer(0, ana.options().getFirst()).join();
      TestHouse.settle(ana, bot);
    }
    JsonNode reply = bot.answer(1, bot.options().getFirst()).join();
    assertThat(reply.path("s").stringValue()).isEqualTo("ack");
  }

  @Test
  void itSeesItsSeatOnlyAndAnswersForNobodyElse() {
    TestHouse.Made made = house.make(TABLE);
    Guest peeping = ada(made, 0);
    assertThat(peeping.value("/you/seat").intValue()).isNotEqualTo(0);
    assertThat(PlayingTest.code(peeping.answer(0, "none").join())).isEqualTo("not-yours");
    assertThat(PlayingTest.code(peeping.ask("close"))).isEqualTo("host");
  }

  @Test
  void aBotThatComesBackIsToldWhereItSits() {
    TestHouse.Made made = house.make(TABLE);
    JsonNode told = last(listener("ada", token));
    assertThat(told.at("/seats/0/table").stringValue()).isEqualTo(made.table());
  }

  @Test
  void whoIsNotThereIsPlayedForAndTheTableIsTold() {
    // given: ada never comes
    TestHouse.Made made = house.make(TABLE);
    Guest ana = house.sit(made, 0);
    for (int n = 0; n < 20 && !ana.awaits(1); n++) {
      ana.answer(0, ana.options().getFirst()).join();
      TestHouse.settle(ana);
    }
    // when
    alarms.pass(20_000);
    // then
    ana.await(g -> g.value("/table/seats/1/standIn").booleanValue() && !g.chat().isEmpty());
    assertThat(ana.text("/table/seats/1/bot")).isEqualTo("random");
    assertThat(ana.chat().getLast().path("text").stringValue())
        .isEqualTo("ada has not answered in time; a bot of the house plays on in its place.");
    // and when it says that it is back, it is
    Guest bot = ada(made, 1);
    bot.ask("stand-in", "seat", 1, "bot", null);
    ana.await(g -> !g.value("/table/seats/1/standIn").booleanValue());
  }

  @Test
  void aWrongOrOldTokenOpensNothing() {
    TestHouse.Made made = house.make(TABLE);
    assertThat(last(listener("ada", "wrong")).path("code").stringValue()).isEqualTo("account");
    assertThat(last(listener("bob", token)).path("code").stringValue()).isEqualTo("account");
    // when it gets a new token
    String old = token;
    token = house.house.makeAccount("ada");
    // then the new one opens its seat, also at old tables, and the old one nothing
    assertThat(last(listener("ada", old)).path("code").stringValue()).isEqualTo("account");
    assertThat(ada(made, 1).value("/you/seat").intValue()).isEqualTo(1);
    // and when it is removed
    house.house.accounts().remove("ada");
    assertThat(last(ada(made, 1)).path("code").stringValue()).isEqualTo("account");
  }

  @Test
  void onlyHashesAreKept() {
    List<String> kept =
        house.store.linesAfter("accounts", 0).stream().map(line -> line.text()).toList();
    assertThat(kept).isNotEmpty().noneMatch(text -> text.contains(token));
    // and the register is no table
    Guest nosy = house.keep(Guest.at(house.caller, "accounts", -1, "en"));
    assertThat(nosy.bye().path("code").stringValue()).isEqualTo("no-table");
  }

  @Test
  void namesOfTheHouseAreTaken() {
    assertThatThrownBy(() -> house.house.makeAccount("merciless"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("already");
    assertThatThrownBy(() -> house.house.makeAccount("../x")).isInstanceOf(Refusal.class);
  }

  @Test
  void severalProcessesAreOneRegister() {
    try (TestHouse other = TestHouse.on(house.disk, Alarms.real())) {
      // given: ada listens here
      Guest doorman = listener("ada", token);
      // when a table is made there
      TestHouse.Made made = other.make(TABLE);
      // then
      doorman.await(g -> g.heard().size() == 2);
      assertThat(last(doorman).path("table").stringValue()).isEqualTo(made.table());
      assertThat(new Accounts(other.store, alarms).names()).containsExactly("ada");
    }
  }

  @Test
  void theLobbyOffersABotWhileItListens() {
    assertThat(bots()).doesNotContain("ada");
    Guest doorman = listener("ada", token);
    assertThat(bots()).contains("ada");
    doorman.close();
  }

  private String bots() {
    return house.caller.get("/api/house").body().at("/games/0/accounts").toString();
  }
}
