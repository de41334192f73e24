package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The published test vectors of RFC 8439.
class ChaCha20Test {
  private static final String COUNTING =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  private static final String ZERO = "00".repeat(32);

  private static final String FIRST_BLOCK =
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
          + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586";
  private static final String SECOND_BLOCK =
      "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
          + "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f";

  private static String block(String key, int number, String nonce) {
    ByteBuffer from = ByteBuffer.wrap(HexFormat.of().parseHex(nonce));
    from.order(ByteOrder.LITTLE_ENDIAN);
    int[] words =
        ChaCha20.block(Key.parse(key), number, from.getInt(), from.getInt(), from.getInt());
    ByteBuffer bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
    for (int word : words) {
      bytes.putInt(word);
    }
    return HexFormat.of().formatHex(bytes.array());
  }

  @Test
  void aQuarterRound() {
    int[] x = {0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567};
    ChaCha20.quarterRound(x, 0, 1, 2, 3);
    assertThat(x).containsExactly(0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb);
  }

  /// Section 2.3.2.
  @Test
  void aBlock() {
    assertThat(block(COUNTING, 1, "000000090000004a00000000"))
        .isEqualTo(
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
  }

  /// Section 2.4.2: the keystream of two blocks, of which the example uses 114 bytes.
  @Test
  void aKeystream() {
    String nonce = "000000000000004a00000000";
    assertThat(block(COUNTING, 1, nonce) + block(COUNTING, 2, nonce))
        .startsWith(
            "224f51f3401bd9e12fde276fb8631ded8c131f823d2c06e27e4fcaec9ef3cf788a3b0aa372600a92b57974cd"
                + "ed2b9334794cba40c63e34cdea212c4cf07d41b769a6749f3f630f4122cafe28ec4dc47e26d4346d70b9"
                + "8c73f3e9c53ac40c5945398b6eda1a832c89c167eacd901d7e2bf363");
  }

  /// Appendix A.1: other keys, counters and nonces.
  @ParameterizedTest
  @CsvSource({
    "0000000000000000000000000000000000000000000000000000000000000000, 0, 000000000000000000000000, "
        + FIRST_BLOCK,
    "0000000000000000000000000000000000000000000000000000000000000000, 1, 000000000000000000000000, "
        + SECOND_BLOCK,
    "0000000000000000000000000000000000000000000000000000000000000001, 1, 000000000000000000000000, "
        + "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    "00ff000000000000000000000000000000000000000000000000000000000000, 2, 000000000000000000000000, "
        + "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    "0000000000000000000000000000000000000000000000000000000000000000, 0, 000000000000000000000002, "
        + "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
  })
  void theBlocksOfTheAppendix(String key, int number, String nonce, String expected) {
    assertThat(block(key, number, nonce)).isEqualTo(expected);
  }

  @Test
  void aGameDrawsTheKeystreamNumberByNumber() {
    ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(FIRST_BLOCK + SECOND_BLOCK));
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    Chance chance = new Chance(Seed.of(Key.parse(ZERO)));
    while (bytes.hasRemaining()) {
      assertThat(chance.next()).isEqualTo(bytes.getLong());
    }
  }
}
