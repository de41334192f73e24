package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Bare.Open;
import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import org.junit.jupiter.api.Test;

class WindowTest {
  private static final long RESPOND = Code.of(1);

  private static Bare open(boolean uniform, Open window) {
    Bare state = new Bare(4);
    state.uniformWindows(uniform);
    state.agenda.push(window);
    Engine.advance(state, Out.SILENT);
    return state;
  }

  private static int asked(Bare state) {
    Question<Bare> question = Engine.question(state);
    return question == null ? -1 : Integer.numberOfTrailingZeros(question.awaited(state));
  }

  private static void answer(Bare state, long choice) {
    Engine.answer(state, Engine.question(state), asked(state), choice, Out.SILENT);
  }

  @Test
  void seatsAreAskedInPriorityOrderAndAllPassingCloses() {
    Bare state = open(true, new Open(2, 0b1111, 0));
    StringBuilder order = new StringBuilder();
    while (asked(state) >= 0) {
      order.append(asked(state));
      answer(state, Window.PASS);
    }

    assertThat(order).hasToString("2301");
    assertThat(state.diary).isEqualTo("closed");
  }

  @Test
  void aUniformTableAsksTheSameSeatsWhateverTheyHold() {
    for (int hands = 0; hands < 16; hands++) {
      Bare state = open(true, new Open(0, 0b1011, hands & 0b1011));
      StringBuilder order = new StringBuilder();
      while (asked(state) >= 0) {
        order.append(asked(state));
        answer(state, Window.PASS);
      }
      assertThat(order).as("hands " + hands).hasToString("013");
    }
  }

  @Test
  void anyOtherTablePassesOverThoseWhoHaveNothing() {
    Bare state = open(false, new Open(0, 0b1111, 0b1000));
    assertThat(asked(state)).isEqualTo(3);

    assertThat(open(false, new Open(0, 0b1111, 0)).diary).isEqualTo("closed");
  }

  @Test
  void aResponseComesFirstAndTheWindowOpensAgain() {
    Bare state = open(true, new Open(0, 0b0111, 0b0010));
    answer(state, Window.PASS);
    answer(state, RESPOND);

    assertThat(state.diary).isEqualTo("r1");
    assertThat(asked(state)).isZero();
  }

  @Test
  void howItGoesOnAfterAResponseIsTheRuleBooksChoice() {
    Bare stays = open(true, new Open(0, 1, 0b0111, 0b0111, "stay"));
    answer(stays, RESPOND);
    assertThat(asked(stays)).as("an offer does not restart the asking").isEqualTo(1);

    Bare next = open(true, new Open(0, 1, 0b0111, 0b0111, "next"));
    answer(next, RESPOND);
    assertThat(asked(next)).as("priority goes clockwise of who acted").isEqualTo(2);

    Bare once = open(true, new Open(0, 1, 0b0111, 0b0111, "once"));
    answer(once, RESPOND);
    assertThat(once.diary).as("one response only").isEqualTo("r1 closed");
  }

  @Test
  void aStandingOrderPassesForItsSeat() {
    Bare state = open(true, new Open(0, 0b0111, 0b0010));
    state.standingOrder(1, State.ALWAYS_PASS);
    answer(state, Window.PASS);

    assertThat(asked(state)).isEqualTo(2);
  }

  @Test
  void whoIsAskedIsNewsToTheOthersWheneverItMayHangOnAnOrderOrAHand() {
    Bare one = open(true, new Open(0, 0b0001, 0));
    assertThat(one.isNewsTo(1)).isTrue();
    assertThat(one.isNewsTo(0)).as("own orders are no news").isFalse();

    assertThat(open(true, new Open(0, 0, 0)).isNewsTo(1)).as("nobody could respond").isFalse();
    assertThat(open(false, new Open(0, 0, 0)).isNewsTo(1)).as("hands decide").isTrue();
  }

  @Test
  void aCancelCanBeCancelled() {
    Match<FleaState> match =
        FleaTable.of(3)
            .hand(0, "haggle", "objection")
            .hand(1, "objection")
            .hand(2, "coin-1")
            .match();
    match.answer(0, "haggle");
    match.answer(1, "object");
    match.answer(2, "pass");
    match.answer(0, "object");
    // Seat 1 has no card left; seat 2 is asked about each of the two cards that stand.
    match.answer(2, "pass");
    match.answer(2, "pass");

    assertThat(FleaTable.look(match, "seat0.points")).isNotEqualTo("0");
    assertThat(match.chronicle().events()).anyMatch(e -> e.what().key().equals("struck"));
  }

  @Test
  void aCancelledCardDoesNothing() {
    Match<FleaState> match =
        FleaTable.of(2).hand(0, "haggle", "coin-1").hand(1, "objection").match();
    match.answer(0, "haggle");
    match.answer(1, "object");
    match.answer(0, "pass");

    assertThat(FleaTable.look(match, "seat0.points")).isEqualTo("0");
    assertThat(match.options(0)).extracting(Option::id).contains("end");
  }
}
