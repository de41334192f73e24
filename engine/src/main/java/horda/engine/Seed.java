package horda.engine;

/// From which all chance of a game grows. Before the game everyone is shown its [#commitment], at
/// the end the seed itself, and so can check the dice.
///
/// There are two kinds. A plain seed of 128 bits sets the fast generator going: for simulation,
/// search and tests. A `key` of 256 bits is for tables of people: its numbers come from ChaCha20,
/// and nobody can compute the next one from those before.
///
/// @param key null for a plain seed; with a key both numbers are 0
public record Seed(long high, long low, @Nullable Key key) {
  public Seed {
    if (key != null && (high | low) != 0) {
      throw new IllegalArgumentException("a seed is a key or a plain number, not both");
    }
  }

  /// A plain seed.
  public Seed(long high, long low) {
    this(high, low, null);
  }

  public static Seed of(Key key) {
    return new Seed(0, 0, key);
  }

  /// A seed that a person can type. Anyone can guess it: for tests and simulation, not for play
  /// among rivals.
  public static Seed of(long number) {
    return new Seed(0, number);
  }

  /// Reads what [#toString] writes, or a plain whole number.
  public static Seed parse(String text) {
    if (Key.isKey(text)) {
      return of(Key.parse(text));
    }
    if (text.length() == 32 && text.chars().allMatch(c -> Character.digit(c, 16) >= 0)) {
      return new Seed(Digest.bits(text.substring(0, 16)), Digest.bits(text.substring(16)));
    }
    try {
      return of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "A seed is a whole number or 32 or 64 hexadecimal digits, not '" + text + "'.", e);
    }
  }

  /// The seed of the `n`-th of many games, or of what a bot does by chance: always a plain one.
  /// Nobody can find a key by its children.
  public Seed child(long n) {
    if (key != null) {
      return Keystream.child(key, n);
    }
    return new Seed(Chance.mix(high ^ Chance.mix(n + 1)), Chance.mix(low + Chance.mix(~n)));
  }

  /// SHA-256 of the seed's text: binds the dealer without telling anything.
  public String commitment() {
    return Sha256.hex("horda:" + this);
  }

  /// A plain number where it is one, else 32 hexadecimal digits; 64 for a key.
  @Override
  public String toString() {
    if (key != null) {
      return key.toString();
    }
    return high == 0 ? Long.toString(low) : Digest.hex(high) + Digest.hex(low);
  }
}
