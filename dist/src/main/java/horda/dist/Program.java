package horda.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// The program as it lies in every archive: the launcher, the jars, what one may do with it.
final class Program {
  static final String JARS = "app";
  static final String NATIVE = "app/native";
  static final String JAVA = "runtime";

  private final Path root;
  private final Release release;

  Program(Path root, Release release) {
    this.root = root;
    this.release = release;
  }

  /// For whoever has a Java: the jars for all platforms.
  Tree jars() throws IOException {
    Path files = root.resolve("dist/files");
    Tree tree = new Tree();
    tree.put("horda", new Item.Copy(files.resolve("horda"), 0755));
    tree.put("bin/horda", new Item.Link("../horda"));
    tree.file(JARS + "/java.sh", files.resolve("java.sh"));
    tree.file("README.txt", files.resolve("README.txt"));
    tree.file("LICENSE.txt", root.resolve("LICENSE"));
    tree.text("NOTES.md", release.notes());
    Path built = root.resolve("app/target");
    tree.file(JARS + "/horda-app.jar", built.resolve("horda-app.jar"));
    try (Stream<Path> found = Files.list(built.resolve("lib"))) {
      for (Path jar : found.sorted().toList()) {
        tree.file(JARS + "/lib/" + jar.getFileName(), jar);
      }
    }
    tree.file("sbom/horda-java.cdx.json", javaParts());
    tree.file("sbom/horda-page.cdx.json", pageParts());
    return tree;
  }

  Path javaParts() {
    return root.resolve("app/target/horda-java.cdx.json");
  }

  Path pageParts() {
    return root.resolve("web/target/horda-page.cdx.json");
  }

  /// For one platform, still without a Java.
  Tree on(Platform platform) throws IOException {
    Tree tree = jars();
    sqlite(platform)
        .into(
            tree,
            JARS + "/lib/" + driver().getFileName(),
            NATIVE + "/" + platform.sqlite().replaceFirst(".*/", ""));
    return tree;
  }

  SqliteDriver sqlite(Platform platform) throws IOException {
    return SqliteDriver.of(driver(), platform, release.time());
  }

  /// What starts it with a double click.
  Tree withIcon(Tree tree, Platform platform) {
    Path files = root.resolve("dist/files");
    String name = platform.isLinux() ? "Horda.desktop" : "Horda.command";
    return tree.put(name, new Item.Copy(files.resolve(name), 0755));
  }

  private Path driver() throws IOException {
    try (Stream<Path> found = Files.list(root.resolve("app/target/lib"))) {
      return found
          .filter(jar -> jar.getFileName().toString().startsWith("sqlite-jdbc-"))
          .findFirst()
          .orElseThrow(() -> new Trouble("SQLite's driver is missing: run ./horda build."));
    }
  }
}
