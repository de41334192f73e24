package horda.engine;

import java.util.Arrays;

/// What seats have promised each other, oldest first. Immutable: a state and its copies share it.
/// What the rules make binding is enforced by the game, which looks here; what they do not is only
/// remembered.
public final class Promises {
  public static final Promises NONE = new Promises(new long[0], 0);

  /// Still to be kept.
  public static final int OPEN = 0;

  public static final int KEPT = 1;
  public static final int BROKEN = 2;

  /// Became impossible, or its time ran out.
  public static final int LAPSED = 3;

  private static final int WIDTH = 2;

  /// Two numbers a promise: its maker, receiver, status and bindingness; then what was promised.
  private final long[] rows;

  private final int firstOpen;

  private Promises(long[] rows, int from) {
    this.rows = rows;
    int i = from;
    while (i < size() && status(i) != OPEN) {
      i++;
    }
    this.firstOpen = i;
  }

  /// Number of the oldest promise that is still open, or [#size]: older ones are history.
  public int firstOpen() {
    return firstOpen;
  }

  public int size() {
    return rows.length / WIDTH;
  }

  public int from(int i) {
    return Code.a(rows[i * WIDTH]);
  }

  public int to(int i) {
    return Code.b(rows[i * WIDTH]);
  }

  public int status(int i) {
    return Code.verb(rows[i * WIDTH]);
  }

  public boolean binding(int i) {
    return Code.c(rows[i * WIDTH]) == 1;
  }

  /// What was promised, in the game's own code.
  public long what(int i) {
    return rows[i * WIDTH + 1];
  }

  public Promises with(int from, int to, long what, boolean binding) {
    long[] more = Arrays.copyOf(rows, rows.length + WIDTH);
    more[rows.length] = Code.of(OPEN, from, to, binding ? 1 : 0);
    more[rows.length + 1] = what;
    return new Promises(more, firstOpen);
  }

  public Promises withStatus(int i, int status) {
    long[] changed = rows.clone();
    changed[i * WIDTH] = Code.of(status, from(i), to(i), binding(i) ? 1 : 0);
    return new Promises(changed, Math.min(firstOpen, i));
  }

  /// The first open promise of that maker to do that, or -1.
  public int open(int from, long what) {
    for (int i = firstOpen; i < size(); i++) {
      if (status(i) == OPEN && from(i) == from && what(i) == what) {
        return i;
      }
    }
    return -1;
  }

  Promises visit(Fields fields, int seats) {
    long[] read = fields.list("promises", rows);
    if (read == rows) {
      return this;
    }
    Promises all = new Promises(read, 0);
    if (read.length % WIDTH != 0) {
      throw new BadState("promises", "two numbers for each promise");
    }
    for (int i = 0; i < all.size(); i++) {
      boolean seated =
          all.from(i) >= 0 && all.from(i) < seats && all.to(i) >= 0 && all.to(i) < seats;
      if (!seated || all.status(i) > LAPSED) {
        throw new BadState("promises", "number " + i + " names no seat or no status");
      }
    }
    return all;
  }
}
