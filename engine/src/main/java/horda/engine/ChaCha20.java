package horda.engine;

/// The block function of ChaCha20 (RFC 8439): from a key, the number of a block and a nonce it
/// makes 64 bytes that tell nothing about the key or about any other block. In plain Java, so that
/// it runs wherever the engine does.
final class ChaCha20 {
  /// "expand 32-byte k", which stands in front of every block.
  private static final int[] CONSTANTS = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

  private static final int DOUBLE_ROUNDS = 10;

  private ChaCha20() {}

  /// The sixteen words of one block; each stands for four bytes, the lowest first.
  static int[] block(Key key, int number, int nonce0, int nonce1, int nonce2) {
    int[] start = {
      CONSTANTS[0],
      CONSTANTS[1],
      CONSTANTS[2],
      CONSTANTS[3],
      word(key.a() >>> 32),
      word(key.a()),
      word(key.b() >>> 32),
      word(key.b()),
      word(key.c() >>> 32),
      word(key.c()),
      word(key.d() >>> 32),
      word(key.d()),
      number,
      nonce0,
      nonce1,
      nonce2,
    };
    int[] x = start.clone();
    for (int i = 0; i < DOUBLE_ROUNDS; i++) {
      quarterRound(x, 0, 4, 8, 12);
      quarterRound(x, 1, 5, 9, 13);
      quarterRound(x, 2, 6, 10, 14);
      quarterRound(x, 3, 7, 11, 15);
      quarterRound(x, 0, 5, 10, 15);
      quarterRound(x, 1, 6, 11, 12);
      quarterRound(x, 2, 7, 8, 13);
      quarterRound(x, 3, 4, 9, 14);
    }
    for (int i = 0; i < x.length; i++) {
      x[i] += start[i];
    }
    return x;
  }

  /// A key's text is its bytes in order; the cipher reads four of them with the lowest first.
  private static int word(long bytes) {
    return Integer.reverseBytes((int) bytes);
  }

  static void quarterRound(int[] x, int a, int b, int c, int d) {
    x[a] += x[b];
    x[d] = Integer.rotateLeft(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = Integer.rotateLeft(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = Integer.rotateLeft(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = Integer.rotateLeft(x[b] ^ x[c], 7);
  }
}
