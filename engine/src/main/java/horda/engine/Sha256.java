package horda.engine;

/// SHA-256 (FIPS 180-4) of short texts and of bytes, in plain Java: what was promised before a game
/// can be checked wherever the engine runs.
public final class Sha256 {
  private static final int[] ROUND = roots(64, true);
  private static final int[] START = roots(8, false);

  private Sha256() {}

  /// The hash of a text of plain ASCII, as 64 hexadecimal digits.
  public static String hex(String ascii) {
    byte[] bytes = new byte[ascii.length()];
    for (int i = 0; i < bytes.length; i++) {
      char letter = ascii.charAt(i);
      if (letter > 127) {
        throw new IllegalArgumentException("only plain ASCII is hashed here");
      }
      bytes[i] = (byte) letter;
    }
    int[] state = hash(bytes);
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < state.length; i += 2) {
      hex.append(Digest.hex((long) state[i] << 32 | state[i + 1] & 0xffffffffL));
    }
    return hex.toString();
  }

  /// The hash of any bytes, as 32 bytes.
  public static byte[] of(byte[] bytes) {
    int[] state = hash(bytes);
    byte[] hash = new byte[4 * state.length];
    for (int i = 0; i < hash.length; i++) {
      hash[i] = (byte) (state[i >> 2] >> 24 - 8 * (i & 3));
    }
    return hash;
  }

  private static int[] hash(byte[] bytes) {
    int[] words = padded(bytes);
    int[] state = START.clone();
    int[] w = new int[64];
    for (int block = 0; block < words.length; block += 16) {
      System.arraycopy(words, block, w, 0, 16);
      mix(state, w);
    }
    return state;
  }

  /// The text, a single bit, zeros, and the length in bits.
  private static int[] padded(byte[] bytes) {
    int length = bytes.length;
    int[] words = new int[((length + 8 >> 6) + 1) * 16];
    for (int i = 0; i < length; i++) {
      words[i >> 2] |= (bytes[i] & 0xff) << 24 - 8 * (i & 3);
    }
    words[length >> 2] |= 0x80 << 24 - 8 * (length & 3);
    words[words.length - 1] = length * 8;
    return words;
  }

  private static void mix(int[] state, int[] w) {
    for (int i = 16; i < 64; i++) {
      int s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3;
      int s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int[] v = state.clone();
    for (int i = 0; i < 64; i++) {
      int s1 = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25);
      int one = v[7] + s1 + (v[4] & v[5] ^ ~v[4] & v[6]) + ROUND[i] + w[i];
      int s0 = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22);
      int two = s0 + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += one;
      v[0] = one + two;
    }
    for (int i = 0; i < state.length; i++) {
      state[i] += v[i];
    }
  }

  private static int turn(int word, int by) {
    return Integer.rotateRight(word, by);
  }

  /// The first 32 bits behind the point of the roots of the first primes.
  private static int[] roots(int count, boolean cube) {
    int[] roots = new int[count];
    int found = 0;
    for (int n = 2; found < count; n++) {
      if (isPrime(n)) {
        double root = cube ? Math.cbrt(n) : Math.sqrt(n);
        roots[found++] = (int) (long) ((root - Math.floor(root)) * 4294967296.0);
      }
    }
    return roots;
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }
}
