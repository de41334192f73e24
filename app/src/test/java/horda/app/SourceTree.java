package horda.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The project's own source files, for tests that look at the house itself.
public final class SourceTree {

  private static final Pattern HOUSE = Pattern.compile("(?:^|/)horda/(\\w+)");

  private SourceTree() {}

  /// The first name after `horda` of every package in the project, such as `engine`.
  static Set<String> houses() {
    return houses(mainSources());
  }

  /// The same, without those that hold nothing but package-info files, without the processor, which
  /// is only there while the others are compiled, and without what runs in the browser alone.
  static Set<String> housesWithClasses() {
    Set<String> names =
        houses(mainSources().stream().filter(f -> !f.endsWith("package-info.java")).toList());
    names.remove("shape");
    names.remove("browser");
    names.remove("dist");
    return names;
  }

  public static List<Path> mainSources() {
    return javaFiles("main");
  }

  static List<Path> testSources() {
    return javaFiles("test");
  }

  public static Path root() {
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

  /// The name after `horda` in a path such as `engine/src/main/java/horda/engine/Step.java`.
  static String house(String path) {
    Matcher matcher = HOUSE.matcher(path);
    if (!matcher.find()) {
      throw new IllegalArgumentException("outside of horda: " + path);
    }
    return matcher.group(1);
  }

  private static Set<String> houses(List<Path> files) {
    Set<String> names = new TreeSet<>();
    for (Path file : files) {
      names.add(house(file.toString()));
    }
    return names;
  }

  private static List<Path> javaFiles(String kind) {
    Set<Path> files = new TreeSet<>();
    for (Path module : modules()) {
      Path folder = module.resolve("src").resolve(kind).resolve("java");
      if (Files.isDirectory(folder)) {
        files.addAll(list(folder, Integer.MAX_VALUE));
      }
    }
    return files.stream()
        .filter(file -> file.toString().endsWith(".java"))
        .map(root()::relativize)
        .toList();
  }

  private static List<Path> modules() {
    List<Path> modules = new ArrayList<>(list(root(), 1));
    modules.addAll(list(root().resolve("games"), 1));
    return modules;
  }

  private static List<Path> list(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
