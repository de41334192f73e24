package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import horda.engine.Attention.Verdict;
import horda.engine.toy.FleaMarket;
import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Which questions are put to a person.
class AttentionTest {
  private static final int ALWAYS_PASS = State.ALWAYS_PASS;
  private static final int UNTIL_MY_TURN = 2;

  private final Attention<FleaState> attention = new Attention<>(new FleaMarket(), 3);

  /// Seat 0 haggles; seat 1 could object, seat 2 could not but nobody knows.
  private static Match<FleaState> haggling() {
    Match<FleaState> match =
        FleaTable.of(3).hand(0, "haggle", "coin-1").hand(1, "objection").hand(2, "coin-2").match();
    match.answer(0, "haggle");
    return match;
  }

  /// Seat 0 has offered seat 1 something for a card that seat 1 does not have.
  private static Match<FleaState> unpayable() {
    Match<FleaState> match = FleaTable.of(3).hand(0, "coin-1").hand(1, "coin-2").match();
    match.answer(0, "offer:1");
    String ask =
        match.options(0).stream()
            .map(Option::id)
            .filter(id -> id.startsWith("ask") && !id.contains("coin-2"))
            .findFirst()
            .orElseThrow();
    match.answer(0, ask);
    match.answer(0, "send");
    return match;
  }

  @Test
  void somebodyWhoCanObjectIsAskedAndSomebodyWhoCannotIsNot() {
    // given
    Match<FleaState> match = haggling();
    // then
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(Verdict.ASK);
    // when
    match.answer(1, "pass");
    // then: the rules ask seat 2, who could only pass
    assertThat(match.options(2)).extracting(Option::id).containsExactly("pass");
    assertThat(attention.verdict(match.state(), 2)).isEqualTo(new Verdict.Only(Window.PASS));
  }

  @Test
  void ordersCombineAndEndOneByOne() {
    Match<FleaState> match = haggling();
    // when
    attention.order(match.state(), 1, List.of(UNTIL_MY_TURN, ALWAYS_PASS, 99));
    // then
    assertThat(attention.orders(match.state(), 1)).containsExactly(ALWAYS_PASS, UNTIL_MY_TURN);
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(new Verdict.Given(Window.PASS));
    // when
    attention.order(match.state(), 1, List.of(UNTIL_MY_TURN));
    // then
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(new Verdict.Given(Window.PASS));
    // when
    attention.order(match.state(), 1, List.of());
    // then
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(Verdict.ASK);
  }

  @Test
  void anOrderNeverTakesAnOwnTurn() {
    Match<FleaState> match = FleaTable.of(3).hand(0, "haggle").match();
    attention.order(match.state(), 0, List.of(ALWAYS_PASS, UNTIL_MY_TURN));
    assertThat(attention.verdict(match.state(), 0)).isEqualTo(Verdict.ASK);
  }

  @Test
  void whoWantsToBeStoppedIsAskedDespiteOrders() {
    Match<FleaState> match = haggling();
    attention.order(match.state(), 1, List.of(ALWAYS_PASS));
    // when
    attention.stop(1, true);
    // then
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(Verdict.ASK);
    // when
    attention.answers(match.state(), 1, Window.PASS);
    // then: once
    assertThat(attention.stops(1)).isFalse();
  }

  @Test
  void theOnlySecretAnswerWaitsForThoseWhoHaveAChoice() {
    // given a deal in which one of two bidders has no coin
    FleaMarket game = new FleaMarket();
    long seed = 0;
    Match<FleaState> match;
    int poor;
    int rich;
    do {
      match = new Match<>(game, Setup.of(game, 3, Map.of(), Seed.of(++seed)));
      int asked = match.question().awaited(match.state());
      poor = Integer.numberOfTrailingZeros(asked);
      rich = Integer.numberOfTrailingZeros(asked & ~(1 << poor));
    } while (match.options(poor).size() > 1 || match.options(rich).size() == 1);
    // then
    assertThat(attention.verdict(match.state(), poor)).isEqualTo(Verdict.LATER);
    // when
    match.answer(rich, "none");
    // then
    assertThat(attention.verdict(match.state(), poor)).isEqualTo(new Verdict.Only(0));
  }

  @Test
  void undoStepsOverAnAnswerThatWasTheOnlyOne() {
    // given
    Match<FleaState> match = unpayable();
    assertThat(attention.verdict(match.state(), 1)).isEqualTo(new Verdict.Only(0));
    assertThat(match.canUndo(0)).isTrue();
    long sent = Digest.of(match.state());
    // when
    match.only(1, "refuse");
    // then: nobody has acted, so seat 0 may take the offer back
    assertThat(match.canUndo(0)).isTrue();
    assertThat(match.canUndo(1)).isFalse();
    match.undo(0);
    assertThat(match.log()).extracting(Match.Entry::seat).containsOnly(0);
    match.answer(0, "send");
    assertThat(Digest.of(match.state())).isEqualTo(sent);
  }

  @Test
  void aRealAnswerIsNotTakenForTheOnlyOne() {
    Match<FleaState> match = haggling();
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> match.only(1, "pass"))
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("not-only"));
    assertThat(match.log()).hasSize(1);
  }

  @Test
  void oneAmongBotsHasNoEqualWindowsUnlessTheHostWantsThem() {
    FleaMarket game = new FleaMarket();
    assertThat(Attention.options(game, Map.of(), 1)).containsEntry("uniform-windows", "no");
    assertThat(Attention.options(game, Map.of(), 2)).isEmpty();
    assertThat(Attention.options(game, Map.of("uniform-windows", "yes"), 1))
        .containsEntry("uniform-windows", "yes");
  }

  @Test
  void whatMayBeWishedForIsWhatTheSeatsOwnPlaceInTheWindowOffers() {
    Match<FleaState> match = haggling();
    long before = Digest.of(match.state());
    assertThat(Seam.wishes(match.state(), 1)).extracting(Option::id).containsExactly("object");
    assertThat(Seam.wishes(match.state(), 2)).isEmpty();
    assertThat(Seam.wishes(match.state(), 0)).as("nobody answers their own card").isEmpty();
    assertThat(Seam.mightRespond(match.state(), 2)).as("as far as others know").isTrue();
    assertThat(Seam.mightRespond(match.state(), 0)).isFalse();
    assertThat(Digest.of(match.state())).isEqualTo(before);
  }
}
