package org.teavm.classlib.java.security;

import java.io.ByteArrayOutputStream;
import java.security.NoSuchAlgorithmException;

/// SHA-256, which is all that the house asks for.
public class TMessageDigest {
  private final ByteArrayOutputStream fed = new ByteArrayOutputStream();

  public static TMessageDigest getInstance(String name) throws NoSuchAlgorithmException {
    if (!name.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(name);
    }
    return new TMessageDigest();
  }

  public static boolean isEqual(byte[] one, byte[] other) {
    return java.util.Arrays.equals(one, other);
  }

  public void update(byte[] bytes) {
    fed.write(bytes, 0, bytes.length);
  }

  public byte[] digest() {
    return horda.engine.Sha256.of(fed.toByteArray());
  }

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }
}
