package horda.engine;

import java.util.Arrays;

/// An offer from one seat to another, or to two: goods that change hands at once, and promises. It
/// takes effect when all have accepted. Its terms are codes of the game, which says what they mean
/// through [Bargain], and pledges ([Pledge]). Immutable.
public final class Deal {
  public static final int NOBODY = -1;

  private static final int HALFWAY = 0x100;

  private final int from;
  private final int to;

  /// A third side, or NOBODY.
  private final int third;

  /// Has the second side accepted already?
  private final boolean halfway;

  private final long[] terms;

  public Deal(int from, int to, long... terms) {
    this(from, to, NOBODY, false, terms.clone());
  }

  private Deal(int from, int to, int third, boolean halfway, long[] terms) {
    this.from = from;
    this.to = to;
    this.third = third;
    this.halfway = halfway;
    this.terms = terms;
  }

  public int from() {
    return from;
  }

  public int to() {
    return to;
  }

  /// The third side, or NOBODY.
  public int third() {
    return third;
  }

  /// Whose answer it needs next.
  public int asked() {
    return halfway ? third : to;
  }

  /// Does it need somebody's answer after this one's?
  boolean goesOn() {
    return third != NOBODY && !halfway;
  }

  /// The same deal, asked of the third side.
  Deal accepted() {
    return new Deal(from, to, third, true, terms);
  }

  /// The same sides at the same point, without what they talk about.
  public Deal emptied() {
    return new Deal(from, to, third, halfway, new long[0]);
  }

  /// With a third side; NOBODY takes it out again.
  public Deal joined(int seat) {
    return new Deal(from, to, seat, false, terms);
  }

  /// Is this one of the sides?
  public boolean has(int seat) {
    return seat == from || seat == to || seat == third && third != NOBODY;
  }

  /// The sides, as a set of seats.
  public int sides() {
    return 1 << from | 1 << to | (third == NOBODY ? 0 : 1 << third);
  }

  public int size() {
    return terms.length;
  }

  public long term(int i) {
    return terms[i];
  }

  public boolean contains(long term) {
    for (long t : terms) {
      if (t == term) {
        return true;
      }
    }
    return false;
  }

  /// Is it between different seats of a table of that size?
  public boolean fits(int seats) {
    boolean seated = from >= 0 && from < seats && to >= 0 && to < seats;
    boolean three = third == NOBODY || third >= 0 && third < seats && third != from && third != to;
    return seated && from != to && three;
  }

  public Deal with(long term) {
    long[] more = Arrays.copyOf(terms, terms.length + 1);
    more[terms.length] = term;
    return new Deal(from, to, third, halfway, more);
  }

  public Deal without(int i) {
    long[] less = new long[terms.length - 1];
    System.arraycopy(terms, 0, less, 0, i);
    System.arraycopy(terms, i + 1, less, i, less.length - i);
    return new Deal(from, to, third, halfway, less);
  }

  /// For a step that carries a deal: the seats, then each term as two numbers. With a third side
  /// the numbers are odd.
  public int[] args() {
    int head = third == NOBODY ? 2 : 3;
    int[] args = new int[head + 2 * terms.length];
    args[0] = from;
    args[1] = to;
    if (third != NOBODY) {
      args[2] = third | (halfway ? HALFWAY : 0);
    }
    for (int i = 0; i < terms.length; i++) {
      args[head + 2 * i] = (int) (terms[i] >>> 32);
      args[head + 1 + 2 * i] = (int) terms[i];
    }
    return args;
  }

  /// The deal that [#args] wrote.
  public static Deal of(int[] args) {
    int head = args.length % 2 == 0 ? 2 : 3;
    if (args.length < head) {
      throw new BadState("deal", "two or three seats and two numbers for each term");
    }
    long[] terms = new long[(args.length - head) / 2];
    for (int i = 0; i < terms.length; i++) {
      terms[i] = (long) args[head + 2 * i] << 32 | args[head + 1 + 2 * i] & 0xffffffffL;
    }
    if (head == 2) {
      return new Deal(args[0], args[1], NOBODY, false, terms);
    }
    return new Deal(args[0], args[1], args[2] & ~HALFWAY, (args[2] & HALFWAY) != 0, terms);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Deal deal
        && from == deal.from
        && to == deal.to
        && third == deal.third
        && halfway == deal.halfway
        && Arrays.equals(terms, deal.terms);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * from + to) + third) + Arrays.hashCode(terms);
  }
}
