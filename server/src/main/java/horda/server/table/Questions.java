package horda.server.table;

import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.Window;
import java.util.ArrayList;
import java.util.List;

/// What is asked in a match, whichever game it is.
final class Questions {
  private Questions() {}

  /// The seats that owe an answer.
  static <S extends State> List<Integer> awaited(Match<S> match) {
    Question<S> question = match.question();
    return question == null ? List.of() : seats(question.awaited(match.state()), match);
  }

  private static List<Integer> seats(int bits, Match<?> match) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < match.state().seats(); seat++) {
      if ((bits & 1 << seat) != 0) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /// Bit set of the seats that may answer, a change of mind included.
  static <S extends State> int heardBy(Match<S> match) {
    Question<S> question = match.question();
    int seats = 0;
    for (int seat = 0; question != null && seat < match.state().seats(); seat++) {
      seats |= question.hears(match.state(), seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /// The id of the pass in the window that waits; null when none does.
  static <S extends State> @Nullable String pass(Match<S> match) {
    return match.question() instanceof Window<S> window
        ? window.option(match.state(), window.seat(match.state()), Window.PASS).id()
        : null;
  }
}
