package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.shell.Console;
import horda.app.shell.HouseSpeech;
import horda.app.shell.Tongue;
import horda.art.Speech;
import horda.wire.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// What the pages for readers say about this project is so: links, commands, options, classes and
/// files.
class DocsTest {
  private static final Path ROOT = SourceTree.root();

  /// Folders of what was built or fetched.
  private static final Set<String> BUILT = Set.of("target", "node_modules", ".git", ".horda");

  /// All files of the project, with slashes.
  private static final Set<String> FILES = files();

  private static final CommandLine HORDA = commands();

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  /// `PascalCase` with at least one small letter, perhaps behind its package, perhaps with a
  /// member.
  private static final Pattern CLASS =
      Pattern.compile(
          "(?:horda(?:\\.[a-z]+)+\\.)?([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)(?:\\.(\\w+).*)?");

  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|record|enum|interface|type)\\s+([A-Z]\\w*)");

  /// A command as it is typed, up to where the shell would begin something else.
  private static final Pattern COMMAND = Pattern.compile("\\./horda((?: +[^`\\s|&)#;]+)*)");

  private static final Pattern OPTION = Pattern.compile("(--[a-z][a-z-]*)(?:=.*)?");

  private static final Pattern FILE =
      Pattern.compile("[\\w./-]+\\.(?:java|yaml|ts|svelte|py|sh|mjs|md)");

  /// A class behind its folder, such as `rules/Noise`.
  private static final Pattern CLASS_FILE = Pattern.compile("[a-z][\\w/-]*/[A-Z]\\w*");

  /// Names in backticks that look like classes of ours and are not: house style, HTTP, words of the
  /// page.
  private static final Set<String> FOREIGN = Set.of("Manager", "Helper", "Util", "Host", "Save");

  /// Types of the JDK that pages speak of.
  private static final Set<String> JDK = Set.of("String", "List", "Map", "Set", "SortedSet");

  /// What the build generates.
  private static final Pattern GENERATED =
      Pattern.compile("[A-Z]\\w+(?:Writer|Written|Parts|Steps|Row)");

  /// What examples ask the reader to make.
  private static final Pattern INVENTED =
      Pattern.compile(
          "(?:cards-of-the-dead|conf|sbin|HORDA_CONTENT)/.*"
              + "|.*(?:my-|My|mygame|[Bb]rawler|last-call|NAME).*");

  @Test
  void linksLeadSomewhere() {
    Set<String> broken = new TreeSet<>();
    for (Path page : pages()) {
      for (MatchResult link : all(LINK, read(page))) {
        String[] target = link.group(1).split("#", 2);
        if (target[0].contains(":")) {
          continue;
        }
        Path file = target[0].isEmpty() ? page : page.resolveSibling(target[0]).normalize();
        boolean there =
            Files.exists(file) && (target.length < 2 || anchors(file).contains(target[1]));
        if (!there) {
          broken.add(at(page, link.group(1)));
        }
      }
    }
    assertThat(broken).as("links that lead nowhere").isEmpty();
  }

  @Test
  void everyPageCanBeReachedFromTheReadme() {
    Set<Path> reached = new TreeSet<>();
    List<Path> next = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    while (!next.isEmpty()) {
      Path page = next.removeLast();
      if (page.toString().endsWith(".md") && reached.add(page)) {
        for (MatchResult link : all(LINK, read(page))) {
          Path file = page.resolveSibling(link.group(1).split("#", 2)[0]).normalize();
          if (Files.isRegularFile(file)) {
            next.add(file);
          }
        }
      }
    }
    List<Path> lost = pages().stream().filter(page -> !reached.contains(page)).toList();
    assertThat(lost).as("pages that no link leads to").isEmpty();
  }

  @Test
  void commandsAndTheirOptionsExist() {
    Set<String> unknown = new TreeSet<>();
    for (Path page : pages()) {
      for (MatchResult typed : all(COMMAND, read(page))) {
        String wrong = unknownPart(typed.group(1).strip());
        if (!wrong.isEmpty()) {
          unknown.add(at(page, typed.group() + "  (" + wrong + ")"));
        }
      }
    }
    assertThat(unknown).as("commands and options that do not exist").isEmpty();
  }

  @Test
  void aWrongCommandIsFound() {
    assertThat(unknownPart("dance")).isEqualTo("dance");
    assertThat(unknownPart("scenario walk my.yaml")).isEqualTo("walk");
    assertThat(unknownPart("play cards-of-the-dead --seat 2")).isEqualTo("--seat");
    assertThat(unknownPart("play cards-of-the-dead --seats 2")).isEmpty();
    assertThat(unknownPart("test app -Dtest=DocsTest")).isEmpty();
  }

  @Test
  void thePageOfCommandsNamesThemAll() {
    String page = read(ROOT.resolve("docs/commands.md"));
    Set<String> silent = new TreeSet<>();
    HORDA
        .getSubcommands()
        .forEach(
            (name, command) -> {
              boolean hidden = command.getCommandSpec().usageMessage().hidden();
              if (!hidden && !Pattern.compile("`" + name + "[` ]").matcher(page).find()) {
                silent.add(name);
              }
            });
    assertThat(silent).as("commands that docs/commands.md leaves out").isEmpty();
  }

  @Test
  void classesAndTheirMembersExist() {
    Map<String, String> sources = sourcesByType();
    Set<String> missing = new TreeSet<>();
    for (Path page : pages()) {
      for (MatchResult code : all(CODE, read(page))) {
        Matcher name = CLASS.matcher(code.group(1));
        if (!FILE.matcher(code.group(1)).matches()
            && name.matches()
            && !isForeign(name.group(1))
            && !exists(name, sources)) {
          missing.add(at(page, code.group(1)));
        }
      }
    }
    assertThat(missing).as("classes and members that do not exist").isEmpty();
  }

  private static boolean isForeign(String name) {
    return FOREIGN.contains(name)
        || JDK.contains(name)
        || GENERATED.matcher(name).matches()
        || INVENTED.matcher(name).matches();
  }

  private static boolean exists(Matcher name, Map<String, String> sources) {
    String source = sources.get(name.group(1));
    String member = name.group(2);
    return source != null
        && (member == null || Pattern.compile("\\b" + member + "\\b").matcher(source).find());
  }

  @Test
  void filesExist() {
    Set<String> missing = new TreeSet<>();
    for (Path page : pages()) {
      for (MatchResult code : all(CODE, read(page))) {
        String name = code.group(1);
        boolean whole = FILE.matcher(name).matches();
        boolean stem = CLASS_FILE.matcher(name).matches();
        if ((whole || stem) && !INVENTED.matcher(name).matches() && !isFile(name, stem)) {
          missing.add(at(page, name));
        }
      }
    }
    assertThat(missing).as("files that do not exist").isEmpty();
  }

  private static boolean isFile(String name, boolean stem) {
    return FILES.stream()
        .map(file -> "/" + (stem ? file.replaceFirst("\\.\\w+$", "") : file))
        .anyMatch(file -> file.endsWith("/" + name));
  }

  @Test
  void theReadmeCountsTheRules() {
    String readme = read(ROOT.resolve("README.md"));
    Set<String> wrong = new TreeSet<>();
    for (String id : Shelf.standard().ids()) {
      int rules = Shelf.standard().rules(id).entries().size();
      if (!Pattern.compile("^\\|.*\\b" + rules + "\\b", Pattern.MULTILINE).matcher(readme).find()) {
        wrong.add(id + " has " + rules + " rules");
      }
    }
    assertThat(wrong).as("games whose number of rules the README does not know").isEmpty();
  }

  /// The first word of a command line that the program does not know; empty if there is none.
  private static String unknownPart(String typed) {
    String[] words = typed.split(" +");
    if (typed.isEmpty() || words[0].equals("COMMAND") || launcherKnows(words[0])) {
      return "";
    }
    CommandLine command = HORDA;
    for (String word : words) {
      Matcher option = OPTION.matcher(word);
      if (option.matches()) {
        if (!command.getCommandSpec().optionsMap().containsKey(option.group(1))) {
          return word;
        }
      } else if (!command.getSubcommands().isEmpty()) {
        CommandLine sub = command.getSubcommands().get(word);
        if (sub == null) {
          return word;
        }
        command = sub;
      }
    }
    return "";
  }

  /// The launcher of the sources, or that of an archive.
  private static boolean launcherKnows(String word) {
    String said = read(ROOT.resolve("horda")) + read(ROOT.resolve("dist/files/horda"));
    return said.contains("\n#   ./horda " + word + " ");
  }

  private static List<Path> pages() {
    return FILES.stream().filter(DocsTest::isPage).map(ROOT::resolve).toList();
  }

  private static boolean isPage(String file) {
    return file.endsWith(".md") && (!file.contains("/") || file.startsWith("docs/"));
  }

  /// All anchors of a page, as they are made from its headings.
  private static Set<String> anchors(Path page) {
    return all(HEADING, read(page)).stream()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  /// The types of the project in Java and TypeScript, each with the text of its files.
  private static Map<String, String> sourcesByType() {
    Map<String, String> sources = new HashMap<>();
    for (String file : FILES) {
      if (file.endsWith(".java") || file.endsWith(".ts")) {
        String text = read(ROOT.resolve(file));
        all(TYPE, text).forEach(type -> sources.merge(type.group(1), text, String::concat));
      } else if (file.endsWith(".svelte")) {
        String part = file.replaceAll(".*/|\\.svelte$", "");
        sources.merge(part, read(ROOT.resolve(file)), String::concat);
      }
    }
    return sources;
  }

  private static Set<String> files() {
    Set<String> found = new TreeSet<>();
    try {
      Files.walkFileTree(
          ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes about) {
              boolean built = BUILT.contains(folder.getFileName().toString());
              return built ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes about) {
              found.add(ROOT.relativize(file).toString().replace('\\', '/'));
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static CommandLine commands() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Speech speech = HouseSpeech.in(Tongue.of(new String[0], Map.of()));
    InputStream nothing = InputStream.nullInputStream();
    return Horda.commands(
        new Console(nothing, nowhere, nowhere, Map.of(), ROOT, false, false, speech));
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  private static String at(Path page, String what) {
    return ROOT.relativize(page) + ": " + what;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
