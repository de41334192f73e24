package horda.lab;

import java.util.List;

/// What is kept of one simulated game.
///
/// @param digest fingerprint of the last state
/// @param winners bit set of the seats that won
/// @param reason key of the sentence that tells how it ended
/// @param scores one a seat
public record GameRow(
    long digest, int winners, boolean team, String reason, List<Integer> scores, long decisions) {
  public GameRow {
    scores = List.copyOf(scores);
  }

  public boolean won(int seat) {
    return (winners & 1 << seat) != 0;
  }

  public boolean teamWon() {
    return team && winners != 0;
  }

  public int score(int seat) {
    return seat < scores.size() ? scores.get(seat) : 0;
  }
}
