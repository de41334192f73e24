package horda.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/// Things that nobody can guess. A token is known to its holder alone: the house keeps its hash.
public final class Tokens {
  private static final int TOKEN_BYTES = 16;
  private static final int ID_CHARS = 16;
  private static final int MARK_CHARS = 8;

  /// Letters and digits that are not mistaken for each other: 5 bits each.
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  public static String fresh() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  public static String tableId() {
    byte[] bytes = new byte[ID_CHARS];
    RANDOM.nextBytes(bytes);
    return letters(bytes);
  }

  /// The one id of the rematch of a table, so that two processes make the same one.
  public static String rematchId(String table, Header header) {
    return letters(digest("rematch:" + table + ":" + header.host() + ":" + header.seed()));
  }

  private static String letters(byte[] bytes) {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_CHARS; i++) {
      id.append(LETTERS.charAt(bytes[i] & 31));
    }
    return id.toString();
  }

  /// A name for a table in the log and for whoever looks after the house. Whoever knows the id can
  /// find it, and nobody can find the id: with it everybody may look on.
  public static String mark(String table) {
    return "table-" + letters(digest("mark:" + table)).substring(0, MARK_CHARS);
  }

  public static String hash(String token) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest(token));
  }

  private static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
