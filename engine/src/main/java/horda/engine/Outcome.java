package horda.engine;

import java.util.List;

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

  public boolean won(int seat) {
    return (winners & 1 << seat) != 0;
  }

  /// Did the group win, in a game of one team?
  public boolean teamWon() {
    return team && winners != 0;
  }
}
