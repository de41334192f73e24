package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import horda.server.http.Limits;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What an option would lead to is told to whoever may choose it, and to nobody else.
class PreviewTest {
  /// A connection may say much, but each kind of command keeps its limit.
  private static final Limits QUICK =
      new Limits(
          8 << 10, 32 << 10, 4 << 20, 100_000, 100_000, 256, 1 << 20, 60, 30, 2000, 120, false);

  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private TestHouse.Made streets() {
    return house.make(
        "{'game':'rue-morgue','seed':'3','attention':'all','options':{'mission':'t1'},"
            + "'seats':[{'kind':'here','name':'Ana'},{'kind':'here','name':'Ben'}]}");
  }

  /// Answers for both until somebody may walk; gives the seat.
  private static int walking(Guest... both) {
    for (int n = 0; n < 300; n++) {
      TestHouse.settle(both);
      int asked = both[0].value("/awaited").get(0).intValue();
      both[asked].await(g -> g.awaits(asked));
      List<String> options = both[asked].options();
      if (options.contains("make-noise")) {
        return asked;
      }
      both[asked].answer(asked, options.getFirst()).join();
    }
    throw new AssertionError("nobody's turn ever comes");
  }

  private static JsonNode preview(Guest guest, int seat, String option) {
    return guest.ask("preview", "seat", seat, "turn", guest.number("turn"), "option", option);
  }

  private static String refusal(JsonNode reply) {
    assertThat(reply.get("s").stringValue()).isEqualTo("no");
    return reply.get("code").stringValue();
  }

  @Test
  void theAskedSeatIsToldInItsLanguageAndNothingHappens() {
    // given
    TestHouse.Made made = streets();
    Guest[] both = {house.sit(made, 0, "es"), house.sit(made, 1, "es")};
    int asked = walking(both);
    int other = 1 - asked;
    int lines = house.store.linesAfter(made.table(), 0).size();
    String before = both[asked].document().toString();
    int heard = both[other].heard().size();

    // when
    JsonNode told = preview(both[asked], asked, "make-noise");
    JsonNode nothing = preview(both[asked], asked, "end-turn");
    TestHouse.settle(both);

    // then
    assertThat(told.get("s").stringValue()).isEqualTo("preview");
    assertThat(told.at("/preview/option").stringValue()).isEqualTo("make-noise");
    assertThat(told.at("/preview/notes/0/kind").stringValue()).isEqualTo("noise");
    assertThat(told.at("/preview/text/0").stringValue()).startsWith("Hace ruido en la ");
    assertThat(nothing.get("preview").isNull()).isTrue();
    assertThat(house.store.linesAfter(made.table(), 0)).hasSize(lines);
    assertThat(both[asked].document().toString()).isEqualTo(before);
    assertThat(both[other].heard().subList(heard, both[other].heard().size()))
        .allMatch(message -> message.contains("pong"));
  }

  @Test
  void othersAndTheUntimelyAreRefused() {
    // given
    TestHouse.Made made = streets();
    Guest[] both = {house.sit(made, 0), house.sit(made, 1)};
    int asked = walking(both);
    int other = 1 - asked;

    // then
    assertThat(refusal(preview(both[other], asked, "make-noise"))).isEqualTo("not-yours");
    assertThat(refusal(preview(house.onlooker(made), asked, "make-noise"))).isEqualTo("not-yours");
    assertThat(refusal(preview(both[asked], asked, "fly"))).isEqualTo("not-an-option");
    JsonNode late =
        both[asked].ask(
            "preview", "seat", asked, "turn", both[asked].number("turn") - 1, "option", "end-turn");
    assertThat(refusal(late)).isEqualTo("stale");
  }

  @Test
  void whoAsksWithoutEndIsRefusedAndCanStillAnswer() {
    // given
    house.close();
    house = TestHouse.within(QUICK);
    TestHouse.Made made = house.market(2, "");
    Guest[] both = {house.sit(made, 0), house.sit(made, 1)};
    TestHouse.settle(both);
    int asked = both[0].value("/awaited").get(0).intValue();
    List<String> options = both[asked].options();

    // when
    String last = "";
    for (int n = 0; n < 500 && !last.equals("too-many"); n++) {
      JsonNode reply = preview(both[asked], asked, options.getFirst());
      last = reply.path("code").stringValue("");
    }

    // then
    assertThat(last).isEqualTo("too-many");
    JsonNode reply = both[asked].answer(asked, options.getFirst()).join();
    assertThat(reply.get("s").stringValue()).isEqualTo("ack");
  }
}
