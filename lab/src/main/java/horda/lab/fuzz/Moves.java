package horda.lab.fuzz;

import horda.engine.Engine;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Setup;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/** What was done in one game, as codes; put into words only when somebody wants to read it. */
final class Moves {
  private record Move(int seat, long choice, boolean order) {}

  private final List<Move> moves = new ArrayList<>();

  int size() {
    return moves.size();
  }

  void answered(int seat, long choice) {
    moves.add(new Move(seat, choice, false));
  }

  void ordered(int seat, int order) {
    moves.add(new Move(seat, order, true));
  }

  /** Does one move to a state; what the fuzzer, twins and logs have in common. */
  private static <S extends State> void play(S state, Move move) {
    Question<S> question = Engine.question(state);
    if (move.order()) {
      state.standingOrder(move.seat(), (int) move.choice());
      Engine.advance(state, Out.SILENT);
    } else if (question != null) {
      Engine.answer(state, question, move.seat(), move.choice(), Out.SILENT);
    }
  }

  <S extends State> void playLast(S state) {
    play(state, moves.getLast());
  }

  /** The log that a match would have kept, as far as the game can be played again. */
  <S extends State> List<Match.Entry> log(Game<S> game, Setup setup) {
    List<Match.Entry> log = new ArrayList<>();
    try {
      S state = game.deal(setup);
      Engine.advance(state, Out.SILENT);
      for (Move move : moves) {
        Match.Entry entry = entry(state, move);
        play(state, move);
        log.add(entry);
      }
    } catch (RuntimeException _) {
      // A broken game may not even repeat itself; what came before still helps.
    }
    return log;
  }

  private static <S extends State> Match.Entry entry(S state, Move move) {
    Question<S> question = Engine.question(state);
    if (move.order()) {
      return new Match.Order(move.seat(), (int) move.choice());
    }
    if (question == null) {
      throw new IllegalStateException("the game is over before its log is");
    }
    return new Match.Answer(move.seat(), question.option(state, move.seat(), move.choice()).id());
  }
}
