package horda.server.table;

import java.util.Arrays;

/// What is left of everybody's time. All of it follows from the times in the lines.
public final class Clocks {
  private static final long SECOND = 1000;
  private static final long STOPPED = -1;

  /// A player who comes back after their time ran out gets at least this.
  private static final long GRACE = 30 * SECOND;

  private final boolean on;
  private final long add;
  private final long[] left;
  private final long[] since;
  private final boolean[] earned;

  Clocks(int seats, Header.@horda.engine.Nullable Clock clock) {
    on = clock != null;
    add = clock == null ? 0 : clock.add() * SECOND;
    left = new long[seats];
    since = new long[seats];
    earned = new boolean[seats];
    Arrays.fill(left, clock == null ? 0 : clock.bank() * SECOND);
    Arrays.fill(since, STOPPED);
  }

  public boolean on() {
    return on;
  }

  public boolean running(int seat) {
    return since[seat] != STOPPED;
  }

  /// What was left when the clock was last set going or stopped.
  public long left(int seat) {
    return left[seat];
  }

  /// When the clock was set going; -1 for one that stands still.
  public long since(int seat) {
    return since[seat];
  }

  /// When the flag falls, for a clock that runs.
  public long fallsAt(int seat) {
    return since[seat] + left[seat];
  }

  /// Lets those clocks run and no others.
  void run(int seats, long at) {
    for (int seat = 0; on && seat < left.length; seat++) {
      boolean should = (seats & 1 << seat) != 0;
      if (running(seat) && !should) {
        stop(seat, at);
      } else if (!running(seat) && should) {
        since[seat] = at;
      }
    }
  }

  /// The table stands still. What an answer has earned is added when the clock would have stopped:
  /// if it were now, the others would see that there was one.
  void halt(long at) {
    for (int seat = 0; on && seat < left.length; seat++) {
      if (running(seat)) {
        left[seat] = Math.max(0, left[seat] - Math.max(0, at - since[seat]));
        since[seat] = STOPPED;
      }
    }
  }

  private void stop(int seat, long at) {
    left[seat] = Math.max(0, left[seat] - Math.max(0, at - since[seat]));
    since[seat] = STOPPED;
    left[seat] += earned[seat] ? add : 0;
    earned[seat] = false;
  }

  /// An answer of a person whose clock runs. Time is added when it stops: while one seat is asked
  /// again and again, the others must not see by its clock how often it answers.
  void answered(int seat) {
    earned[seat] = running(seat);
  }

  /// Taking back gives the time back too; otherwise one could gain time by it.
  void undone(int seat) {
    if (on && !running(seat)) {
      left[seat] = Math.max(SECOND, left[seat] - add);
    }
    earned[seat] = false;
  }

  void fell(int seat) {
    earned[seat] = false;
    left[seat] = 0;
    since[seat] = STOPPED;
  }

  void back(int seat) {
    if (on) {
      left[seat] = Math.max(left[seat], Math.max(add, GRACE));
    }
  }
}
