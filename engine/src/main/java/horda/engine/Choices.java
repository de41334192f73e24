package horda.engine;

import java.util.Arrays;

/// A reusable list of choices, as codes. Filled by a question and read by the code that answers;
/// creates no objects.
public final class Choices {
  /// Enough for most questions; rules make short-lived lists to see whether there is anything to
  /// ask.
  private static final int FEW = 16;

  private long[] codes = new long[FEW];
  private int size;

  public Choices clear() {
    size = 0;
    return this;
  }

  public void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
    }
    codes[size++] = code;
  }

  public int size() {
    return size;
  }

  public long get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException("choice " + i + " of " + size);
    }
    return codes[i];
  }

  public boolean contains(long code) {
    return containsFrom(0, code);
  }

  /// Among those that were added after the first ones.
  public boolean containsFrom(int first, long code) {
    for (int i = first; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }
}
