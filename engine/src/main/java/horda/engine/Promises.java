package horda.engine;

import java.util.Arrays;

/// What seats have promised each other, oldest first. Immutable: a state and its copies share it,
/// and what comes after shares the pages that it does not write on. What the rules make binding is
/// enforced by the game, which looks here; what they do not is only remembered.
public final class Promises {
  public static final Promises NONE = new Promises(new long[0][], 0, new int[0]);

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

  private Promises(long[][] pages, int size, int[] open) {
    this.pages = pages;
    this.size = size;
    this.open = open;
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

  /// The number of one of them, by its place among them.
  public int open(int place) {
    return open[place];
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
    return new Promises(more, size + 1, stillOpen);
  }

  public Promises withStatus(int i, int status) {
    long[][] changed = pages.clone();
    long[] page = changed[i / PAGE].clone();
    page[i % PAGE * WIDTH] = Code.of(status, from(i), to(i), binding(i) ? 1 : 0);
    changed[i / PAGE] = page;
    return new Promises(changed, size, status == OPEN ? openOf(changed, size) : openBut(i));
  }

  private int[] openBut(int closed) {
    int at = Arrays.binarySearch(open, closed);
    if (at < 0) {
      return open;
    }
    int[] left = new int[open.length - 1];
    System.arraycopy(open, 0, left, 0, at);
    System.arraycopy(open, at + 1, left, at, left.length - at);
    return left;
  }

  private static int[] openOf(long[][] pages, int size) {
    int[] open = new int[size];
    int n = 0;
    for (int i = 0; i < size; i++) {
      if (Code.verb(pages[i / PAGE][i % PAGE * WIDTH]) == OPEN) {
        open[n++] = i;
      }
    }
    return Arrays.copyOf(open, n);
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
    return new Promises(pages, size, openOf(pages, size));
  }
}
