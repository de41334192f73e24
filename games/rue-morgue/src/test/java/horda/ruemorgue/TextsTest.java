package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.text.Spoken;
import horda.lab.text.TextCheck;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the game says, in both languages.
class TextsTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);
  private static final TextCheck CHECK = new TextCheck(SHELF, RueMorgue.ID);
  private static final Pattern CODE =
      Pattern.compile("(?:found\\(|faults\\.add\\()[^,;]*,\\s*\"([a-z]+(?:-[a-z]+)*)\"");

  private static Texts texts(Language language) {
    return SHELF.texts(RueMorgue.ID, language);
  }

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(CHECK.differencesOfLanguages()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEventHasASentenceThatNamesAllItSpeaksOf(Language language) {
    assertThat(CHECK.poorEvents(language)).isEmpty();
    assertThat(CHECK.idleEvents(language)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void optionsOfTheTableAreExplained(Language language) {
    assertThat(CHECK.unexplained(language)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyComponentHasAName(Language language) {
    // given
    List<Ref> all = new ArrayList<>();
    add(all, "survivor", 24);
    add(all, "card", Box.CONTENT.equipmentCards());
    add(all, "combination", Box.CONTENT.combinations().size());
    add(all, "zombie", ZombieKind.values().length);
    add(all, "zombie-card", Box.CONTENT.zombieCards().size());
    add(all, "skill", Skill.values().length);
    add(all, "grant", Box.CONTENT.grants().size());
    add(all, "tent", Box.CONTENT.tents().size());
    add(all, "team-action", 3);
    add(all, "level", 4);
    add(all, "colour", 4);
    add(all, "figures", 67 * ZombieKind.values().length);
    for (String kind :
        List.of("zone", "door", "objective", "tile", "trigger", "spawn", "team-card")) {
      all.add(new Ref(kind, 3));
    }
    all.add(new Ref("helicopter", 0));
    all.add(new Ref("slot-card", MorgueState.NONE));
    all.add(new Ref("slot-card", MorgueState.WOUND));
    all.add(new Ref("slot-card", 7));

    // then
    assertThat(all).noneMatch(ref -> TextCheck.isGap(texts(language).name(ref)));
  }

  private static void add(List<Ref> all, String kind, int count) {
    for (int id = 0; id < count; id++) {
      all.add(new Ref(kind, id));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, t1, 6",
    "2, t2, 12",
    "3, m05, 9",
    "2, m09, 8",
    "4, pvp2, 8",
    "2, m10, 7",
    "1, c62, 6"
  })
  void wholeGamesAreToldWithoutAGap(int seats, String mission, String number) {
    // given
    Map<String, String> options = Map.of("mission", mission, "number", number, "team-actions", "2");

    for (int seed = 1; seed <= 3; seed++) {
      // when
      Setup setup = Setup.of(GAME, seats, options, Seed.of(seed));
      Spoken spoken = Spoken.in(GAME, setup, TextsTest::pick, 1_500);

      // then
      assertThat(spoken.size()).isGreaterThan(50);
      for (Language language : Language.values()) {
        assertThat(spoken.gaps(texts(language))).as("seed %s in %s", seed, language).isEmpty();
        assertThat(texts(language).missing(spoken.verbs())).as("names of groups").isEmpty();
      }
    }
  }

  /// First the verb, then one of it, so that rare deeds are seen.
  private static Option pick(List<Option> offered, Chance chance) {
    List<String> verbs = offered.stream().map(Spoken::verb).distinct().sorted().toList();
    String verb = verbs.get(chance.below(verbs.size()));
    List<Option> same = offered.stream().filter(o -> Spoken.verb(o).equals(verb)).toList();
    return same.get(chance.below(same.size()));
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
