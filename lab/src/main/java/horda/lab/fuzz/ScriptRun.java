package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Setup;
import horda.engine.State;
import horda.lab.Copies;
import java.util.List;

/// Plays a script again, to see whether it still breaks something.
final class ScriptRun<S extends State> {
  /// From cheap to dear: what breaks at a glance need not be looked at closely.
  enum Closeness {
    GLANCE(1),
    LAST(4),
    ALWAYS(60);

    /// What a move costs, about.
    private final int price;

    Closeness(int price) {
      this.price = price;
    }

    int price() {
      return price;
    }
  }

  /// The outcome.
  ///
  /// @param moves those that were made
  record Result(PlayedMoves moves, @Nullable FailedCheck fault) {}

  /// What is hidden is imagined again for every look, and not every look shows a fault.
  private static final int LOOKS = 8;

  private final Game<S> game;
  private final Setup setup;
  private final boolean whispers;
  private final int most;

  ScriptRun(Game<S> game, Setup setup, boolean whispers, int most) {
    this.game = game;
    this.setup = setup;
    this.whispers = whispers;
    this.most = most;
  }

  /// Where to begin.
  ///
  /// @param state null for the deal
  /// @param before the moves that led there
  record Start<S>(@Nullable S state, List<PlayedMoves.Line> before) {}

  Result run(Closeness closeness, List<PlayedMoves.Line> script) {
    return run(closeness, new Start<>(null, List.of()), new ScriptHand<>(script, null, most));
  }

  Result run(Closeness closeness, Start<S> start, ScriptHand<S> hand) {
    boolean always = closeness == Closeness.ALWAYS;
    FuzzedGame<S> course =
        new FuzzedGame<>(
            game,
            setup,
            hand,
            look(0),
            new FuzzedGame.Attention(() -> always, always, most),
            inspection());
    S state = start.state();
    FailedCheck fault = course.run(state == null ? null : Copies.of(state), start.before());
    if (fault == null && closeness == Closeness.LAST) {
      fault = last(course.moves());
    }
    return new Result(course.moves(), fault);
  }

  private Inspection<S> inspection() {
    return new Inspection<>(new NewsCheck<>(game, whispers));
  }

  private Chance look(int n) {
    return new Chance(setup.seed().child(-3 - n));
  }

  /// Looks closely at the last answer and at what it led to.
  private @Nullable FailedCheck last(PlayedMoves moves) {
    String doing = "looking at the last answer";
    try {
      S before = before(moves);
      for (int i = 0; i < LOOKS; i++) {
        S state = Copies.of(before);
        Inspection<S> inspection = inspection();
        lastMove(state, moves, inspection, look(i));
        inspection.look(
            new FuzzMoment<>(game, setup, state, Engine.question(state), look(i)), moves.size());
      }
      return null;
    } catch (Broken found) {
      return FailedCheck.of(found);
    } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
      return FailedCheck.of(thrown, doing);
    }
  }

  private S before(PlayedMoves moves) {
    S state = game.deal(setup);
    Engine.advance(state, Out.SILENT);
    for (int i = 0; i < moves.size() - 1; i++) {
      moves.get(i).play(state);
    }
    return state;
  }

  private void lastMove(S state, PlayedMoves moves, Inspection<S> inspection, Chance look) {
    Question<S> question = Engine.question(state);
    if (moves.size() == 0 || question == null) {
      return;
    }
    PlayedMoves.Move move = moves.get(moves.size() - 1);
    if (move.order()) {
      move.play(state);
    } else {
      FuzzMoment<S> moment = new FuzzMoment<>(game, setup, state, question, look);
      inspection.answer(moment, question, move.seat(), move.choice());
    }
  }
}
