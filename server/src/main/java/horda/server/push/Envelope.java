package horda.server.push;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// A message that only one browser can open: `aes128gcm` (RFC 8188) with keys agreed as RFC 8291
/// says. Neither the push service nor anybody on the way can read it.
final class Envelope {
  /// What fits into the one record that push services must take.
  static final int MOST = 3993;

  static final int AUTH = 16;

  private static final int SALT = 16;
  private static final int KEY = 16;
  private static final int NONCE = 12;
  private static final int IKM = 32;
  private static final int TAG_BITS = 128;
  private static final int RECORD = 4096;

  /// Ends the last record.
  private static final byte LAST = 2;

  private static final SecureRandom RANDOM = new SecureRandom();

  private Envelope() {}

  /// @param to the browser's key
  /// @param auth the browser's secret
  static byte[] sealed(byte[] text, ECPublicKey to, byte[] auth) {
    byte[] salt = new byte[SALT];
    RANDOM.nextBytes(salt);
    return sealed(text, to, auth, P256.fresh(), salt);
  }

  /// With a key and a salt of the sender that are used once.
  static byte[] sealed(byte[] text, ECPublicKey to, byte[] auth, KeyPair once, byte[] salt) {
    if (text.length > MOST) {
      throw new IllegalArgumentException("a message has " + MOST + " bytes at most");
    }
    byte[] sender = P256.point((ECPublicKey) once.getPublic());
    byte[] shared = P256.agree(once.getPrivate(), to);
    try {
      byte[] about = joined(ascii("WebPush: info\0"), P256.point(to), sender);
      byte[] ikm = derived(auth, shared, about, IKM);
      byte[] key = derived(salt, ikm, ascii("Content-Encoding: aes128gcm\0"), KEY);
      byte[] nonce = derived(salt, ikm, ascii("Content-Encoding: nonce\0"), NONCE);
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(key, "AES"),
          new GCMParameterSpec(TAG_BITS, nonce));
      byte[] record = cipher.doFinal(joined(text, new byte[] {LAST}));
      byte[] size = ByteBuffer.allocate(Integer.BYTES).putInt(RECORD).array();
      return joined(salt, size, new byte[] {P256.POINT}, sender, record);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HKDF and AES-GCM", e);
    }
  }

  private static byte[] derived(byte[] salt, byte[] secret, byte[] about, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(secret).thenExpand(about, length));
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
