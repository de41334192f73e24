package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.toy.FleaMarket;
import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchTest {
  private final FleaMarket game = new FleaMarket();

  private Setup setup() {
    return Setup.of(game, 3, Map.of(), Seed.of(11));
  }

  private static void refused(Runnable act, String code, String rule) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(act::run)
        .satisfies(r -> assertThat(r.code()).isEqualTo(code))
        .satisfies(r -> assertThat(r.rule()).isEqualTo(rule));
  }

  @Test
  void aRefusalHasACodeAndARuleAndChangesNothing() {
    Match<FleaState> match = FleaTable.of(2).hand(0, "coin-1").hand(1, "coin-1").match();
    match.answer(0, "offer:1");
    match.answer(0, "drop");
    match.answer(0, "offer:1");
    match.answer(0, "drop");
    long digest = Digest.of(match.state());

    refused(() -> match.answer(1, "end"), "not-your-turn", "FM-TURN-01");
    refused(() -> match.answer(0, "fly"), "not-an-option", "FM-TURN-01");
    refused(() -> match.answer(0, Code.of(9)), "not-an-option", "FM-TURN-01");
    refused(() -> match.answer(0, "offer:1"), "why.no-offers-left", "FM-DEAL-01");
    refused(() -> match.answer(2, "end"), "seat", "");
    refused(() -> match.answer(-1, "end"), "seat", "");
    refused(() -> match.order(0, 99), "order", "");
    refused(() -> match.order(5, 0), "order", "");
    refused(() -> match.enter(new Match.Order(0, 99)), "order", "");
    refused(() -> match.enter(new Match.Undo(1)), "undo", "");
    refused(() -> match.undo(1), "undo", "");
    assertThat(match.options(7)).isEmpty();
    assertThat(match.greyed(0)).extracting(Greyed.Reason::rule).containsExactly("FM-DEAL-01");
    assertThat(Digest.of(match.state())).isEqualTo(digest);
    assertThat(match.log()).hasSize(4);
  }

  @Test
  void aWordOfTheLogIsNoAnswer() {
    Match<FleaState> match = FleaTable.of(2).hand(0, "coin-1").match();
    match.answer(0, "offer:1");
    long digest = Digest.of(match.state());

    for (int seat = 0; seat < 2; seat++) {
      String why = seat == 0 ? "not-an-option" : "not-your-turn";
      for (String word : List.of("undo", "order:0", "order:1", "order:many")) {
        Match.Entry entry = new Match.Answer(seat, word);
        assertThatExceptionOfType(Refusal.class)
            .isThrownBy(() -> match.enter(entry))
            .satisfies(r -> assertThat(r.code()).isEqualTo(why));
      }
    }
    assertThat(Digest.of(match.state())).isEqualTo(digest);
    assertThat(match.log()).containsExactly(new Match.Answer(0, "offer:1"));
  }

  @Test
  void aFinishedGameHearsNobody() {
    Match<FleaState> match = FleaTable.of(2).option("rounds", "2").round(2).match();
    match.answer(0, "end");
    match.answer(1, "end");

    assertThat(match.isOver()).isTrue();
    assertThat(match.outcome()).isNotNull();
    refused(() -> match.answer(0, "end"), "over", "");
  }

  @Test
  void aRuleThatThrowsLeavesTheMatchAsItWas() {
    FleaState state = FleaTable.of(2).hand(0, "coin-1").state();
    // Below the turns lies a step that fails: it is reached when seat 1 ends its turn.
    state.agenda.push(new Broken());
    state.agenda.push(game.step("turn", new int[] {0}));
    Match<FleaState> match = new Match<>(game, FleaTable.of(2).setup(), state);
    long digest = Digest.of(match.state());

    assertThatThrownBy(() -> match.answer(0, "end")).hasMessage("a slip of the pen");

    assertThat(Digest.of(match.state())).isEqualTo(digest);
    assertThat(match.log()).isEmpty();
    assertThat(match.chronicle().events()).isEmpty();
    assertThat(match.canUndo(0)).isFalse();
    match.answer(0, "offer:1");
    assertThat(match.log()).hasSize(1);
  }

  private record Broken() implements Step<FleaState> {
    @Override
    public void run(FleaState state, Out out) {
      state.promises(state.promises().with(0, 1, 5, true));
      out.tell(new FleaMarket().happenings().getFirst(), 1, 1);
      throw new AssertionError("a slip of the pen");
    }

    @Override
    public String name() {
      return "broken";
    }
  }

  @Test
  void aLogWithOrdersAndUndoReplaysToTheSameState() {
    Match<FleaState> match = new Match<>(game, setup());
    List<Match.Entry> lines =
        List.of(
            new Match.Answer(1, "none"),
            new Match.Order(0, 1),
            new Match.Undo(1),
            new Match.Answer(2, "none"),
            new Match.Answer(1, "none"),
            new Match.Answer(0, "none"),
            new Match.Answer(0, "offer:2"),
            new Match.Order(1, 2),
            new Match.Undo(0),
            new Match.Answer(0, "end"));
    lines.forEach(match::enter);

    assertThat(match.log())
        .containsExactly(
            new Match.Order(0, 1),
            new Match.Answer(2, "none"),
            new Match.Answer(1, "none"),
            new Match.Answer(0, "none"),
            new Match.Order(1, 2),
            new Match.Answer(0, "end"));
    Match<FleaState> again = Match.replay(game, setup(), match.log());
    assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
    assertThat(again.chronicle().events()).isEqualTo(match.chronicle().events());
    assertThat(match.state().standingOrder(0)).isEqualTo(State.ALWAYS_PASS);
    assertThat(match.state().standingOrder(1)).as("ended by its own turn").isZero();
  }

  @Test
  void aCopyOfAMatchGoesItsOwnWay() {
    Match<FleaState> match = new Match<>(game, setup());
    match.answer(1, "none");
    Match<FleaState> copy = match.copy();
    copy.undo(1);
    copy.answer(2, "none");

    assertThat(match.state().committed()).isEqualTo(0b010);
    assertThat(copy.state().committed()).isEqualTo(0b100);
    assertThat(match.log()).extracting(Match.Entry::seat).containsExactly(1);
    assertThat(copy.log()).extracting(Match.Entry::seat).containsExactly(2);
  }

  @Test
  void aPositionWithAnAnswerThatNobodyCouldGiveIsRefused() {
    Match<FleaState> match = new Match<>(game, setup());
    match.answer(1, "none");
    FleaState bad = match.state().copy();
    bad.recommit(1, Code.of(1, 99));

    assertThatExceptionOfType(BadState.class)
        .isThrownBy(() -> new Match<>(game, setup(), bad))
        .satisfies(e -> assertThat(e.where()).isEqualTo("commitments"));

    FleaState astray = match.state().copy();
    astray.agenda.push(game.step("turn", new int[] {0}));
    assertThatExceptionOfType(BadState.class)
        .isThrownBy(() -> new Match<>(game, setup(), astray))
        .satisfies(e -> assertThat(e.where()).isEqualTo("committed"));
  }

  /// Takes all cards away, which no rule of the market can do.
  private static final class Thief extends FieldsThatKeep {
    @Override
    public void zones(String name, Zones zones) {
      zones.clear(0);
    }
  }

  @Test
  void aPositionThatBreaksAnInvariantIsRefusedByItsName() {
    FleaState state = FleaTable.of(2).state();
    state.visit(new Thief());

    assertThatExceptionOfType(BadState.class)
        .isThrownBy(() -> new Match<>(game, FleaTable.of(2).setup(), state))
        .satisfies(e -> assertThat(e.where()).isEqualTo("every card lies in one place"));
  }

  @Test
  void aMatchFromAPositionKnowsWhereItBegan() {
    FleaState state = FleaTable.of(2).state();
    long digest = Digest.of(state);
    Match<FleaState> match = new Match<>(game, FleaTable.of(2).setup(), state);
    match.answer(0, "end");

    assertThat(match.fromStart()).isFalse();
    assertThat(Digest.of(match.start())).isEqualTo(digest);
    assertThat(new Match<>(game, setup()).fromStart()).isTrue();
  }

  @Test
  void theTableIsSetUpOnlyAsTheGameAllows() {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Setup.of(game, 5, Map.of(), Seed.of(1)))
        .satisfies(r -> assertThat(r.code()).isEqualTo("seats"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Setup.of(game, 2, Map.of("colour", "red"), Seed.of(1)))
        .satisfies(r -> assertThat(r.code()).isEqualTo("option"));
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> Setup.of(game, 2, Map.of("promises", "some"), Seed.of(1)))
        .satisfies(r -> assertThat(r.code()).isEqualTo("option"));
    assertThat(setup().option("promises")).isEqualTo("free");
    assertThat(setup().flag("uniform-windows")).isTrue();
  }
}
