package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Known;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the game says, in both languages. */
class TextsTest {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)[^}]*}");
  private static final Pattern CODE =
      Pattern.compile("(?:found\\(|faults\\.add\\()[^,;]*,\\s*\"([a-z]+(?:-[a-z]+)*)\"");

  @Test
  void bothLanguagesHaveTheSameKeysAndPlaces() {
    // given
    Map<String, String> english = Box.texts("en");
    Map<String, String> spanish = Box.texts("es");

    // then
    assertThat(spanish.keySet()).isEqualTo(english.keySet());
    assertThat(english.keySet())
        .allSatisfy(
            key ->
                assertThat(places(spanish.get(key))).as(key).isEqualTo(places(english.get(key))));
  }

  private static TreeSet<String> places(String text) {
    return new TreeSet<>(
        PLACE.matcher(text).results().map((MatchResult place) -> place.group(1)).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es"})
  void everythingInTheBoxHasAName(String language) {
    // given
    Map<String, String> texts = Box.texts(language);
    List<String> due = new ArrayList<>();
    for (Skill skill : Skill.values()) {
      due.add("skill." + Known.id(skill));
    }
    Stream.concat(Box.CONTENT.survivors().stream(), Box.CONTENT.reverses().stream())
        .map(Survivor::id)
        .forEach(id -> due.add("survivor." + id));
    Box.CONTENT.equipment().stream().map(Equipment::id).forEach(id -> due.add("equipment." + id));
    Box.CONTENT.combinations().forEach(made -> due.add("equipment." + made.makes().id()));
    for (ZombieKind kind : ZombieKind.values()) {
      due.add("zombie." + Known.id(kind));
    }
    Box.TILES.all().stream().map(Tile::id).forEach(id -> due.add("tile." + id));

    // then
    assertThat(texts.keySet()).containsAll(due);
  }

  @Test
  void everyFaultHasItsSentence() throws IOException {
    // given: the codes in the sources that are written out in one piece
    TreeSet<String> codes = new TreeSet<>();
    Path sources = Path.of("src/main/java/horda/ruemorgue/mission");
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.toList()) {
        CODE.matcher(Files.readString(file)).results().forEach(found -> codes.add(found.group(1)));
      }
    }

    // then
    assertThat(codes).contains("spot", "tile-turn").hasSizeGreaterThan(40);
    assertThat(Box.texts("en").keySet())
        .containsAll(codes.stream().map(c -> "fault." + c).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es"})
  void everyEventHasItsSentence(String language) {
    // given
    Map<String, String> texts = Box.texts(language);

    for (MorgueEvent event : MorgueEvent.values()) {
      // then: all that it speaks of is named
      String sentence = texts.get("event." + event.key());
      assertThat(sentence).as(event.key()).isNotNull();
      assertThat(places(sentence)).as(event.key()).hasSize(event.kinds().size());
    }
    assertThat(texts.keySet().stream().filter(key -> key.startsWith("event.")))
        .hasSameSizeAs(MorgueEvent.values());
  }

  @Test
  void everyQuestionAndAnswerHasItsWords() throws IOException {
    // given: the keys that the rules write out
    TreeSet<String> keys = new TreeSet<>();
    Pattern prompt = Pattern.compile("prompt\\(\\s*\"([a-z-]+)\"");
    Pattern option = Pattern.compile("\"option\\.([a-z-]+)\"");
    Pattern plain = Pattern.compile("(?:plain|zone\\(s|token\\(s|card\\(s)[,(]\\s*\"([a-z-]+)\"");
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/horda/ruemorgue"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String text = Files.readString(file);
        prompt.matcher(text).results().forEach(found -> keys.add("prompt." + found.group(1)));
        option.matcher(text).results().forEach(found -> keys.add("option." + found.group(1)));
        if (file.getParent().endsWith("rules") && !file.endsWith("LoseCard.java")) {
          plain.matcher(text).results().forEach(found -> keys.add("option." + found.group(1)));
        }
      }
    }

    // then
    assertThat(keys)
        .contains("prompt.act", "option.end-turn", "option.move")
        .hasSizeGreaterThan(30);
    assertThat(Box.texts("en").keySet()).containsAll(keys);
  }
}
