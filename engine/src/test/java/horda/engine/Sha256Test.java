package horda.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class Sha256Test {
  /// The examples of FIPS 180.
  @Test
  void thePublishedExamples() {
    assertThat(Sha256.hex("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(Sha256.hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))
        .isEqualTo("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assertThat(Sha256.hex(""))
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  }

  @Test
  void everyLengthIsHashedAsJavaDoes() throws NoSuchAlgorithmException {
    MessageDigest java = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 300; length++) {
      String text = "Horda 0123456789\n".repeat(20).substring(0, length);
      byte[] hash = java.digest(text.getBytes(StandardCharsets.US_ASCII));
      assertThat(Sha256.hex(text)).isEqualTo(HexFormat.of().formatHex(hash));
    }
  }

  @Test
  void otherLettersAreRefused() {
    assertThatThrownBy(() -> Sha256.hex("ñ")).isInstanceOf(IllegalArgumentException.class);
  }
}
