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

/// What was done in one game, as codes; put into words only when somebody wants to read it.
final class PlayedMoves {
  /// One of them.
  ///
  /// @param choice the code of the answer, or the number of the standing order
  record Move(int seat, long choice, boolean order) {
    static Move answer(int seat, long choice) {
      return new Move(seat, choice, false);
    }

    static Move order(int seat, int order) {
      return new Move(seat, order, true);
    }

    /// Does it; what the fuzzer, twins and logs have in common.
    <S extends State> void play(S state) {
      Question<S> question = Engine.question(state);
      if (order) {
        state.standingOrder(seat, (int) choice);
        Engine.advance(state, Out.SILENT);
      } else if (question != null) {
        Engine.answer(state, question, seat, choice, Out.SILENT);
      }
    }
  }

  /// A move with the words that a log has for it.
  ///
  /// @param id of the option that was chosen; empty for a standing order
  record Line(Move move, String id) {}

  private final List<Move> moves = new ArrayList<>();

  int size() {
    return moves.size();
  }

  Move get(int i) {
    return moves.get(i);
  }

  void add(Move move) {
    moves.add(move);
  }

  <S extends State> void playLast(S state) {
    moves.getLast().play(state);
  }

  /// As words, as far as the game can be played again; the last may be one that fails.
  <S extends State> List<Line> lines(Game<S> game, Setup setup) {
    List<Line> lines = new ArrayList<>();
    try {
      S state = game.deal(setup);
      Engine.advance(state, Out.SILENT);
      for (Move move : moves) {
        lines.add(new Line(move, id(state, move)));
        move.play(state);
      }
    } catch (RuntimeException | StackOverflowError | AssertionError _) {
      // A broken game may not even repeat itself; what came before still helps.
    }
    return lines;
  }

  private static <S extends State> String id(S state, Move move) {
    if (move.order()) {
      return "";
    }
    Question<S> question = Engine.question(state);
    if (question == null) {
      throw new IllegalStateException("the game is over before its log is");
    }
    return question.option(state, move.seat(), move.choice()).id();
  }

  /// The log that a match would have kept, as far as the game can be played again.
  <S extends State> List<Match.Entry> log(Game<S> game, Setup setup) {
    return lines(game, setup).stream().map(PlayedMoves::entry).toList();
  }

  private static Match.Entry entry(Line line) {
    Move move = line.move();
    return move.order()
        ? new Match.Order(move.seat(), (int) move.choice())
        : new Match.Answer(move.seat(), line.id());
  }

  /// What a log says, to be played by a [ScriptHand]; the codes are for that to find.
  static List<Line> script(List<Match.Entry> log) {
    return log.stream().map(PlayedMoves::line).toList();
  }

  private static Line line(Match.Entry entry) {
    return switch (entry) {
      case Match.Answer answer -> new Line(Move.answer(answer.seat(), -1), answer.option());
      case Match.Order order -> new Line(Move.order(order.seat(), order.order()), "");
      case Match.Undo _ -> throw new IllegalArgumentException("a log that was kept has no undo");
    };
  }
}
