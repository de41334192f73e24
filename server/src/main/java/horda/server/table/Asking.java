package horda.server.table;

import horda.engine.Match;
import java.util.Arrays;

/// The question that waits: since when, its number, and passes that wait for a window's end.
final class Asking {
  /// Of each seat: the number of the question that it hears, counted by itself. A count for all
  /// would tell the others of answers that they cannot see: the terms of an offer not made yet.
  private final int[] turns;

  private final boolean[] held;
  private int heardBy;
  private long since;

  Asking(int seats) {
    turns = new int[seats];
    held = new boolean[seats];
  }

  /// A new question waits. In a pause all are asked at once.
  void next(Match<?> match, long at, boolean pause) {
    int heardNow = pause ? -1 : Questions.heardBy(match);
    for (int seat = 0; seat < turns.length; seat++) {
      turns[seat] += ((heardBy | heardNow) & 1 << seat) != 0 ? 1 : 0;
    }
    heardBy = heardNow;
    since = at;
    Arrays.fill(held, false);
  }

  /// The table stood still for so long.
  void shift(long millis) {
    since += millis;
  }

  /// Onlookers are asked nothing.
  int turn(int seat) {
    return seat < 0 ? 0 : turns[seat];
  }

  long since() {
    return since;
  }

  boolean held(int seat) {
    return held[seat];
  }

  void hold(int seat, boolean pass) {
    held[seat] = pass;
  }
}
