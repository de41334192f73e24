package horda.engine;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * From which all chance of a game grows: 128 bits, so that nobody finds it by trying. Before the
 * game everyone is shown its {@link #commitment}, at the end the seed itself, and so can check the
 * dice.
 */
public record Seed(long high, long low) {
  /**
   * A seed that a person can type. Anyone can guess it: for tests and simulation, not for play
   * among rivals.
   */
  public static Seed of(long number) {
    return new Seed(0, number);
  }

  /** Reads what {@link #toString} writes, or a plain whole number. */
  public static Seed parse(String text) {
    if (text.length() == 32 && text.chars().allMatch(c -> Character.digit(c, 16) >= 0)) {
      return new Seed(
          Long.parseUnsignedLong(text.substring(0, 16), 16),
          Long.parseUnsignedLong(text.substring(16), 16));
    }
    try {
      return of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "A seed is a whole number or 32 hexadecimal digits, not '" + text + "'.", e);
    }
  }

  /** The seed of the {@code n}-th of many games. */
  public Seed child(long n) {
    return new Seed(Chance.mix(high ^ Chance.mix(n + 1)), Chance.mix(low + Chance.mix(~n)));
  }

  /** SHA-256 of the seed's text: binds the dealer without telling anything. */
  public String commitment() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(("horda:" + this).getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** A plain number where it is one, else 32 hexadecimal digits. */
  @Override
  public String toString() {
    return high == 0 ? Long.toString(low) : Digest.hex(high) + Digest.hex(low);
  }
}
