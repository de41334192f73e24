package horda.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import horda.app.SourceTree;
import horda.wire.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The texts of the command line itself.
class SpeechTest {
  private static final Pattern SAID = Pattern.compile("say\\(\\s*\"([a-z]+\\.[a-z.-]+)\"");
  private static final Pattern TOLD = Pattern.compile("tell\\(\\s*\"([a-z]+\\.[a-z.-]+)\"");

  @Test
  void bothLanguagesSayTheSameThings() {
    SortedSet<String> english = Speech.in(Language.EN).keys();
    SortedSet<String> spanish = new TreeSet<>(Speech.in(Language.ES).keys());
    // Refusals come with an English sentence of their own.
    spanish.removeIf(key -> key.startsWith("refusal."));
    assertThat(spanish).isEqualTo(english);
  }

  @Test
  void whateverIsSaidHasAText() throws IOException {
    Speech speech = Speech.in(Language.EN);
    for (Path file : SourceTree.mainSources()) {
      if (!file.toString().contains("horda/app/")) {
        continue;
      }
      String source = Files.readString(SourceTree.root().resolve(file));
      for (Pattern pattern : new Pattern[] {SAID, TOLD}) {
        Matcher key = pattern.matcher(source);
        while (key.find()) {
          boolean ofTheGame = key.group(1).startsWith("game.");
          assertThat(ofTheGame || speech.has(key.group(1))).as(file + ": " + key.group(1)).isTrue();
        }
      }
    }
  }

  @Test
  void placesAreFilledAndWordsFollowNumbers() {
    Speech speech = Speech.in(Language.EN);
    assertThat(speech.say("cards.actions", 1)).isEqualTo("1 action left");
    assertThat(speech.say("cards.actions", 2)).isEqualTo("2 actions left");
    assertThat(speech.say("no.such.key")).isEqualTo("«no.such.key»");
  }

  @Test
  void theLanguageComesFromTheArgumentsOrTheSystem() {
    assertThat(Tongue.of(new String[] {"--lang", "es"}, Map.of())).isEqualTo(Language.ES);
    assertThat(Tongue.of(new String[] {"--lang=es"}, Map.of())).isEqualTo(Language.ES);
    assertThat(Tongue.of(new String[0], Map.of("LANG", "es_AR.UTF-8"))).isEqualTo(Language.ES);
    assertThat(Tongue.of(new String[0], Map.of("LANG", "es_AR", "LC_ALL", "C")))
        .isEqualTo(Language.EN);
    assertThat(Tongue.of(new String[] {"--lang", "en"}, Map.of("LANG", "es_ES")))
        .isEqualTo(Language.EN);
    assertThat(Tongue.of(new String[0], Map.of())).isEqualTo(Language.EN);
  }
}
