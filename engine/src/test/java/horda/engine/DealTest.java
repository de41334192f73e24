package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import org.junit.jupiter.api.Test;

class DealTest {
  private static Match<FleaState> table(String promises) {
    return FleaTable.of(3)
        .hand(0, "coin-5", "coin-1")
        .hand(1, "objection")
        .option("promises", promises)
        .match();
  }

  private static String give(Match<FleaState> match) {
    return match.options(0).stream()
        .map(Option::id)
        .filter(id -> id.startsWith("give:"))
        .findFirst()
        .orElseThrow();
  }

  private static void answerAll(Match<FleaState> match, int seat, String... options) {
    for (String option : options) {
      match.answer(seat, option);
    }
  }

  @Test
  void goodsChangeHandsWhenAnOfferIsAccepted() {
    Match<FleaState> match = table("free");
    match.answer(0, "offer:1");
    answerAll(match, 0, give(match), "ask:objection", "send");
    match.answer(1, "accept");

    assertThat(FleaTable.look(match, "seat0.hand")).isEqualTo("coin-1 objection");
    assertThat(FleaTable.look(match, "seat1.hand")).isEqualTo("coin-5");
  }

  @Test
  void whatTheOtherCannotPayItCanOnlyRefuse() {
    Match<FleaState> match = table("free");
    answerAll(match, 0, "offer:1", "ask:snatch", "send");

    assertThat(match.options(1)).extracting(Option::id).containsExactly("refuse");
    match.answer(1, "refuse");
    assertThat(match.options(0)).extracting(Option::id).contains("end", "offer:1");
  }

  @Test
  void aTermCanBeTakenOutAndAnEmptyOfferCannotBeSent() {
    Match<FleaState> match = table("free");
    answerAll(match, 0, "offer:1", "pledge:0", "remove:pledge:0");

    assertThat(match.options(0)).extracting(Option::id).contains("drop").doesNotContain("send");
    match.answer(0, "drop");
    assertThat(match.chronicle().events()).as("nobody saw the draft").isEmpty();
  }

  @Test
  void aDealHasFewTerms() {
    Match<FleaState> match =
        FleaTable.of(2)
            .hand(0, "coin-1", "coin-2", "coin-3", "coin-4", "coin-5", "haggle", "snatch")
            .match();
    match.answer(0, "offer:1");
    for (int i = 0; i < Bargain.MOST_TERMS; i++) {
      match.answer(0, give(match));
    }

    assertThat(match.options(0)).extracting(Option::id).noneMatch(id -> id.startsWith("give:"));
  }

  @Test
  void onlyTheTwoWhoDealSeeTheTerms() {
    Match<FleaState> match = table("free");
    match.answer(0, "offer:1");
    String give = give(match);
    match.answer(0, give);
    String drafted = match.game().view(match.state(), 1).toString();
    match.answer(0, "send");

    assertThat(drafted).doesNotContain(give);
    assertThat(match.game().view(match.state(), 1).toString()).contains(give);
    assertThat(match.game().view(match.state(), 2).toString()).doesNotContain(give);
    assertThat(match.game().view(match.state(), View.ONLOOKER).toString()).doesNotContain(give);
  }

  /// Seat 0 promises seat 1 not to bid in round 2; all end their turns.
  private static Match<FleaState> promised(String promises) {
    Match<FleaState> match = table(promises);
    answerAll(match, 0, "offer:1", "pledge:0", "send");
    match.answer(1, "accept");
    for (int seat = 0; seat < 3; seat++) {
      match.answer(seat, "end");
    }
    return match;
  }

  @Test
  void aFreePromiseCanBeBrokenAndThatIsRemembered() {
    Match<FleaState> match = promised("free");
    assertThat(match.state().promises().status(0)).isEqualTo(Promises.OPEN);
    assertThat(match.state().promises().binding(0)).isFalse();

    match.answer(0, "bid:coin-5");
    match.answer(2, "none");
    assertThat(match.state().promises().status(0)).isEqualTo(Promises.BROKEN);
    assertThat(match.state().promises().from(0)).isZero();
    assertThat(match.state().promises().to(0)).isEqualTo(1);
  }

  @Test
  void aBindingPromiseIsEnforcedAndKept() {
    Match<FleaState> match = promised("binding");

    assertThat(match.options(0)).extracting(Option::id).containsExactly("none");
    match.answer(0, "none");
    match.answer(2, "none");
    assertThat(match.state().promises().status(0)).isEqualTo(Promises.KEPT);
  }

  @Test
  void aDealReadsWhatItWrote() {
    Deal deal = new Deal(0, 2, Code.of(1, -3), Code.of(0xfff0, 7, 8, 9), -1L);

    assertThat(Deal.of(deal.args())).isEqualTo(deal).hasSameHashCodeAs(deal);
    assertThat(deal.without(1)).isEqualTo(new Deal(0, 2, Code.of(1, -3), -1L));
    assertThatThrownBy(() -> Deal.of(new int[] {1})).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> Deal.of(new int[0])).isInstanceOf(BadState.class);
  }

  @Test
  void aDealAmongThreeReadsWhatItWroteHalfwayToo() {
    Deal deal = new Deal(0, 2, Code.of(1, -3)).joined(1);

    assertThat(Deal.of(deal.args())).isEqualTo(deal);
    assertThat(Deal.of(deal.accepted().args())).isEqualTo(deal.accepted()).isNotEqualTo(deal);
    assertThat(deal.accepted().asked()).isEqualTo(1);
    assertThat(deal.joined(2).fits(3)).as("a seat twice").isFalse();
  }
}
