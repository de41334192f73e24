package horda.engine;

import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// How a game ended.
///
/// @param team whether the seats won or lost together
/// @param winners bit set of the seats that won
/// @param scores one a seat
/// @param reason what to say about it
/// @param rule the rule that ended it
public record Outcome(boolean team, int winners, List<Integer> scores, Phrase reason, String rule) {
  public Outcome {
    scores = List.copyOf(scores);
  }

  /// A score for each seat.
  public static List<Integer> scores(State state, IntUnaryOperator score) {
    return IntStream.range(0, state.seats()).map(score).boxed().toList();
  }

  /// Bit set of the seats that have the highest number.
  public static int highest(List<Integer> numbers) {
    int best = Collections.max(numbers);
    int set = 0;
    for (int seat = 0; seat < numbers.size(); seat++) {
      set |= numbers.get(seat) == best ? 1 << seat : 0;
    }
    return set;
  }

  public boolean won(int seat) {
    return (winners & 1 << seat) != 0;
  }

  /// Did the group win, in a game of one team?
  public boolean teamWon() {
    return team && winners != 0;
  }
}
