package horda.engine;

/// One block of a key's endless stream, as eight numbers. Never changes, so that copies of a state
/// share it.
record Keystream(
    Key key, long block, long w0, long w1, long w2, long w3, long w4, long w5, long w6, long w7) {
  /// How many numbers a block has, as a power of two.
  static final int SHIFT = 3;

  /// RFC 8439 counts blocks with 32 bits: no game draws 34 thousand million numbers.
  static final long END = 1L << (32 + SHIFT);

  /// The first word of the nonce says what a block is for.
  private static final int DICE = 0;

  private static final int CHILD = 1;

  /// The block that holds the `position`-th number of the game with that key.
  static Keystream at(Key key, long position) {
    if (position < 0 || position >= END) {
      throw new IllegalStateException("the key's stream is used up");
    }
    long number = position >>> SHIFT;
    int[] x = ChaCha20.block(key, (int) number, DICE, 0, 0);
    return new Keystream(
        key,
        number,
        two(x, 0),
        two(x, 2),
        two(x, 4),
        two(x, 6),
        two(x, 8),
        two(x, 10),
        two(x, 12),
        two(x, 14));
  }

  /// A seed for something else than the game itself, which leads back to no key.
  static Seed child(Key key, long n) {
    int[] x = ChaCha20.block(key, 0, CHILD, (int) n, (int) (n >>> 32));
    return new Seed(two(x, 0), two(x, 2));
  }

  private static long two(int[] x, int i) {
    return x[i] & 0xffffffffL | (long) x[i + 1] << 32;
  }

  boolean holds(long position) {
    return position >>> SHIFT == block;
  }

  long word(long position) {
    return switch ((int) position & 7) {
      case 0 -> w0;
      case 1 -> w1;
      case 2 -> w2;
      case 3 -> w3;
      case 4 -> w4;
      case 5 -> w5;
      case 6 -> w6;
      default -> w7;
    };
  }
}
