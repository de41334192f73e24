package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Refs;
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
  private static final Shelf SHELF = Shelf.of(new AmanecerZombiBox());
  private static final AmanecerZombi GAME = TableBuilder.GAME;
  private static final TextCheck CHECK = new TextCheck(SHELF, AmanecerZombi.ID);
  private static final int GAMES = 3;
  private static final int MOST_ANSWERS = 200_000;
  private static final List<String> SELDOM = List.of("offer", "hand", "end-turn", "lay-down");

  private static Texts texts(Language language) {
    return SHELF.texts(AmanecerZombi.ID, language);
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
    for (int kind = 0; kind < GAME.content().actionKinds(); kind++) {
      all.add(Refs.action(kind));
    }
    for (int card = 0; card < AmanecerState.OBJECTS; card++) {
      all.add(Refs.object(card));
    }
    for (int character = 0; character < AmanecerState.PEOPLE; character++) {
      all.add(Refs.character(character));
    }
    for (int card = 0; card < GAME.content().missions(); card++) {
      all.add(Refs.mission(card));
    }
    for (int card = 0; card < AmanecerState.SKILLS; card++) {
      all.add(Refs.skill(card));
      all.add(Refs.damage(card));
    }
    for (int card = 0; card < GAME.content().seasons(); card++) {
      all.add(new Ref("season", card));
    }
    for (int square = 0; square < AmanecerState.SQUARES; square++) {
      all.add(Refs.square(square));
    }

    // then
    assertThat(all).noneMatch(ref -> TextCheck.isGap(texts.name(ref)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EN | 1 | 1 Zombie die left: fire, strike or flee?",
        "EN | 3 | 3 Zombie dice left: fire, strike or flee?",
        "ES | 1 | Queda 1 dado Zombi: ¿disparas, golpeas o huyes?",
        "ES | 3 | Quedan 3 dados Zombi: ¿disparas, golpeas o huyes?"
      })
  void wordsFollowTheNumber(Language language, int dice, String said) {
    assertThat(texts(language).say(Phrase.of("prompt.combat-choice", Ref.number(dice))))
        .isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({"1, yes", "2, yes", "3, no", "4, yes"})
  void wholeGamesAreToldWithoutAGap(int seats, String uniform) {
    for (int seed = 1; seed <= GAMES; seed++) {
      // when
      Map<String, String> options = Map.of("uniform-windows", uniform, "maps", "quick");
      Setup setup = Setup.of(GAME, seats, options, Seed.of(seed));
      Spoken spoken = Spoken.in(GAME, setup, TextsTest::pick, MOST_ANSWERS);

      // then
      for (Language language : Language.values()) {
        assertThat(spoken.gaps(texts(language))).as("seed %s in %s", seed, language).isEmpty();
        assertThat(texts(language).missing(spoken.verbs())).as("names of groups").isEmpty();
      }
    }
  }

  /// First the verb, then one of it; talk and the end of the turn seldom, so that much happens.
  private static Option pick(List<Option> offered, Chance chance) {
    Map<String, List<Option>> byVerb = new HashMap<>();
    offered.forEach(o -> byVerb.computeIfAbsent(Spoken.verb(o), _ -> new ArrayList<>()).add(o));
    List<String> verbs = new ArrayList<>(new TreeSet<>(byVerb.keySet()));
    if (verbs.size() > 1 && chance.below(6) != 0) {
      List<String> deeds = verbs.stream().filter(v -> !SELDOM.contains(v)).toList();
      verbs = deeds.isEmpty() ? verbs : deeds;
    }
    List<Option> same = byVerb.getOrDefault(verbs.get(chance.below(verbs.size())), offered);
    return same.get(chance.below(same.size()));
  }
}
