package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Designed;
import horda.engine.Workshop;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.wire.Json;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/// What somebody learns who repeats another's command, and by which name they can pass themselves
/// off.
class StrangersTest {
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
  void aStrangerWhoRepeatsACommandIsNotToldThatItWasCarriedOut() {
    TestHouse.Made made = house.market(2, "");
    Guest ana = house.sit(made, 0);
    Guest host =
        house.keep(Guest.at(house.caller, made.table(), -1, "en", made.token(0), made.host()));
    Guest ben = house.sit(made, 1);
    Guest onlooker = house.onlooker(made);
    ObjectNode say = Json.object().put("c", "say").put("id", "s1").put("seat", 0);
    ObjectNode name = Json.object().put("c", "name").put("id", "n1").put("seat", 0);
    name.put("name", "Ana").put("colour", "red");
    ObjectNode order = Json.object().put("c", "order").put("id", "o1").put("seat", 0);
    ObjectNode close = Json.object().put("c", "close").put("id", "c1");
    for (ObjectNode command :
        new ObjectNode[] {say.put("text", "hello"), name, order.put("order", 1)}) {
      // given
      assertThat(PlayingTest.code(ana.command(command.deepCopy()).join())).isEmpty();
      // when, then
      assertThat(PlayingTest.code(ben.command(command.deepCopy()).join())).isEqualTo("not-yours");
      assertThat(PlayingTest.code(onlooker.command(command.deepCopy()).join()))
          .isEqualTo("not-yours");
      assertThat(PlayingTest.code(ana.command(command.deepCopy()).join())).isEmpty();
    }
    assertThat(PlayingTest.code(host.command(close.deepCopy()).join())).isEmpty();
    assertThat(PlayingTest.code(ben.command(close.deepCopy()).join())).isEqualTo("host");
    ObjectNode rematch = Json.object().put("c", "rematch").put("id", "r1");
    assertThat(ana.command(rematch.deepCopy()).join().has("table")).isTrue();
    assertThat(onlooker.command(rematch.deepCopy()).join().has("table")).isFalse();
    assertThat(PlayingTest.code(onlooker.command(rematch.deepCopy()).join()))
        .isEqualTo("not-yours");
  }

  @Test
  void nobodyTakesANameThatLooksLikeAnothers() {
    String seats =
        "'seats':[{'kind':'here','name':'Ana'},{'kind':'%s','name':'%s'},{'kind':'open'}]";
    String table = "{'game':'flea-market'," + seats + "}";
    // when it is made, people and bots
    for (String kind : new String[] {"here", "bot"}) {
      Caller.HttpReply refused =
          house.caller.post(
              "/api/tables?lang=es", table.formatted(kind, "\u0410na").replace('\'', '"'));
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.code()).isEqualTo("name-taken");
      assertThat(refused.body().at("/error/text").stringValue()).contains("otro nombre");
    }
    // when somebody sits down
    TestHouse.Made made = house.make(table.formatted("here", "Ben"));
    String join = "/api/tables/" + made.table() + "/join";
    for (String name : new String[] {"ANA", "A n a", "\u0410n\u0430", "An\u200ba", "An\u00e1"}) {
      Caller.HttpReply told = house.caller.post(join, "{\"name\":\"" + name + "\"}");
      assertThat(told.code()).as(name).isEqualTo("name-taken");
    }
    assertThat(house.caller.post(join, "{\"name\":\"Anna\"}").status()).isEqualTo(200);
    // when a name is changed
    Guest ben = house.sit(made, 1);
    assertThat(PlayingTest.code(ben.ask("name", "seat", 1, "name", "\uff21na", "colour", "red")))
        .isEqualTo("name-taken");
    assertThat(PlayingTest.code(ben.ask("name", "seat", 1, "name", "BEN", "colour", "red")))
        .isEmpty();
  }

  @Test
  void whatTurnsTheWritingRoundIsTakenOutOfEverything() {
    String evil = "\u202eevil\u2066\u200b";
    TestHouse.Made made = house.market(2, "");
    Guest ana = house.sit(made, 0);
    ana.ask("name", "seat", 0, "name", evil, "colour", "red");
    ana.ask("say", "seat", 0, "text", evil + "\u0007");
    assertThat(ana.text("/table/seats/0/name")).isEqualTo("evil");
    assertThat(ana.chat().getLast().get("text").stringValue()).isEqualTo("evil");
    assertThat(String.join("\n", ana.heard())).doesNotContain("\u202e", "\u2066", "\u200b");
  }

  @Test
  void theTextOfAMissionIsCleanedBeforeOthersSeeIt() {
    Workshop workshop = ((Designed<?>) house.house.shelf().game("rue-morgue")).workshop();
    String name = workshop.names().getFirst();
    ObjectNode tree = (ObjectNode) PlanJson.of(workshop.plan(name));
    String text = PlanText.of(tree).replaceFirst("title:", "title: # \u202e\u2066\n ");
    assertThat(text).contains("\u202e");
    ObjectNode body = Json.object().put("game", "rue-morgue").put("seed", "7");
    body.putArray("seats").addObject().put("kind", "here");
    body.putObject("options").put("mission", "own").put("plan", text);
    Caller.HttpReply told = house.caller.post("/api/tables", Json.line(body));
    assertThat(told.code() + told.body().at("/error/text").stringValue("")).isEmpty();
    String kept = house.store.table(told.text("table")).orElseThrow().header();
    assertThat(kept).contains("title:").doesNotContain("\u202e", "\u2066");
  }
}
