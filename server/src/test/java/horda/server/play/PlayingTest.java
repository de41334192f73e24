package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import horda.wire.Json;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Sitting down, answering, taking back, coming again.
class PlayingTest {
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cards-of-the-dead", "city-of-horror", "flea-market"})
  void aPersonPlaysAWholeGameAgainstBots(String game) {
    // given
    TestHouse.Made made =
        house.make(
            "{'game':'%s','pace':0,'seed':'5','seats':[{'kind':'here','name':'Ana'},{'kind':'bot','bot':'random'},{'kind':'bot','bot':'random'}]}"
                .formatted(game));
    Guest ana = house.sit(made, 0);
    Guest onlooker = house.onlooker(made);
    // when
    Random random = new Random(5);
    while (!ana.over()) {
      ana.await(g -> g.awaits(0) || g.over());
      if (!ana.over()) {
        List<String> options = ana.options();
        JsonNode reply = ana.answer(0, options.get(random.nextInt(options.size()))).join();
        assertThat(reply.get("s").stringValue()).isEqualTo("ack");
      }
    }
    onlooker.await(Guest::over);
    // then
    assertThat(ana.complete()).isTrue();
    assertThat(ana.value("/outcome").isObject()).isTrue();
    assertThat(ana.text("/table/seed")).isEqualTo("5");
    assertThat(onlooker.value("/table/seats")).isEqualTo(ana.value("/table/seats"));
    assertUpdatesAddUpToTheWhole(ana, made, 0);
  }

  private void assertUpdatesAddUpToTheWhole(Guest guest, TestHouse.Made made, int seat) {
    TestHouse.settle(guest);
    ObjectNode patched = guest.document();
    List<JsonNode> log = guest.log();
    guest.close();
    Guest fresh = house.sit(made, seat);
    fresh.await(
        g -> g.value("/table/onlookers").intValue() == patched.at("/table/onlookers").intValue());
    assertThat(fresh.document()).isEqualTo(patched);
    assertThat(fresh.log()).isEqualTo(log);
  }

  @Test
  void aCommandSentTwiceIsCarriedOutOnceAndAcknowledgedTwice() {
    TestHouse.Made made = house.market(2, "");
    int asked = asked(made);
    Guest guest = house.sit(made, asked);
    ObjectNode command = Json.object().put("c", "answer").put("id", "twice").put("seat", asked);
    command.put("turn", guest.number("turn")).put("option", "none");
    // when
    JsonNode first = guest.command(command.deepCopy()).join();
    int lines = house.store.linesAfter(made.table(), 0).size();
    JsonNode second = guest.command(command.deepCopy()).join();
    // then
    assertThat(first).isEqualTo(second);
    assertThat(first.get("s").stringValue()).isEqualTo("ack");
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
  }

  @Test
  void anotherSeatCannotUseUpMyIds() {
    TestHouse.Made made = house.market(2, "'talk':'open'");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    ben.ask("say", "id", "same", "seat", 1, "text", "first");
    ana.ask("say", "id", "same", "seat", 0, "text", "second");
    ana.await(g -> g.chat().size() == 2);
    assertThat(ana.chat())
        .extracting(c -> c.get("text").stringValue())
        .containsExactly("first", "second");
  }

  @Test
  void refusalsComeWithACodeARuleAndASentenceInTheRightLanguage() {
    TestHouse.Made made = house.market(2, "");
    int asked = asked(made);
    int other = 1 - asked;
    Guest guest = house.sit(made, asked, "es");
    Guest waiting = house.sit(made, other);
    JsonNode no = guest.answer(asked, "bid:gold").join();
    assertThat(code(no)).isEqualTo("not-an-option");
    assertThat(no.get("rule").stringValue()).startsWith("FM-BID");
    assertThat(no.get("text").stringValue()).isEqualTo("Eso no está entre las opciones.");
    assertThat(code(waiting.answer(other, "none").join())).isEqualTo("not-your-turn");
    assertThat(code(waiting.answer(asked, "none").join())).isEqualTo("not-yours");
    assertThat(code(guest.ask("answer", "seat", asked, "turn", 99, "option", "none")))
        .isEqualTo("stale");
    assertThat(code(guest.ask("answer", "seat", asked, "option", "none"))).isEqualTo("form");
    assertThat(code(guest.ask("dance"))).isEqualTo("command");
    assertThat(code(guest.ask("undo", "seat", asked))).isEqualTo("undo");
    assertThat(code(guest.ask("start"))).isEqualTo("host");
    assertThat(code(guest.ask("rematch"))).isEqualTo("not-over");
  }

  @Test
  void aGreyedChoiceIsRefusedWithItsReason() {
    TestHouse.Made made = house.market(2, "");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
    int turn = bidAll(all);
    for (int i = 0; i < 2; i++) {
      all[turn].answer(turn, "offer:" + (1 - turn)).join();
      all[turn].answer(turn, "drop").join();
    }
    assertThat(all[turn].answer(turn, "offer:" + (1 - turn)).join().get("text").stringValue())
        .isEqualTo("You have made all your offers of this turn.");
  }

  @Test
  void whatIsTakenBackIsCutFromEverybodysLog() {
    // given: somebody has done something that others saw and that can be taken back
    TestHouse.Made made =
        house.make("{'game':'cards-of-the-dead','seed':'11','seats':[{'kind':'here'}]}");
    Guest actor = house.sit(made, 0);
    Guest onlooker = house.onlooker(made);
    Guest lost = house.onlooker(made);
    Random random = new Random(2);
    int before;
    do {
      TestHouse.settle(onlooker);
      before = onlooker.log().size();
      List<String> options = actor.options();
      actor.answer(0, options.get(random.nextInt(options.size()))).join();
      TestHouse.settle(onlooker, lost);
    } while (!actor.value("/canUndo").booleanValue() || onlooker.log().size() == before);
    lost.close();
    // when
    assertThat(code(actor.ask("undo", "seat", 0))).isEmpty();
    // then
    TestHouse.settle(onlooker);
    assertThat(onlooker.log()).hasSize(before);
    assertThat(onlooker.cuts()).isEqualTo(1);
    // and everybody is told that it was
    assertThat(onlooker.chat())
        .extracting(said -> said.get("seat") + " " + said.get("text").stringValue())
        .containsExactly("-1 Seat 1 takes back the last choice.");
    assertThat(house.keep(Guest.at(house.caller, made.table(), -1, "es")).chat())
        .extracting(said -> said.get("text").stringValue())
        .containsExactly("Asiento 1 deshace su última elección.");
    // and whoever was away is sent the whole log again, for part of what they have is gone
    Guest back = house.keep(Guest.resume(house.caller, made.table(), -1, "en", lost));
    assertThat(Json.parse(back.heard().getFirst()).at("/log/keep").intValue()).isZero();
    assertThat(back.log()).isEqualTo(onlooker.log());
  }

  @Test
  void afterALostLineOnlyTheGapIsSent() {
    TestHouse.Made made = house.market(2, "");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
    Guest lost = all[0];
    lost.close();
    int had = lost.log().size();
    bidAll(new Guest[] {house.sit(made, 0), all[1]});
    // when
    Guest back = house.keep(Guest.resume(house.caller, made.table(), 0, "en", lost, made.token(0)));
    // then
    JsonNode whole = Json.parse(back.heard().getFirst());
    assertThat(whole.at("/log/keep").intValue()).isEqualTo(had);
    assertThat(whole.at("/log/add")).isNotEmpty();
    assertThat(back.log()).isEqualTo(house.sit(made, 0).log());
  }

  @Test
  void severalPeopleAtOneBrowserLookThroughOneSeatAtATime() {
    TestHouse.Made made = house.market(2, "");
    Guest both =
        house.keep(Guest.at(house.caller, made.table(), -1, "en", made.token(0), made.token(1)));
    assertThat(both.value("/you/seats").toString()).isEqualTo("[0,1]");
    assertThat(both.options()).isEmpty();
    assertThat(both.value("/curtain").booleanValue()).isTrue();
    // when
    both.sayText("{\"c\":\"look\",\"seat\":1}");
    both.await(g -> g.value("/you/seat").intValue() == 1);
    // then
    assertThat(both.value("/curtain").booleanValue()).isTrue();
    assertThat(both.document().get("view")).isEqualTo(house.sit(made, 1).document().get("view"));
  }

  @Test
  void nobodyLooksThroughASeatThatIsNotTheirs() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, 0);
    guest.sayText("{\"c\":\"look\",\"seat\":1}");
    guest.await(g -> g.value("/you/seat").intValue() == -1);
    assertThat(guest.document().get("view")).isEqualTo(house.onlooker(made).document().get("view"));
  }

  @Test
  void theLanguageIsSwitchedAtOnce() {
    TestHouse.Made made = house.market(2, "");
    Guest guest = house.sit(made, asked(made));
    String english = guest.log().getFirst().get("text").stringValue();
    guest.sayText("{\"c\":\"lang\",\"lang\":\"es\"}");
    guest.await(g -> !g.log().getFirst().get("text").stringValue().equals(english));
    assertThat(guest.text("/table/seats/0/name")).isEqualTo("Asiento 1");
  }

  /// The seat that is asked first.
  private int asked(TestHouse.Made made) {
    return house.onlooker(made).value("/awaited/0").intValue();
  }

  /// Nobody bids; whose turn it is then.
  static int bidAll(Guest[] all) {
    for (int round = 0; round < 2; round++) {
      Guest any = all[0];
      TestHouse.settle(all);
      for (int seat = 0; seat < all.length; seat++) {
        if (any.awaits(seat) && all[seat].options().contains("none")) {
          all[seat].answer(seat, "none").join();
        }
      }
    }
    TestHouse.settle(all);
    return all[0].value("/awaited/0").intValue();
  }

  static String code(JsonNode reply) {
    return reply.path("code").stringValue("");
  }
}
