package horda.app.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds the ids that tests name: `@Rule("COD-WALK-01")`, `@Rule({"…", "…"})` in Java, and the list
/// `rules:` of scenarios.
public final class RuleScanner {
  /// Comments and strings are not distinguished: a test that is commented out has no `@` any more.
  private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*(//|\\*|/\\*).*$");

  private static final Pattern ANNOTATION =
      Pattern.compile("@Rule\\s*\\(\\s*(?:value\\s*=\\s*)?(\\{[^}]*}|\"[^\"]*\")\\s*\\)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

  /// `rules: [A, B]` in one line, or a list of `- A` lines below.
  private static final Pattern LIST =
      Pattern.compile("(?m)^rules:[ \\t]*(?:\\[([^\\]]*)]|((?:#.*)?\\R(?:[ \\t]*-[^\\n]*\\R?)+))");

  private static final Pattern ITEM = Pattern.compile("[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+");

  private RuleScanner() {}

  /// The ids that the tests of a game's module name.
  public static SortedSet<String> scan(Path module) {
    SortedSet<String> ids = new TreeSet<>();
    Path tests = module.resolve("src").resolve("test");
    for (Path file : files(tests.resolve("java"), ".java")) {
      ids.addAll(inJava(read(file)));
    }
    for (Path file : files(tests.resolve("resources").resolve("scenarios"), ".yaml")) {
      ids.addAll(inScenario(read(file)));
    }
    return ids;
  }

  static SortedSet<String> inJava(String source) {
    SortedSet<String> ids = new TreeSet<>();
    Matcher annotation = ANNOTATION.matcher(COMMENT.matcher(source).replaceAll(""));
    while (annotation.find()) {
      Matcher quoted = QUOTED.matcher(annotation.group(1));
      while (quoted.find()) {
        ids.add(quoted.group(1).strip());
      }
    }
    return ids;
  }

  static SortedSet<String> inScenario(String yaml) {
    SortedSet<String> ids = new TreeSet<>();
    Matcher list = LIST.matcher(yaml);
    while (list.find()) {
      String text = list.group(1) != null ? list.group(1) : list.group(2);
      Matcher item = ITEM.matcher(text.replaceAll("#.*", ""));
      while (item.find()) {
        ids.add(item.group());
      }
    }
    return ids;
  }

  private static List<Path> files(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
