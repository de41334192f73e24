package horda.engine;

import java.util.Arrays;

/// What seats have promised each other, oldest first. Immutable: a state and its copies share it,
/// and what comes after shares the pages that it does not write on. What the rules make binding is
/// enforced by the game, which looks here; what they do not is only remembered.
public final class Promises {
  public static final Promises NONE = new Promises(new long[0][], 0, new int[0], new long[0]);

  /// Still to be kept.
  public static final int OPEN = 0;

  public static final int KEPT = 1;
  public static final int BROKEN = 2;

  /// Became impossible, or its time ran out.
  public static final int LAPSED = 3;

  private static final int WIDTH = 2;

  /// Promises on a page: a whole game has hundreds, and one at a time changes.
  private static final int PAGE = 16;

  /// Two numbers a promise: its maker, receiver, status and bindingness; then what was promised.
  /// All pages but the last are full.
  private final long[][] pages;

  private final int size;

  /// The numbers of those that are open, in order.
  private final int[] open;

  /// What they say, side by side: it is looked through often.
  private final long[] due;

  private Promises(long[][] pages, int size, int[] open, long[] due) {
    this.pages = pages;
    this.size = size;
    this.open = open;
    this.due = due;
  }

  /// Number of the oldest promise that is still open, or [#size].
  public int firstOpen() {
    return open.length == 0 ? size : open[0];
  }

  /// Number of the first open promise from that number on, or [#size].
  public int nextOpen(int from) {
    for (int i : open) {
      if (i >= from) {
        return i;
      }
    }
    return size;
  }

  /// How many are still open.
  public int stillOpen() {
    return open.length;
  }

  /// What one of them says, by its place among them.
  public long due(int place) {
    return due[place];
  }

  public int size() {
    return size;
  }

  private long who(int i) {
    return pages[i / PAGE][i % PAGE * WIDTH];
  }

  public int from(int i) {
    return Code.a(who(i));
  }

  public int to(int i) {
    return Code.b(who(i));
  }

  public int status(int i) {
    return Code.verb(who(i));
  }

  public boolean binding(int i) {
    return Code.c(who(i)) == 1;
  }

  /// What was promised, in the game's own code.
  public long what(int i) {
    return pages[i / PAGE][i % PAGE * WIDTH + 1];
  }

  public Promises with(int from, int to, long what, boolean binding) {
    int page = size / PAGE;
    long[][] more = Arrays.copyOf(pages, page + 1);
    int before = size % PAGE * WIDTH;
    more[page] = before == 0 ? new long[WIDTH] : Arrays.copyOf(pages[page], before + WIDTH);
    more[page][before] = Code.of(OPEN, from, to, binding ? 1 : 0);
    more[page][before + 1] = what;
    int[] stillOpen = Arrays.copyOf(open, open.length + 1);
    stillOpen[open.length] = size;
    long[] stillDue = Arrays.copyOf(due, due.length + 1);
    stillDue[due.length] = what;
    return new Promises(more, size + 1, stillOpen, stillDue);
  }

  public Promises withStatus(int i, int status) {
    long[][] changed = pages.clone();
    long[] page = changed[i / PAGE].clone();
    page[i % PAGE * WIDTH] = Code.of(status, from(i), to(i), binding(i) ? 1 : 0);
    changed[i / PAGE] = page;
    int at = Arrays.binarySearch(open, i);
    if (status == OPEN || at < 0) {
      return of(changed, size);
    }
    int[] stillOpen = new int[open.length - 1];
    System.arraycopy(open, 0, stillOpen, 0, at);
    System.arraycopy(open, at + 1, stillOpen, at, stillOpen.length - at);
    long[] stillDue = new long[due.length - 1];
    System.arraycopy(due, 0, stillDue, 0, at);
    System.arraycopy(due, at + 1, stillDue, at, stillDue.length - at);
    return new Promises(changed, size, stillOpen, stillDue);
  }

  private static Promises of(long[][] pages, int size) {
    int[] open = new int[size];
    long[] due = new long[size];
    int n = 0;
    for (int i = 0; i < size; i++) {
      int at = i % PAGE * WIDTH;
      if (Code.verb(pages[i / PAGE][at]) == OPEN) {
        due[n] = pages[i / PAGE][at + 1];
        open[n++] = i;
      }
    }
    return new Promises(pages, size, Arrays.copyOf(open, n), Arrays.copyOf(due, n));
  }

  /// The first open promise of that maker to do that, or -1.
  public int open(int from, long what) {
    for (int i : open) {
      if (from(i) == from && what(i) == what) {
        return i;
      }
    }
    return -1;
  }

  Promises visit(Fields fields, int seats) {
    long[] rows = rows();
    long[] read = fields.list("promises", rows);
    if (read == rows) {
      return this;
    }
    if (read.length % WIDTH != 0) {
      throw new BadState("promises", "two numbers for each promise");
    }
    Promises all = of(read);
    for (int i = 0; i < all.size(); i++) {
      boolean seated =
          all.from(i) >= 0 && all.from(i) < seats && all.to(i) >= 0 && all.to(i) < seats;
      if (!seated || all.status(i) > LAPSED) {
        throw new BadState("promises", "number " + i + " names no seat or no status");
      }
    }
    return all;
  }

  /// All pages in one list, as games are saved.
  private long[] rows() {
    long[] rows = new long[size * WIDTH];
    for (int page = 0; page < pages.length; page++) {
      System.arraycopy(pages[page], 0, rows, page * PAGE * WIDTH, pages[page].length);
    }
    return rows;
  }

  private static Promises of(long[] rows) {
    int size = rows.length / WIDTH;
    long[][] pages = new long[(size + PAGE - 1) / PAGE][];
    for (int page = 0; page < pages.length; page++) {
      int first = page * PAGE * WIDTH;
      pages[page] = Arrays.copyOfRange(rows, first, Math.min(first + PAGE * WIDTH, rows.length));
    }
    return of(pages, size);
  }
}
