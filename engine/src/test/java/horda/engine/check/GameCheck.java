package horda.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Setup;
import horda.engine.StandingOrder;
import horda.engine.State;
import horda.engine.Step;
import horda.engine.StepBook;
import java.util.ArrayList;
import java.util.List;

/// Plays a random game and looks at it from every side at every decision. Any game passes the same
/// checks: `new GameCheck<>(game, setup).play()`.
public final class GameCheck<S extends State> {
  private record Kept(State copy, long digest) {}

  /// More decisions than a game may take.
  private static final int MOST_DECISIONS = 100_000;

  private final Game<S> game;
  private final Setup setup;
  private final Chance chance;
  private final LeakCheck<S> leaks;
  private final Choices choices = new Choices();
  private final List<Kept> kept = new ArrayList<>();
  private Match<S> match;
  private S twin;
  private int decisions;
  private int undone;

  public GameCheck(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.chance = new Chance(setup.seed().child(99));
    this.leaks = new LeakCheck<>(game, chance);
    this.match = new Match<>(game, setup);
    this.twin = copy(match.state());
  }

  /// To the end; returns the match for further looks.
  public Match<S> play() {
    while (!match.isOver()) {
      assertThat(decisions++).as("decisions").isLessThan(MOST_DECISIONS);
      Question<S> question = match.question();
      look(question);
      if (chance.below(20) == 0) {
        order();
      } else {
        answer(question);
      }
    }
    finish();
    return match;
  }

  public int undone() {
    return undone;
  }

  @SuppressWarnings("unchecked")
  private S copy(S state) {
    return (S) state.copy();
  }

  private String where() {
    return setup.seed()
        + " after "
        + match.log().size()
        + " answers at "
        + match.state().agenda.nameOf(match.question());
  }

  private void look(Question<S> question) {
    S state = match.state();
    int awaited = question.awaited(state);
    assertThat(awaited).as("somebody is asked, " + where()).isPositive();
    assertThat(awaited >>> state.seats()).as("only seats are asked, " + where()).isZero();
    game.invariants()
        .forEach(i -> assertThat(i.holds().test(state)).as(i.name() + ", " + where()).isTrue());
    for (int depth = 0; depth < state.agenda.size(); depth++) {
      Step<?> step = state.agenda.at(depth);
      String name = state.agenda.nameOf(step);
      StepBook<?> book = state.agenda.book();
      int[] args = book.args(step);
      Step<?> again = book.isEmpty() ? game.step(name, args) : book.read(name, args);
      assertThat(again).as("step " + name).isEqualTo(step);
      assertThat(book.fits(step, state)).as("step " + step + " fits, " + where()).isTrue();
    }
    long digest = Digest.of(state);
    S copy = copy(state);
    Engine.advance(copy, Out.SILENT);
    assertThat(Digest.of(copy)).as("waiting changes nothing, " + where()).isEqualTo(digest);
    kept.add(new Kept(copy, digest));
    for (int seat = 0; seat < state.seats(); seat++) {
      List<String> ids = match.options(seat).stream().map(o -> o.id()).toList();
      assertThat(ids).as("option ids, " + where()).doesNotHaveDuplicates();
      if ((awaited & 1 << seat) != 0) {
        assertThat(ids).as("never zero options, " + where()).isNotEmpty();
      }
      leaks.seatCannotTellApart(state, seat, where());
    }
  }

  private void order() {
    int seat = chance.below(setup.seats());
    List<StandingOrder> orders = game.standingOrders();
    int which = chance.below(orders.size() + 2);
    int order = which < orders.size() ? orders.get(which).number() : 0;
    match.order(seat, order);
    twin.standingOrder(seat, order);
    Engine.advance(twin, Out.SILENT);
    same("an order");
  }

  private void answer(Question<S> question) {
    S before = copy(match.state());
    List<Integer> hearing = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      if (question.hears(before, seat)) {
        hearing.add(seat);
      }
    }
    int seat = hearing.get(chance.below(hearing.size()));
    question.choices(before, seat, choices.clear());
    long choice = choices.get(chance.below(choices.size()));
    boolean fresh = (before.committed() & 1 << seat) != 0;
    match.answer(seat, choice);
    if (match.canUndo(seat)) {
      leaks.answerTellsNothing(before, match.state(), seat, choice, where(question));
      if (!fresh && chance.below(8) == 0) {
        match.undo(seat);
        undone++;
        assertThat(Digest.of(match.state()))
            .as("undo goes back, " + where())
            .isEqualTo(Digest.of(before));
        return;
      }
    }
    Engine.answer(twin, question, seat, choice, Out.SILENT);
    same("an answer");
    if (chance.below(10) == 0) {
      twin = copy(match.state());
    }
  }

  private String where(Question<S> question) {
    return setup.seed()
        + " after "
        + match.log().size()
        + " answers, answering "
        + match.state().agenda.nameOf(question);
  }

  /// The twin was copied in mid-game and got the same answers.
  private void same(String after) {
    assertThat(Digest.of(twin))
        .as("a copy plays on alike after " + after)
        .isEqualTo(Digest.of(match.state()));
  }

  private void finish() {
    assertThat(match.outcome()).as("outcome").isNotNull();
    assertThat(match.outcome().scores()).hasSize(setup.seats());
    for (Kept earlier : kept) {
      assertThat(Digest.of(earlier.copy())).as("an earlier copy").isEqualTo(earlier.digest());
    }
    Match<S> again = Match.replay(game, setup, match.log());
    assertThat(Digest.of(again.state())).as("replay").isEqualTo(Digest.of(match.state()));
    assertThat(again.chronicle().events()).isEqualTo(match.chronicle().events());
  }
}
