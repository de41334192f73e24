package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.toy.FleaMarket;
import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Back to the last new information or another seat's act, never past it.
class UndoTest {
  private static Match<FleaState> secretBids() {
    FleaMarket game = new FleaMarket();
    return new Match<>(game, Setup.of(game, 4, Map.of(), Seed.of(3)));
  }

  private static Match<FleaState> table() {
    return FleaTable.of(3)
        .hand(0, "haggle", "coin-1")
        .hand(1, "objection")
        .hand(2, "coin-2")
        .match();
  }

  @Test
  void aSeatTakesBackStepByStepWhatOnlyItKnows() {
    Match<FleaState> match = table();
    long start = Digest.of(match.state());
    match.answer(0, "offer:1");
    match.answer(0, "pledge:0");
    assertThat(match.canUndo(1)).isFalse();

    match.undo(0);
    match.undo(0);

    assertThat(Digest.of(match.state())).isEqualTo(start);
    assertThat(match.log()).isEmpty();
    assertThat(match.canUndo(0)).isFalse();
  }

  @Test
  void nobodyTakesBackPastAnothersAct() {
    Match<FleaState> match = table();
    match.answer(0, "offer:1");
    match.answer(0, "pledge:0");
    match.answer(0, "send");
    assertThat(match.canUndo(0)).as("an offer without reply").isTrue();
    match.answer(1, "refuse");

    assertThat(match.canUndo(0)).isFalse();
    assertThat(match.canUndo(1)).isTrue();
    match.undo(1);
    assertThat(match.canUndo(0)).as("the other has seen it and answered").isFalse();
  }

  @Test
  void whatAnotherSeatWasShownIsNotTakenBack() {
    Match<FleaState> match = table();
    match.answer(0, "offer:1");
    String give =
        match.options(0).stream()
            .map(Option::id)
            .filter(id -> id.startsWith("give:card"))
            .findFirst()
            .orElseThrow();
    match.answer(0, give);
    assertThat(match.canUndo(0)).as("nobody sees a draft").isTrue();
    match.answer(0, "send");

    assertThat(match.canUndo(0)).as("the partner has seen which card it is").isFalse();
  }

  @Test
  void aCardThatWasHandedOverIsNotTakenBackThoughItsGiverLearnedNothing() {
    Match<FleaState> match = table();
    match.answer(0, "offer:1");
    match.answer(0, "ask:objection");
    match.answer(0, "send");
    match.answer(1, "accept");

    assertThat(match.chronicle().events().getLast().isFor(2)).as("told in secret").isFalse();
    assertThat(match.canUndo(1)).isFalse();
    assertThat(match.canUndo(0)).isFalse();
  }

  @Test
  void aSecretWordToAnotherSeatEndsUndoEvenWhereNoRuleSaysSo() {
    FleaState state = FleaTable.of(3).state();
    Chronicle told = new Chronicle();
    Happening any = new FleaMarket().happenings().getFirst();

    Disclosure own = Disclosure.watch(state, told);
    told.tell(1, any, 0, 0, 0, 0);
    told.tell(Event.EVERYBODY, any, 0, 0, 0, 0);
    assertThat(own.happened(state, 0, told)).as("to oneself, and to all").isFalse();

    Disclosure others = Disclosure.watch(state, told);
    told.tell(0b101, any, 0, 0, 0, 0);
    assertThat(others.happened(state, 0, told)).as("to seat 2, too").isTrue();
    assertThat(Disclosure.watch(state, told).happened(state, 0, told)).as("later").isFalse();
  }

  @Test
  void ownSecretsThatComeToLightAreNewsToTheOthersIfThereAreAny() {
    FleaState three = FleaTable.of(3).state();
    Chronicle told = new Chronicle();
    Disclosure disclosure = Disclosure.watch(three, told);
    three.reveal(0);

    assertThat(three.isNewsTo(0)).isFalse();
    assertThat(disclosure.happened(three, 0, told)).isTrue();
  }

  @Test
  void nobodyTakesBackAThrowOfTheDice() {
    Match<FleaState> match = FleaTable.of(2).hand(0, "haggle").match();
    match.answer(0, "haggle");

    assertThat(FleaTable.look(match, "seat0.points")).isNotEqualTo("0");
    assertThat(match.canUndo(0)).isFalse();
  }

  @Test
  void nobodyFishesForObjectionsByAnnouncingACard() {
    Match<FleaState> asked = table();
    asked.answer(0, "haggle");
    assertThat(asked.canUndo(0)).as("seat 1 is asked").isFalse();

    Match<FleaState> passed = table();
    passed.order(1, State.ALWAYS_PASS);
    passed.answer(0, "haggle");
    assertThat(passed.canUndo(0)).as("seat 1 lets it pass").isFalse();
  }

  @Test
  void aSecretAnswerIsTakenBackAloneWhateverTheOthersDo() {
    Match<FleaState> match = secretBids();
    match.answer(1, "none");
    match.answer(2, "none");
    match.answer(1, "none");
    assertThat(match.canUndo(1)).isTrue();
    assertThat(match.canUndo(2)).as("another's change of mind is not seen").isTrue();
    assertThat(match.canUndo(3)).isFalse();

    match.undo(1);

    assertThat(match.state().committed()).isEqualTo(0b0100);
    assertThat(match.canUndo(1)).isFalse();
    assertThat(match.log()).extracting(Match.Entry::seat).containsExactly(2);
    Match<FleaState> again = Match.replay(match.game(), match.setup(), match.log());
    assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
  }

  @Test
  void onceAllAnswersAreOpenNoneIsTakenBack() {
    Match<FleaState> match = secretBids();
    for (int seat = 1; seat < 4; seat++) {
      match.answer(seat, "none");
    }
    for (int seat = 0; seat < 4; seat++) {
      assertThat(match.canUndo(seat)).isFalse();
    }
  }

  @Test
  void anothersOrderIsNotSeenByWhatOneMayTakeBack() {
    Match<FleaState> match = table();
    match.answer(0, "offer:1");
    match.order(2, State.ALWAYS_PASS);
    assertThat(match.canUndo(0)).isTrue();

    match.undo(0);

    assertThat(match.state().standingOrder(2)).as("the order stands").isEqualTo(1);
    assertThat(match.log()).containsExactly(new Match.Order(2, 1));
  }

  @Test
  void anOrderGivenWhileAskedPassesAtOnce() {
    Match<FleaState> match = table();
    match.answer(0, "haggle");
    assertThat(match.question().awaited(match.state())).isEqualTo(0b010);

    match.order(1, FleaState.UNTIL_MY_TURN);
    assertThat(match.question().awaited(match.state())).isEqualTo(0b100);
    match.order(2, State.ALWAYS_PASS);
    assertThat(FleaTable.look(match, "seat0.points")).as("the card takes effect").isNotEqualTo("0");

    match.answer(0, "end");
    assertThat(match.state().standingOrder(1)).as("cleared by the turn").isZero();
    assertThat(match.state().standingOrder(2)).isEqualTo(State.ALWAYS_PASS);
  }

  @Test
  void anOrderOfASeatThatIsNotAskedChangesNothingThatOthersSee() {
    Match<FleaState> match = table();
    match.answer(0, "haggle");
    View before = match.game().view(match.state(), 1);
    match.order(2, State.ALWAYS_PASS);

    assertThat(match.game().view(match.state(), 1)).isEqualTo(before);
    assertThat(match.question().awaited(match.state())).isEqualTo(0b010);
    assertThat(match.chronicle().events()).hasSize(1);
  }
}
