package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Making tables, sitting down, names, stand-ins, rematches.
class TablesTest {
  private static final String OPEN =
      "{'game':'flea-market','public':true,'seats':[{'kind':'here','name':'Ana','colour':'red'},{'kind':'open'}]}";

  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aGuestJoinsByLinkAndTheGameBegins() {
    // given
    TestHouse.Made made = house.make(OPEN);
    Guest ana = house.sit(made, 0);
    assertThat(ana.text("/table/status")).isEqualTo("waiting");
    assertThat(ana.value("/view").isMissingNode()).isTrue();
    assertThat(house.caller.get("/api/tables").body().get(0).get("free").intValue()).isOne();
    // when
    Caller.HttpReply ben = join(made, "{\"name\":\"Ben\",\"colour\":\"red\"}");
    // then: the colour was taken
    ana.await(g -> g.text("/table/status").equals("playing"));
    assertThat(ana.text("/table/seats/1/name")).isEqualTo("Ben");
    assertThat(ana.text("/table/seats/1/colour")).isNotEqualTo("red");
    Guest guest = Guest.at(house.caller, made.table(), 1, "en", ben.text("token"));
    house.keep(guest);
    assertThat(guest.value("/you/seat").intValue()).isEqualTo(1);
    assertThat(join(made, "{\"name\":\"Cy\"}").code()).isEqualTo("started");
  }

  private Caller.HttpReply join(TestHouse.Made made, String body) {
    return house.caller.post("/api/tables/" + made.table() + "/join", body);
  }

  @Test
  void theHostStartsWithBotsOnTheFreeSeats() {
    TestHouse.Made made = house.make(OPEN);
    Guest host =
        house.keep(Guest.at(house.caller, made.table(), 0, "en", made.token(0), made.host()));
    assertThat(host.value("/you/host").booleanValue()).isTrue();
    assertThat(PlayingTest.code(host.ask("start"))).isEqualTo("open-seats");
    host.ask("start", "fill", "random");
    assertThat(host.text("/table/status")).isEqualTo("playing");
    assertThat(host.text("/table/seats/1/name")).isEqualTo("Bot 2");
  }

  @Test
  void aPracticeTableBeginsWithTheAnswersOfItsOpening() {
    // given
    String table =
        "{'game':'flea-market','seed':'1','seats':[{'kind':'here'},{'kind':'here'}],'opening':[%s]}";
    TestHouse.Made plain = house.make(table.formatted(""));
    Guest first = house.sit(plain, 0);
    int asked = first.value("/awaited/0").intValue();
    String option = (asked == 0 ? first : house.sit(plain, asked)).options().getFirst();
    // when
    TestHouse.Made made = house.make(table.formatted("'" + asked + " " + option + "'"));
    // then
    assertThat(house.sit(made, asked).awaits(asked)).isFalse();
  }

  @Test
  void theHostClosesATable() {
    TestHouse.Made made = house.make(OPEN);
    Guest host = house.keep(Guest.at(house.caller, made.table(), -1, "en", made.host()));
    assertThat(PlayingTest.code(host.ask("close"))).isEmpty();
    assertThat(host.over()).isTrue();
    assertThat(join(made, "{}").status()).isEqualTo(409);
    assertThat(house.caller.get("/api/tables").body()).isEmpty();
  }

  @Test
  void namesAndColoursAreChosenAtTheTable() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    guest.ask("name", "seat", 0, "name", "  Zoë\u202e\n ", "colour", "teal");
    assertThat(guest.text("/table/seats/0/name")).isEqualTo("Zoë");
    assertThat(guest.text("/table/seats/0/colour")).isEqualTo("teal");
    assertThat(PlayingTest.code(guest.ask("name", "seat", 0, "name", "x".repeat(25))))
        .isEqualTo("long");
  }

  @Test
  void aBotStandsInForSomebodyAwayAndBack() {
    TestHouse.Made made = house.market(2, "'pace':0");
    Guest ana = house.sit(made, 0);
    Guest host =
        house.keep(Guest.at(house.caller, made.table(), 0, "en", made.token(0), made.host()));
    Guest ben = house.sit(made, 1);
    // given: somebody who is there keeps the seat
    assertThat(PlayingTest.code(host.ask("stand-in", "seat", 1, "bot", "random")))
        .isEqualTo("present");
    assertThat(PlayingTest.code(ana.ask("stand-in", "seat", 1, "bot", "random"))).isEqualTo("host");
    // when
    ben.close();
    host.await(g -> !g.value("/table/seats/1/present").booleanValue());
    assertThat(PlayingTest.code(host.ask("stand-in", "seat", 1, "bot", "random"))).isEmpty();
    // then the bot plays
    host.await(g -> !g.awaits(1));
    Guest back = house.sit(made, 1);
    assertThat(PlayingTest.code(back.command(command("stand-in", 1)).join())).isEmpty();
    assertThat(back.value("/table/seats/1/standIn").booleanValue()).isFalse();
  }

  private static tools.jackson.databind.node.ObjectNode command(String word, int seat) {
    return horda.wire.Json.object().put("c", word).put("seat", seat).putNull("bot");
  }

  private record Evening(TestHouse.Made made, Guest[] all) {}

  /// Ana and Ben have played a short game to its end.
  private Evening played() {
    TestHouse.Made made =
        house.make(
            "{'game':'flea-market','attention':'all','options':{'rounds':'2'},'seats':[{'kind':'here','name':'Ana'},{'kind':'here','name':'Ben'}]}");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
    Random random = new Random(1);
    while (!all[0].over()) {
      TestHouse.settle(all);
      for (int seat = 0; seat < 2; seat++) {
        if (all[seat].awaits(seat)) {
          var options = all[seat].options();
          all[seat].answer(seat, options.get(random.nextInt(options.size()))).join();
        }
      }
    }
    return new Evening(made, all);
  }

  private JsonNode mine(String table, String token) {
    String keys = "{\"keys\":[{\"table\":\"%s\",\"token\":\"%s\"}]}";
    return house.caller.post("/api/mine", keys.formatted(table, token)).body().get(0);
  }

  @Test
  void myGamesTellHowAGameEndedAndHowLongItWas() {
    // given
    Evening evening = played();
    // when
    JsonNode ana = mine(evening.made().table(), evening.made().token(0));
    // then
    Guest seen = evening.all()[0];
    assertThat(ana.at("/result/won").booleanValue())
        .isEqualTo(seen.value("/outcome/winners").toString().contains("0"));
    assertThat(ana.at("/result/score").intValue())
        .isEqualTo(seen.value("/outcome/scores/0").intValue());
    assertThat(ana.get("answers").intValue()).isPositive();
    assertThat(ana.get("began").longValue()).isPositive();
  }

  @Test
  void aGameThatGoesOnHasNoResultYet() {
    TestHouse.Made made = house.market(2, "'talk':'silent'");
    assertThat(mine(made.table(), made.token(0)).has("result")).isFalse();
  }

  @Test
  void aRematchWithSwappedSeatsMovesEverybodyOneSeatOn() {
    // given
    Evening evening = played();
    // when
    String next =
        evening
            .all()[0]
            .command(horda.wire.Json.object().put("c", "rematch").put("id", "r").put("swap", true))
            .join()
            .get("table")
            .stringValue();
    // then: the same tokens open the other seats
    assertThat(mine(next, evening.made().token(0)).get("seat").intValue()).isEqualTo(1);
    assertThat(mine(next, evening.made().token(1)).get("seat").intValue()).isZero();
    Guest ana = house.keep(Guest.at(house.caller, next, 1, "en", evening.made().token(0)));
    assertThat(ana.text("/table/seats/1/name")).isEqualTo("Ana");
    assertThat(ana.text("/table/status")).isEqualTo("playing");
  }

  @Test
  void aRematchSeatsTheSamePeopleWithTheSameTokens() {
    // given: a game that is over
    Evening evening = played();
    TestHouse.Made made = evening.made();
    Guest[] all = evening.all();
    // when both ask
    String first = all[0].ask("rematch").get("table").stringValue();
    String second = all[1].ask("rematch").get("table").stringValue();
    // then
    assertThat(first).isEqualTo(second).isNotEqualTo(made.table());
    all[1].await(g -> g.text("/table/rematch").equals(first));
    Guest again = house.keep(Guest.at(house.caller, first, 1, "en", made.token(1)));
    assertThat(again.value("/you/seat").intValue()).isEqualTo(1);
    assertThat(again.text("/table/seats/1/name")).isEqualTo("Ben");
    assertThat(again.text("/table/status")).isEqualTo("playing");
    assertThat(again.text("/table/commitment")).isNotEqualTo(all[0].text("/table/commitment"));
    JsonNode mine =
        house
            .caller
            .post(
                "/api/mine",
                "{\"keys\":[{\"table\":\"%s\",\"token\":\"%s\"},{\"table\":\"nowhere\",\"token\":\"x\"}]}"
                    .formatted(made.table(), made.token(0)))
            .body();
    assertThat(mine).hasSize(1);
    assertThat(mine.get(0).get("rematch").stringValue()).isEqualTo(first);
    assertThat(mine.get(0).get("others").toString()).isEqualTo("[\"Ben\"]");
  }

  @Test
  void talkFollowsTheModeOfTheTable() {
    TestHouse.Made silent = house.market(2, "'talk':'silent'");
    assertThat(PlayingTest.code(house.sit(silent, 0).ask("say", "seat", 0, "text", "psst")))
        .isEqualTo("talk");
    TestHouse.Made phrases =
        house.make(
            "{'game':'city-of-horror','talk':'phrases','seats':[{'kind':'here'},{'kind':'here'},{'kind':'here'}]}");
    Guest guest = house.sit(phrases, 0);
    Guest spanish = house.sit(phrases, 1, "es");
    assertThat(PlayingTest.code(guest.ask("say", "seat", 0, "text", "hi"))).isEqualTo("talk");
    assertThat(PlayingTest.code(guest.ask("phrase", "seat", 0, "phrase", "no-such")))
        .isEqualTo("phrase");
    guest.ask("phrase", "seat", 0, "phrase", "thanks");
    spanish.await(g -> g.chat().size() == 1);
    assertThat(guest.chat().getFirst().get("text").stringValue()).isEqualTo("Thank you!");
    assertThat(spanish.chat().getFirst().get("text").stringValue()).isNotEqualTo("Thank you!");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | form",
        "{'game':'chess','seats':[]} | game",
        "{'game':'flea-market','seats':[{'kind':'here'}]} | seats",
        "{'game':'flea-market','seats':[{'kind':'king'},{'kind':'here'}]} | form",
        "{'game':'flea-market','seats':[{'kind':'bot','bot':'deep'},{'kind':'here'}]} | bot",
        "{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}],'options':{'x':'y'}} | option",
        "{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}],'seed':'7','public':true} | seed",
        "{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}],'windowSeconds':5,'options':{'uniform-windows':'no'}} | windows",
        "{'game':'flea-market','seats':[{'kind':'here','colour':'plaid'},{'kind':'here'}]} | colour",
        "{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}],'clock':{'bank':'x'}} | form",
        "{'game':'flea-market','seed':'1','seats':[{'kind':'here'},{'kind':'here'}],'opening':['0 fly']} | not-your-turn",
        "{'game':'flea-market','seed':'1','seats':[{'kind':'here'},{'kind':'here'}],'opening':['fly']} | form",
        "{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}],'opening':['0 pass']} | form",
        "[] | form",
        "nonsense | json",
      })
  void aTableThatMakesNoSenseIsRefused(String body, String code) {
    Caller.HttpReply told = house.caller.post("/api/tables", body.replace('\'', '"'));
    assertThat(told.status()).isBetween(400, 499);
    assertThat(told.code()).isEqualTo(code);
  }

  @Test
  void aTableThatThereIsNotIsToldSo() {
    assertThat(
            house.caller.get("/api/tables/nowhere?lang=es").body().at("/error/text").stringValue())
        .isEqualTo("No existe esa mesa.");
    Guest guest = house.keep(Guest.at(house.caller, "nowhere", -1, "en"));
    assertThat(guest.bye().get("code").stringValue()).isEqualTo("no-table");
    assertThat(house.house.inMemory()).isZero();
  }
}
