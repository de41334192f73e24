package horda.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The project's own source files, for tests that look at the house itself.
final class SourceTree {

  private SourceTree() {}

  /// The first name after `horda` of every package in the project, such as `engine`.
  static Set<String> houses() {
    return houses(mainSources());
  }

  /// The same, without those that hold nothing but package-info files.
  static Set<String> housesWithClasses() {
    return houses(mainSources().stream().filter(f -> !f.endsWith("package-info.java")).toList());
  }

  static List<Path> mainSources() {
    return javaFiles("main");
  }

  static List<Path> testSources() {
    return javaFiles("test");
  }

  static Path root() {
    String home = System.getProperty("horda.home");
    Path folder = Path.of(home == null ? "" : home).toAbsolutePath();
    // An IDE starts tests without the property: climb to the folder that holds the launcher.
    while (!Files.exists(folder.resolve("horda")) || !Files.exists(folder.resolve("pom.xml"))) {
      folder = folder.getParent();
      if (folder == null) {
        throw new IllegalStateException("no project root above " + Path.of("").toAbsolutePath());
      }
    }
    return folder;
  }

  private static Set<String> houses(List<Path> files) {
    Set<String> names = new TreeSet<>();
    for (Path file : files) {
      for (int i = 0; i + 2 < file.getNameCount(); i++) {
        if (file.getName(i).toString().equals("java")
            && file.getName(i + 1).toString().equals("horda")) {
          names.add(file.getName(i + 2).toString());
        }
      }
    }
    return names;
  }

  private static List<Path> javaFiles(String kind) {
    Path root = root();
    try (Stream<Path> modules =
        Stream.concat(Files.list(root), Files.list(root.resolve("games")))) {
      return modules
          .map(module -> module.resolve("src").resolve(kind).resolve("java"))
          .filter(Files::isDirectory)
          .flatMap(SourceTree::walk)
          .filter(file -> file.toString().endsWith(".java"))
          .map(root::relativize)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> walk(Path folder) {
    try {
      return Files.walk(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
