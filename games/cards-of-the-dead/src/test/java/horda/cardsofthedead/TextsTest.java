package horda.cardsofthedead;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.TableOption;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the game says, in both languages. */
class TextsTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int GAMES = 8;
  private static final int MOST_ANSWERS = 5_000;
  private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");

  private static Texts texts(Language language) {
    return SHELF.texts(CardsOfTheDead.ID, language);
  }

  @Test
  void bothLanguagesHaveTheSameKeys() {
    // given
    Texts english = texts(Language.EN);
    Texts spanish = texts(Language.ES);

    // then
    assertThat(spanish.keys()).isEqualTo(english.keys());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEventHasItsSentence(Language language) {
    // given
    Texts texts = texts(language);

    // then
    assertThat(texts.missingEvents()).isEmpty();
    assertThat(keys(texts, "event."))
        .as("no sentence for an event that the game does not know")
        .hasSameSizeAs(CardsEvent.values())
        .allSatisfy(key -> assertThat(plain(texts, key)).matches("(?s)[\\p{Lu}¡{].*[.]"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySentenceNamesAllThatAnEventSpeaksOf(Language language) {
    // given
    Texts texts = texts(language);

    for (CardsEvent event : CardsEvent.values()) {
      // when: nothing to fill in, each place shows itself
      String template = plain(texts, "event." + event.key());

      // then
      Set<Integer> places = new TreeSet<>();
      PLACE.matcher(template).results().forEach(p -> places.add(Integer.parseInt(p.group(1))));
      assertThat(places).as(template).hasSize(event.kinds().size());
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyOptionOfTheTableIsExplained(Language language) {
    // given
    Texts texts = texts(language);
    List<String> ids =
        SHELF.game(CardsOfTheDead.ID).options().stream().map(TableOption::id).toList();

    // then
    assertThat(texts.missing(ids.stream().map(id -> "table-option." + id).toList())).isEmpty();
    assertThat(texts.missing(ids.stream().map(id -> "about-table-option." + id).toList()))
        .isEmpty();
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
  @CsvSource({"1, EN", "2, EN", "3, EN", "1, ES", "2, ES", "3, ES"})
  void wholeGamesAreToldWithoutAGap(int seats, Language language) {
    // given
    Game<?> game = SHELF.game(CardsOfTheDead.ID);
    Texts texts = texts(language);

    for (int seed = 1; seed <= GAMES; seed++) {
      // when
      Set<String> said = tell(game, seats, Seed.of(seed), texts);

      // then
      assertThat(said)
          .as("%s seats, seed %s", seats, seed)
          .hasSizeGreaterThan(50)
          .noneMatch(line -> line.contains("«") || line.contains("{") || line.contains("}"));
    }
  }

  /** Plays at random to the end; all that was said on the way. */
  private static <S extends State> Set<String> tell(
      Game<S> game, int seats, Seed seed, Texts texts) {
    Map<String, String> options = Map.of("challenges", "yes", "hard", "yes");
    Match<S> match = new Match<>(game, Setup.of(game, seats, options, seed));
    Chance chance = new Chance(seed.child(1));
    Set<String> said = new LinkedHashSet<>();
    for (int answers = 0; !match.isOver(); answers++) {
      assertThat(answers).as("answers of seed %s", seed).isLessThan(MOST_ANSWERS);
      Question<S> question = match.question();
      int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
      List<Option> offered = match.options(seat);
      said.add(texts.say(question.prompt(match.state(), seat)));
      offered.forEach(option -> said.add(texts.say(option.label())));
      offered.stream().flatMap(o -> o.targets().stream()).forEach(r -> said.add(texts.name(r)));
      match.greyed(seat).stream().map(Greyed.Reason::why).forEach(w -> said.add(texts.say(w)));
      match.answer(seat, offered.get(chance.below(offered.size())).id());
    }
    for (Event event : match.chronicle().events()) {
      said.add(texts.say(event.phrase()));
      event.targets().forEach(ref -> said.add(texts.name(ref)));
    }
    said.add(texts.say(match.outcome().reason()));
    return said;
  }

  private static List<String> keys(Texts texts, String section) {
    return texts.keys().stream().filter(key -> key.startsWith(section)).toList();
  }

  /** The template itself: places that nothing fills show themselves in guillemets. */
  private static String plain(Texts texts, String key) {
    return Stream.of(texts.say(key)).map(t -> t.replaceAll("[«»]", "")).findFirst().orElseThrow();
  }
}
