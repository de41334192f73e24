package horda.engine;

/// A key of 256 bits: its 32 bytes in order, eight in each number, the first one highest.
public record Key(long a, long b, long c, long d) {
  private static final int DIGITS = 64;

  /// Is this the text of a key: 64 hexadecimal digits?
  public static boolean isKey(String text) {
    if (text.length() != DIGITS) {
      return false;
    }
    for (int i = 0; i < DIGITS; i++) {
      if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
        return false;
      }
    }
    return true;
  }

  /// Reads what [#toString] writes.
  public static Key parse(String text) {
    if (!isKey(text)) {
      throw new IllegalArgumentException("A key is 64 hexadecimal digits.");
    }
    return new Key(
        Digest.bits(text.substring(0, 16)),
        Digest.bits(text.substring(16, 32)),
        Digest.bits(text.substring(32, 48)),
        Digest.bits(text.substring(48)));
  }

  /// 64 hexadecimal digits.
  @Override
  public String toString() {
    return Digest.hex(a) + Digest.hex(b) + Digest.hex(c) + Digest.hex(d);
  }
}
