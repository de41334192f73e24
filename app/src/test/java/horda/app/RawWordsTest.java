package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.art.Speech;
import horda.lab.balance.Report;
import horda.lab.text.RawWords;
import horda.server.ServerTexts;
import horda.wire.Language;
import horda.wire.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// No sentence of the house itself shows an id, a key or an unfilled place: what the kernel, the
/// server, the terminal and the laboratory say, why they refuse, and the words of the page.
class RawWordsTest {
  /// What is typed into a shell, and files there are, may be named as they are.
  private static final Pattern TYPED =
      Pattern.compile("\\bHORDA_[A-Z_]+|\\bdocs/[\\w-]+\\.md\\b|`[^`]*`");

  /// How a command is called, in words of the shell.
  private static final String HELP = "help.";

  /// Examples of what is typed: an answer, a setting of Spark.
  private static final List<String> EXAMPLES = List.of("walk:4.3", "spark.cores.max=16");

  private static final Pattern WORD_OF_PAGE =
      Pattern.compile("(?m)^ {2}\"([^\"]+)\":\\s+\"((?:[^\"\\\\]|\\\\.)*)\",$");
  private static final Pattern REFUSAL =
      Pattern.compile("new Refusal\\(([^;]*?)\\);", Pattern.DOTALL);
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  static Stream<Arguments> texts() {
    return Stream.of(ServerTexts.class, Horda.class, Texts.class, Speech.class, Report.class)
        .flatMap(
            type -> Stream.of(Language.values()).map(language -> Arguments.of(type, language)));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void nothingThatTheHouseSaysShowsTheInsideOfTheProgram(Class<?> beside, Language language) {
    Map<String, String> texts = new TreeMap<>(Texts.beside(beside, language).templates());
    texts.keySet().removeIf(key -> key.startsWith(HELP));
    assertThat(texts).hasSizeGreaterThan(10);
    assertThat(raw(texts)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es"})
  void noWordOfThePageDoes(String language) throws IOException {
    String file = Files.readString(SourceTree.root().resolve("web/src/text/" + language + ".ts"));
    Map<String, String> words = new TreeMap<>();
    Matcher word = WORD_OF_PAGE.matcher(file);
    while (word.find()) {
      words.put(word.group(1), word.group(2));
    }
    // every line with a key was read
    assertThat(words)
        .hasSize((int) file.lines().filter(line -> line.matches(" *\"[^\"]+\":.*")).count());
    assertThat(raw(words)).isEmpty();
  }

  /// English sentences come with the refusal.
  @Test
  void noRefusalDoes() throws IOException {
    Map<String, String> said = new TreeMap<>();
    for (Path source : SourceTree.mainSources()) {
      String file = Files.readString(SourceTree.root().resolve(source));
      Matcher refusal = REFUSAL.matcher(file);
      while (refusal.find()) {
        List<String> parts = new ArrayList<>();
        Matcher literal = LITERAL.matcher(refusal.group(1));
        while (literal.find()) {
          parts.add(literal.group(1));
        }
        // the code and the rule come first
        if (parts.size() > 2) {
          String sentence = String.join("", parts.subList(2, parts.size()));
          said.put(source.getFileName() + " " + parts.getFirst() + " " + said.size(), sentence);
        }
      }
    }
    assertThat(said).hasSizeGreaterThan(80);
    assertThat(raw(said)).isEmpty();
  }

  private static List<String> raw(Map<String, String> texts) {
    List<String> found = new ArrayList<>();
    texts.forEach(
        (key, text) -> {
          String own = TYPED.matcher(text).replaceAll("x");
          for (String example : EXAMPLES) {
            own = own.replace(example, "x");
          }
          RawWords.in(own).forEach(word -> found.add(key + " says '" + word + "': " + text));
        });
    return found;
  }
}
