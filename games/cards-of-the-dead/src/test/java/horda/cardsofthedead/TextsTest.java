package horda.cardsofthedead;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.text.Spoken;
import horda.lab.text.TextCheck;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the game says, in both languages.
class TextsTest {
  private static final Shelf SHELF = Shelf.of(new CardsOfTheDeadBox());
  private static final TextCheck CHECK = new TextCheck(SHELF, CardsOfTheDead.ID);
  private static final int GAMES = 8;
  private static final int MOST_ANSWERS = 5_000;

  private static final Pattern TRANSLATED =
      Pattern.compile("SALIDA|\\bSalida\\b|\\bNotas?\\b|(?i:\\bsopas?\\b|[úu]ltima cena)");

  private static Texts texts(Language language) {
    return SHELF.texts(CardsOfTheDead.ID, language);
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

  /// The Spanish edition prints the names of cards in English.
  @ParameterizedTest
  @CsvSource({
    "exit, EXIT",
    "exit_indoors, EXIT-Indoors-Area",
    "note, Note",
    "canned_soup, Canned Soup",
    "the_last_supper, The Last Supper",
    "pharmacy, Pharmacy"
  })
  void cardsHaveTheNamesOfTheSpanishEdition(String card, String printed) {
    assertThat(texts(Language.ES).say("card." + card)).isEqualTo(printed);
  }

  /// The goal once spoke of a SALIDA, which is on no card.
  @Test
  void noSpanishSentenceTranslatesACard() {
    Map<String, String> said = new TreeMap<>(texts(Language.ES).templates());
    said.values().removeIf(sentence -> !TRANSLATED.matcher(sentence).find());
    assertThat(said).isEmpty();
    assertThat(texts(Language.ES).say("learn.goal")).contains("la EXIT");
  }

  @ParameterizedTest
  @CsvSource({"EN, card 4.3, space 3", "ES, carta 4.3, espacio 3"})
  void placesOfTheTableHaveShortNames(Language language, String spot, String space) {
    // given
    Texts texts = texts(language);

    // then
    assertThat(texts.say(Phrase.of("name.spot", Ref.number(4), Ref.number(3)))).isEqualTo(spot);
    assertThat(texts.name(new Ref("space", 3))).isEqualTo(space);
  }

  @ParameterizedTest
  @CsvSource({
    "EN, 1, Rick Dixon: what do you do? 1 action left.",
    "EN, 3, Rick Dixon: what do you do? 3 actions left.",
    "ES, 1, Rick Dixon: ¿qué haces? Te queda 1 acción.",
    "ES, 3, Rick Dixon: ¿qué haces? Te quedan 3 acciones."
  })
  void theQuestionOfTheGameCountsTheActions(Language language, int actions, String said) {
    // given
    Phrase prompt = Phrase.of("prompt.act", new Ref("survivor", 0), Ref.number(actions));

    // then
    assertThat(texts(language).say(prompt)).isEqualTo(said);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void wholeGamesAreToldWithoutAGap(int seats) {
    // given
    CardsOfTheDead game = TableBuilder.GAME;
    Map<String, String> options = Map.of("challenges", "yes", "hard", "yes");

    for (int seed = 1; seed <= GAMES; seed++) {
      // when
      Setup setup = Setup.of(game, seats, options, Seed.of(seed));
      Spoken spoken = Spoken.in(game, setup, Spoken.Taste.ANY, MOST_ANSWERS);

      // then
      assertThat(spoken.size()).as("seed %s", seed).isGreaterThan(50);
      for (Language language : Language.values()) {
        assertThat(spoken.gaps(texts(language))).as("seed %s in %s", seed, language).isEmpty();
      }
    }
  }
}
