package horda.server.identity;

import horda.engine.Refusal;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;

/// What an authenticator says with every signature (Web Authentication, section 6.1): for which
/// house, whether somebody was there, how often it has signed; and of a new passkey its id and
/// public key.
///
/// @param passkey empty unless one was just made
/// @param x of the public key, and `y`; empty unless a passkey was just made
record AuthenticatorData(byte[] house, int flags, long count, byte[] passkey, byte[] x, byte[] y) {
  private static final int PRESENT = 1;
  private static final int VERIFIED = 1 << 2;
  private static final int ATTESTED = 1 << 6;
  private static final int HASH = 32;
  private static final int AAGUID = 16;

  /// A public key for ES256 as COSE writes it, up to its first coordinate: a map of five, key type
  /// 2, algorithm -7, curve P-256, x of 32 bytes. Its form is canonical, so nothing else can stand
  /// there.
  private static final byte[] COSE_X = {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20};

  private static final byte[] COSE_Y = {0x22, 0x58, 0x20};

  static AuthenticatorData read(byte[] bytes) {
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      byte[] house = take(in, HASH);
      int flags = in.get() & 0xff;
      long count = Integer.toUnsignedLong(in.getInt());
      if ((flags & ATTESTED) == 0) {
        return new AuthenticatorData(house, flags, count, new byte[0], new byte[0], new byte[0]);
      }
      take(in, AAGUID);
      byte[] id = take(in, Short.toUnsignedInt(in.getShort()));
      expect(in, COSE_X);
      byte[] x = take(in, HASH);
      expect(in, COSE_Y);
      return new AuthenticatorData(house, flags, count, id, x, take(in, HASH));
    } catch (BufferUnderflowException _) {
      throw unreadable();
    }
  }

  private static byte[] take(ByteBuffer in, int many) {
    byte[] bytes = new byte[many];
    in.get(bytes);
    return bytes;
  }

  private static void expect(ByteBuffer in, byte[] wanted) {
    if (!Arrays.equals(take(in, wanted.length), wanted)) {
      throw new Refusal("passkey", "", "This kind of passkey is not known here: use another one.");
    }
  }

  static Refusal unreadable() {
    return new Refusal("passkey", "", "What the passkey said cannot be read.");
  }

  boolean isFor(byte[] hash) {
    return MessageDigest.isEqual(house, hash);
  }

  /// Somebody was there, and has shown the device who they are.
  boolean verified() {
    return (flags & (PRESENT | VERIFIED)) == (PRESENT | VERIFIED);
  }
}
