package horda.engine;

import java.util.Arrays;

/// An offer from one seat to another: goods that change hands at once, and promises. Its terms are
/// codes of the game, which says what they mean through [Bargain]. Immutable.
public final class Deal {
  private final int from;
  private final int to;
  private final long[] terms;

  public Deal(int from, int to, long... terms) {
    this.from = from;
    this.to = to;
    this.terms = terms.clone();
  }

  public int from() {
    return from;
  }

  public int to() {
    return to;
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

  /// Is it between two different seats out of so many?
  public boolean fits(int seats) {
    boolean seated = from >= 0 && from < seats && to >= 0 && to < seats;
    return seated && from != to;
  }

  public Deal with(long term) {
    long[] more = Arrays.copyOf(terms, terms.length + 1);
    more[terms.length] = term;
    return new Deal(from, to, more);
  }

  public Deal without(int i) {
    long[] less = new long[terms.length - 1];
    System.arraycopy(terms, 0, less, 0, i);
    System.arraycopy(terms, i + 1, less, i, less.length - i);
    return new Deal(from, to, less);
  }

  /// For a step that carries a deal: the seats, then each term as two numbers.
  public int[] args() {
    int[] args = new int[2 + 2 * terms.length];
    args[0] = from;
    args[1] = to;
    for (int i = 0; i < terms.length; i++) {
      args[2 + 2 * i] = (int) (terms[i] >>> 32);
      args[3 + 2 * i] = (int) terms[i];
    }
    return args;
  }

  /// The deal that [#args] wrote.
  public static Deal of(int[] args) {
    if (args.length < 2 || args.length % 2 != 0) {
      throw new BadState("deal", "two seats and two numbers for each term");
    }
    long[] terms = new long[args.length / 2 - 1];
    for (int i = 0; i < terms.length; i++) {
      terms[i] = (long) args[2 + 2 * i] << 32 | args[3 + 2 * i] & 0xffffffffL;
    }
    return new Deal(args[0], args[1], terms);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Deal deal
        && from == deal.from
        && to == deal.to
        && Arrays.equals(terms, deal.terms);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * from + to) + Arrays.hashCode(terms);
  }
}
