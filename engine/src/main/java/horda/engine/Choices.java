package horda.engine;

import java.util.Arrays;

/// A reusable list of choices, as codes. Filled by a question and read by the code that answers;
/// creates no objects.
public final class Choices {
  private long[] codes = new long[64];
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
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }
}
