package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.state.Refs;
import horda.engine.Chance;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.text.Spoken;
import horda.lab.text.TextCheck;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What the game says, in both languages.
class TextsTest {
  private static final Shelf SHELF = Shelf.of(new CityOfHorrorBox());
  private static final CityOfHorror GAME = (CityOfHorror) SHELF.game(CityOfHorror.ID);
  private static final TextCheck CHECK = new TextCheck(SHELF, CityOfHorror.ID);
  private static final int GAMES = 8;
  private static final int MOST_ANSWERS = 200_000;
  private static final List<String> SELDOM_TALK = List.of("offer", "show");

  private static Texts texts(Language language) {
    return SHELF.texts(CityOfHorror.ID, language);
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
  void optionsOfTheTableAndStandingOrdersAreExplained(Language language) {
    assertThat(CHECK.unexplained(language)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyComponentHasAName(Language language) {
    // given
    Texts texts = texts(language);
    List<Ref> all = new ArrayList<>();
    for (int card = 0; card < GAME.content().cards(); card++) {
      all.add(new Ref(card < GAME.content().actionCards() ? "action" : "invasion", card));
    }
    for (int c = 0; c < GAME.content().people().size(); c++) {
      all.add(Refs.character(c));
    }

    // then
    assertThat(all).hasSize(40 + 20 + 21).noneMatch(ref -> TextCheck.isGap(texts.name(ref)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EN | 1 | Attack! 1 zombie storms the Church.",
        "EN | 3 | Attack! 3 zombies storm the Church.",
        "ES | 1 | ¡Ataque! 1 Zombi se abalanza sobre la Iglesia.",
        "ES | 3 | ¡Ataque! 3 Zombis se abalanzan sobre la Iglesia."
      })
  void wordsFollowTheNumber(Language language, int zombies, String said) {
    // given
    Phrase attack = Phrase.of("event.attack", Refs.place(0), Ref.number(zombies));

    // then
    assertThat(texts(language).say(attack)).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({
    "3, yes, a, no, standard",
    "4, no, b, yes, all-binding",
    "5, yes, random, yes, all-breakable",
    "6, no, random, no, standard"
  })
  void wholeGamesAreToldWithoutAGap(
      int seats, String uniform, String sides, String draft, String promises) {
    // given
    Map<String, String> options =
        Map.of("uniform-windows", uniform, "sides", sides, "draft", draft, "promises", promises);

    for (int seed = 1; seed <= GAMES; seed++) {
      // when
      Setup setup = Setup.of(GAME, seats, options, Seed.of(seed));
      Spoken spoken = Spoken.in(GAME, setup, TextsTest::pick, MOST_ANSWERS);

      // then
      assertThat(spoken.size()).as("%s seats, seed %s", seats, seed).isGreaterThan(200);
      for (Language language : Language.values()) {
        assertThat(spoken.gaps(texts(language))).as("seed %s in %s", seed, language).isEmpty();
        assertThat(texts(language).missing(spoken.verbs())).as("names of groups").isEmpty();
      }
    }
  }

  /// First the verb, then one of it, so that passing and sending stay likely; talk is cheap.
  private static Option pick(List<Option> offered, Chance chance) {
    Map<String, List<Option>> byVerb = new HashMap<>();
    offered.forEach(o -> byVerb.computeIfAbsent(Spoken.verb(o), _ -> new ArrayList<>()).add(o));
    List<String> verbs = new ArrayList<>(new TreeSet<>(byVerb.keySet()));
    if (verbs.size() > 1 && chance.below(4) != 0) {
      List<String> deeds = verbs.stream().filter(v -> !SELDOM_TALK.contains(v)).toList();
      verbs = deeds.isEmpty() ? verbs : deeds;
    }
    List<Option> same = byVerb.getOrDefault(verbs.get(chance.below(verbs.size())), offered);
    return same.get(chance.below(same.size()));
  }
}
