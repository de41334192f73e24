package horda.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A Java of our own: the modules of the JDK that Horda uses, linked by `jlink`.
final class JavaRuntime {
  /// What `jdeps` finds in our classes and in the libraries, without what these need for things
  /// that Horda does not do (`java.desktop`: the PostgreSQL driver's beans, JLine in a window).
  private static final List<String> MODULES =
      List.of(
          "java.base",
          "java.logging",
          "java.management", // figures about the process
          "java.naming", // the pool and the driver of PostgreSQL
          "java.net.http",
          "java.security.jgss", // the driver of PostgreSQL
          "java.sql",
          "jdk.management",
          "jdk.unsupported"); // Jetty

  private JavaRuntime() {}

  /// Links it into a folder that is not there yet.
  static void link(Path jdk, Path folder) throws IOException {
    Path unused = Files.createTempFile("horda-unused", ".txt");
    try {
      Files.write(unused, Unused.xml());
      link(jdk, unused, folder);
    } finally {
      Files.delete(unused);
    }
    Elf.lean(folder);
  }

  private static void link(Path jdk, Path unused, Path folder) throws IOException {
    String said =
        Tool.run(
            List.of(
                jdk.resolve("bin/jlink").toString(),
                "--add-modules",
                String.join(",", MODULES),
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                "zip-9",
                "--exclude-resources=@" + unused,
                "--exclude-files",
                Unused.FILES,
                "--output",
                folder.toString()));
    if (!said.isBlank()) {
      System.err.println(said.strip());
    }
  }
}
