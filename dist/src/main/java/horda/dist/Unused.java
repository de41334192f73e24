package horda.dist;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// What a module brings and Horda never runs. `java.sql` needs `java.xml` for its types; the
/// readers and writers of XML behind them are a fifth of all classes, and nothing here reads XML.
final class Unused {
  private static final List<String> BEHIND =
      List.of("/modules/java.xml/com", "/modules/java.xml/jdk");

  /// Vectors for sorting, which the JVM does without, and what lets another JDK look into this one.
  static final String FILES = "/java.base/lib/libsimdsort.so,/java.base/lib/jrt-fs.jar";

  private Unused() {}

  /// Paths for `jlink --exclude-resources`. A module has to keep its packages, so one file of each
  /// stays.
  static List<String> xml() throws IOException {
    FileSystem modules = FileSystems.getFileSystem(URI.create("jrt:/"));
    List<String> unused = new ArrayList<>();
    for (String from : BEHIND) {
      try (Stream<Path> all = Files.walk(modules.getPath(from))) {
        for (Path folder : all.filter(Files::isDirectory).sorted().toList()) {
          files(folder).stream()
              .skip(1)
              .map(file -> file.toString().replaceFirst("^/modules", ""))
              .forEach(unused::add);
        }
      }
    }
    return unused;
  }

  /// The files of a package, the one that is kept first: the smallest class.
  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isRegularFile)
          .sorted(
              Comparator.comparing((Path file) -> !file.toString().endsWith(".class"))
                  .thenComparing(Unused::size)
                  .thenComparing(Path::toString))
          .toList();
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
