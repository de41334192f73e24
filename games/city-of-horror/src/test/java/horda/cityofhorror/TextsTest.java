package horda.cityofhorror;

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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the game says, in both languages. */
class TextsTest {
  private static final Shelf SHELF = Shelf.of(new CityOfHorrorBox());
  private static final CityOfHorror GAME = (CityOfHorror) SHELF.game(CityOfHorror.ID);
  private static final int GAMES = 8;
  private static final int MOST_ANSWERS = 200_000;
  private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");
  private static final List<String> SELDOM_TALK = List.of("offer", "show");

  private static Texts texts(Language language) {
    return SHELF.texts(CityOfHorror.ID, language);
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
        .hasSameSizeAs(CityEvent.values())
        .allSatisfy(key -> assertThat(plain(texts, key)).matches("(?s)[\\p{Lu}¡{].*[.]"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySentenceNamesAllThatAnEventSpeaksOf(Language language) {
    // given
    Texts texts = texts(language);

    for (CityEvent event : CityEvent.values()) {
      // when: nothing to fill in, each place shows itself
      String template = plain(texts, "event." + event.key());

      // then
      assertThat(places(template)).as(template).hasSize(event.kinds().size());
    }
  }

  @Test
  void bothLanguagesSpeakOfTheSame() {
    // given
    Texts english = texts(Language.EN);
    Texts spanish = texts(Language.ES);

    // then
    assertThat(english.keys())
        .allSatisfy(
            key ->
                assertThat(places(plain(spanish, key)))
                    .as(key)
                    .isEqualTo(places(plain(english, key))));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void optionsOfTheTableAndStandingOrdersAreExplained(Language language) {
    // given
    Texts texts = texts(language);
    List<String> ids = GAME.options().stream().map(TableOption::id).toList();

    // then
    assertThat(texts.missing(ids.stream().map(id -> "table-option." + id).toList())).isEmpty();
    assertThat(texts.missing(ids.stream().map(id -> "about-table-option." + id).toList()))
        .isEmpty();
    assertThat(texts.missing(GAME.standingOrders().stream().map(o -> o.label().key()).toList()))
        .isEmpty();
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
    assertThat(all).hasSize(40 + 20 + 21).noneMatch(ref -> isGap(texts.name(ref)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EN | 1 | Attack! 1 zombie storms the Church.",
        "EN | 3 | Attack! 3 zombies storm the Church.",
        "ES | 1 | ¡Ataque! Iglesia: se abalanza 1 Zombi.",
        "ES | 3 | ¡Ataque! Iglesia: se abalanzan 3 Zombis."
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
      Told told = tell(GAME, Setup.of(GAME, seats, options, Seed.of(seed)));

      // then
      assertThat(told.phrases).as("%s seats, seed %s", seats, seed).hasSizeGreaterThan(200);
      for (Language language : Language.values()) {
        Texts texts = texts(language);
        assertThat(told.phrases).map(texts::say).noneMatch(TextsTest::isGap);
        assertThat(told.refs).map(texts::name).noneMatch(TextsTest::isGap);
        assertThat(texts.missing(told.verbs)).as("names of groups of options").isEmpty();
      }
    }
  }

  /** All that was said in a game, in no language yet. */
  private static final class Told {
    final Set<Phrase> phrases = new HashSet<>();
    final Set<Ref> refs = new HashSet<>();
    final Set<String> verbs = new HashSet<>();
  }

  /** Plays at random to the end, with a liking for plays over talk. */
  private static <S extends State> Told tell(Game<S> game, Setup setup) {
    Match<S> match = new Match<>(game, setup);
    Chance chance = new Chance(setup.seed().child(1));
    Told told = new Told();
    for (int answers = 0; !match.isOver(); answers++) {
      assertThat(answers).as("answers of seed %s", setup.seed()).isLessThan(MOST_ANSWERS);
      Question<S> question = match.question();
      int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
      List<Option> offered = match.options(seat);
      told.phrases.add(question.prompt(match.state(), seat));
      for (Option option : offered) {
        told.phrases.add(option.label());
        told.refs.addAll(option.targets());
        told.verbs.add("verb." + verb(option));
      }
      match.greyed(seat).stream().map(Greyed.Reason::why).forEach(told.phrases::add);
      match.answer(seat, pick(offered, chance).id());
    }
    for (Event event : match.chronicle().events()) {
      told.phrases.add(event.phrase());
      told.refs.addAll(event.targets());
    }
    told.phrases.add(match.outcome().reason());
    return told;
  }

  /** First the verb, then one of it, so that passing and sending stay likely; talk is cheap. */
  private static Option pick(List<Option> offered, Chance chance) {
    Map<String, List<Option>> byVerb = new HashMap<>();
    offered.forEach(o -> byVerb.computeIfAbsent(verb(o), _ -> new ArrayList<>()).add(o));
    List<String> verbs = new ArrayList<>(new TreeSet<>(byVerb.keySet()));
    if (verbs.size() > 1 && chance.below(4) != 0) {
      List<String> deeds = verbs.stream().filter(v -> !SELDOM_TALK.contains(v)).toList();
      verbs = deeds.isEmpty() ? verbs : deeds;
    }
    List<Option> same = byVerb.getOrDefault(verbs.get(chance.below(verbs.size())), offered);
    return same.get(chance.below(same.size()));
  }

  private static String verb(Option option) {
    return option.id().split("[:~]", 2)[0];
  }

  private static boolean isGap(String said) {
    return said.isBlank() || said.contains("«") || said.contains("{") || said.contains("}");
  }

  private static Set<Integer> places(String template) {
    Set<Integer> places = new TreeSet<>();
    PLACE.matcher(template).results().forEach(p -> places.add(Integer.parseInt(p.group(1))));
    return places;
  }

  private static List<String> keys(Texts texts, String section) {
    return texts.keys().stream().filter(key -> key.startsWith(section)).toList();
  }

  /** The template itself: places that nothing fills show themselves in guillemets. */
  private static String plain(Texts texts, String key) {
    return texts.say(key).replaceAll("[«»]", "");
  }
}
