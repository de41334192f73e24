package horda.lab.fuzz;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Judged;
import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Setup;
import horda.engine.State;
import java.util.List;
import java.util.function.BooleanSupplier;

/// One game under inspection, whoever plays it. The first thing found wrong ends it.
final class FuzzedGame<S extends State> {
  /// How closely it is looked at.
  ///
  /// @param close asked before each decision
  /// @param atEnd whether the last position gets a close look in any case
  /// @param most decisions after which it counts as stuck
  record Attention(BooleanSupplier close, boolean atEnd, int most) {}

  /// With more decisions in a round than this, on average, rounds do not end by themselves.
  private static final int MOST_PER_ROUND = 1000;

  private final Game<S> game;
  private final Setup setup;
  private final Hand<S> hand;
  private final Chance look;
  private final Attention attention;
  private final Inspection<S> inspection;
  private final PlayedMoves moves = new PlayedMoves();
  private String doing = "dealing";
  private long digest;

  FuzzedGame(
      Game<S> game,
      Setup setup,
      Hand<S> hand,
      Chance look,
      Attention attention,
      Inspection<S> inspection) {
    this.game = game;
    this.setup = setup;
    this.hand = hand;
    this.look = look;
    this.attention = attention;
    this.inspection = inspection;
  }

  /// All that was done, the move that failed included.
  PlayedMoves moves() {
    return moves;
  }

  /// Of the last position of a sound game.
  long digest() {
    return digest;
  }

  /// Plays; null when nothing was wrong.
  @Nullable
  FailedCheck run() {
    return run(null, List.of());
  }

  /// Plays on from a position.
  ///
  /// @param start null for the deal
  /// @param before the moves that led there
  @Nullable
  FailedCheck run(@Nullable S start, List<PlayedMoves.Line> before) {
    try {
      before.forEach(line -> moves.add(line.move()));
      S state = start == null ? game.deal(setup) : start;
      play(state);
      digest = Digest.of(state);
      return null;
    } catch (Broken found) {
      return FailedCheck.of(found);
    } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
      return FailedCheck.of(thrown, doing);
    }
  }

  private void play(S state) {
    Question<S> question = Engine.advance(state, Out.SILENT);
    boolean more = true;
    while (question != null && more) {
      if (moves.size() >= attention.most()) {
        if (clockRuns(state)) {
          return;
        }
        throw new Broken("stuck", "no end after " + moves.size() + " decisions");
      }
      more = move(state, question);
      question = Engine.question(state);
    }
    end(state, question);
  }

  /// Some rule books let a game go on for ever. A team of Rue Morgue that has lost everything that
  /// opens doors can walk the streets while the whole horde is locked in. A game is stuck only if
  /// its own clock stands still.
  private boolean clockRuns(S state) {
    return game instanceof Judged<S> judged
        && judged.judge().hour(state) >= moves.size() / MOST_PER_ROUND;
  }

  private boolean move(S state, Question<S> question) {
    boolean close = attention.close().getAsBoolean();
    FuzzMoment<S> moment = new FuzzMoment<>(game, setup, state, question, look);
    doing = "looking at " + state.agenda.nameOf(question);
    inspection.glance(moment);
    if (close) {
      inspection.look(moment, moves.size());
    }
    PlayedMoves.Move move = hand.next(state, question);
    if (move == null) {
      return false;
    }
    // Recorded before it is played, because a replay needs the failing move too.
    moves.add(move);
    if (move.order()) {
      doing = "seat " + move.seat() + " gives standing order " + move.choice();
      move.play(state);
    } else {
      doing =
          "seat "
              + move.seat()
              + " answers "
              + state.agenda.nameOf(question)
              + " with choice "
              + move.choice();
      if (close) {
        inspection.answer(moment, question, move.seat(), move.choice());
      } else {
        move.play(state);
      }
    }
    inspection.moved(state, moves, moves.size());
    return true;
  }

  private void end(S state, @Nullable Question<S> question) {
    FuzzMoment<S> moment = new FuzzMoment<>(game, setup, state, question, look);
    doing = "looking at the end";
    inspection.glance(moment);
    if (attention.atEnd()) {
      inspection.look(moment, moves.size());
    }
    inspection.end();
    if (question == null && game.outcome(state) == null) {
      throw new Broken("outcome", "nothing is left to do, and yet there is no outcome");
    }
    if (attention.close().getAsBoolean()) {
      doing = "playing the log again";
      ReplayCheck.look(moment, moves.log(game, setup));
    }
  }
}
