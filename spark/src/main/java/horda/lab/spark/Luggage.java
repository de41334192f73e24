package horda.lab.spark;

import horda.engine.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The jars that travel to the cluster: ours, and what they stand on.
final class Luggage {
  private Luggage() {}

  /// This module's jar, and those in `lib/` beside it.
  static List<String> jars() {
    Path own =
        Path.of(
            URI.create(
                SparkHands.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    Path lib = own.resolveSibling("lib");
    if (!Files.isRegularFile(own) || !Files.isDirectory(lib)) {
      throw new Refusal(
          "spark", "", "Only a packaged Horda can travel to a cluster; start it with ./horda.");
    }
    List<String> jars = new ArrayList<>();
    jars.add(own.toString());
    try (Stream<Path> files = Files.list(lib)) {
      files.map(Path::toString).filter(name -> name.endsWith(".jar")).sorted().forEach(jars::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return jars;
  }
}
