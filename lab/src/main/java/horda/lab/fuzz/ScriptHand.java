package horda.lab.fuzz;

import horda.bots.Playout;
import horda.engine.Choices;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.State;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Says what a script says. An answer that is not on offer is left out, or something else is
/// answered in its place.
final class ScriptHand<S extends State> implements Hand<S> {
  private final List<PlayedMoves.Line> script;
  private final @Nullable IntUnaryOperator stopgap;
  private final Choices choices = new Choices();
  private final int patience;
  private int at;
  private int misses;

  /// @param stopgap which choice to take, given their number, in place of an answer that is not
  ///   offered; null to leave it out
  /// @param patience after more answers than this that are not on offer it says nothing more
  ScriptHand(List<PlayedMoves.Line> script, @Nullable IntUnaryOperator stopgap, int patience) {
    this.patience = patience;
    this.script = script;
    this.stopgap = stopgap;
  }

  @Override
  public PlayedMoves.@Nullable Move next(S state, Question<S> question) {
    while (at < script.size() && misses <= patience) {
      PlayedMoves.Move move = fitting(state, question, script.get(at++));
      if (move == null) {
        misses++;
        move = stopgap == null ? null : instead(state, question, stopgap);
      }
      if (move != null) {
        return move;
      }
    }
    return null;
  }

  private PlayedMoves.@Nullable Move fitting(S state, Question<S> question, PlayedMoves.Line line) {
    PlayedMoves.Move move = line.move();
    if (move.order()) {
      return move;
    }
    int seat = move.seat();
    if (line.id().isEmpty() || seat >= state.seats() || !question.hears(state, seat)) {
      return null;
    }
    question.choices(state, seat, choices.clear());
    // The same code is mostly the same answer; else it is looked for.
    if (choices.contains(move.choice())
        && question.option(state, seat, move.choice()).id().equals(line.id())) {
      return move;
    }
    for (int i = 0; i < choices.size(); i++) {
      if (question.option(state, seat, choices.get(i)).id().equals(line.id())) {
        return PlayedMoves.Move.answer(seat, choices.get(i));
      }
    }
    return null;
  }

  private PlayedMoves.@Nullable Move instead(
      S state, Question<S> question, IntUnaryOperator which) {
    int seat = Playout.nextSeat(state, question);
    question.choices(state, seat, choices.clear());
    return choices.size() == 0
        ? null
        : PlayedMoves.Move.answer(seat, choices.get(which.applyAsInt(choices.size())));
  }
}
