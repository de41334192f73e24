package horda.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a Java runtime needs of the system below it: the C library, and the loader that puts both
/// together.
final class CLibrary {
  /// `libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x…)`, or the loader alone.
  private static final Pattern FOUND = Pattern.compile("(?m)(?:=> |^\\s*)(/\\S+) \\(0x");

  /// Libraries that are loaded by name while running: for host names.
  private static final List<String> BY_NAME = List.of("libresolv.so.2", "libnss_dns.so.2");

  private CLibrary() {}

  /// @param java the runtime
  /// @param more further libraries that run in it
  static List<Path> of(Path java, List<Path> more) throws IOException {
    List<String> ldd = new ArrayList<>(List.of("ldd", java.resolve("bin/java").toString()));
    try (Stream<Path> files = Files.walk(java.resolve("lib"))) {
      files.filter(file -> file.toString().endsWith(".so")).sorted().forEach(f -> ldd.add("" + f));
    }
    more.forEach(library -> ldd.add(library.toString()));
    NavigableSet<Path> found = new TreeSet<>();
    FOUND
        .matcher(Tool.run(ldd))
        .results()
        .map(line -> Path.of(line.group(1)))
        .filter(library -> !library.startsWith(java))
        .forEach(found::add);
    List<Path> named = new ArrayList<>();
    for (Path library : found) {
      for (String name : BY_NAME) {
        Path beside = library.resolveSibling(name);
        if (Files.exists(beside)) {
          named.add(beside);
        }
      }
    }
    found.addAll(named);
    if (found.isEmpty()) {
      throw new Trouble("ldd names no library that Java needs: an image is made where glibc is.");
    }
    return List.copyOf(found);
  }
}
