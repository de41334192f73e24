package horda.server.store;

import java.util.zip.CRC32C;

/// CRC-32C. It finds every single flipped bit, and tells which one it was.
final class Crc {
  /// No single bit explains the difference.
  static final long NO_BIT = -1;

  /// The checksum itself was hit; the bytes are as they were.
  static final long OF_THE_CHECKSUM = -2;

  /// Castagnoli's polynomial, lowest bit first.
  private static final int POLYNOMIAL = 0x82f63b78;

  private Crc() {}

  static long of(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return crc.getValue();
  }

  /// The one bit that, flipped back, makes the bytes fit their checksum: `8 * byte + bit`. The code
  /// is linear, so a flipped bit changes the checksum by a number that depends on its place alone;
  /// each place further from the end is one step of the register.
  static long flippedBit(byte[] bytes, long checksum) {
    long difference = of(bytes) ^ checksum;
    if (Long.bitCount(difference) == 1) {
      return OF_THE_CHECKSUM;
    }
    if (difference >>> 32 != 0) {
      return NO_BIT;
    }
    int wanted = (int) difference;
    int register = POLYNOMIAL;
    for (long bit = 8L * bytes.length - 1; bit >= 0; bit--) {
      if (register == wanted) {
        return bit;
      }
      register = (register >>> 1) ^ (-(register & 1) & POLYNOMIAL);
    }
    return NO_BIT;
  }
}
