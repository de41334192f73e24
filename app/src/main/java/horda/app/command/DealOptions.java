package horda.app.command;

import horda.engine.Key;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.wire.Plain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/// What every deal needs: the host's options and the seed.
final class DealOptions {
  @Option(names = "--seed", paramLabel = "SEED")
  private @Nullable Seed seed;

  @Option(names = "--options", paramLabel = "NAME=VALUE", split = ",")
  private Map<String, String> options = new TreeMap<>();

  /// Simulations are to be repeatable unless told otherwise.
  Seed seed(long standard) {
    return seed == null ? Seed.of(standard) : seed;
  }

  /// A game among people must not be guessable, however much of it was seen: a key. Who gives a
  /// plain number has the fast generator, and the same game each time.
  Seed seedOrFresh() {
    if (seed != null) {
      return seed;
    }
    SecureRandom random = new SecureRandom();
    return Seed.of(
        new Key(random.nextLong(), random.nextLong(), random.nextLong(), random.nextLong()));
  }

  /// `plan=@FILE` is what stands in that file: some options are whole texts, which others will
  /// read.
  Map<String, String> options() {
    Map<String, String> all = new TreeMap<>();
    options.forEach(
        (name, value) -> all.put(name, Plain.block(value.startsWith("@") ? text(value) : value)));
    return all;
  }

  private static String text(String value) {
    try {
      return Files.readString(Path.of(value.substring(1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
