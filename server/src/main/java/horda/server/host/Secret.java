package horda.server.host;

import horda.server.table.Tokens;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// A secret that somebody shows. How long the comparison takes tells nothing of it.
public final class Secret {
  private final byte[] hash;

  public Secret(String text) {
    this.hash = bytes(text);
  }

  public boolean is(String shown) {
    return MessageDigest.isEqual(hash, bytes(shown));
  }

  private static byte[] bytes(String text) {
    return Tokens.hash(text).getBytes(StandardCharsets.UTF_8);
  }
}
