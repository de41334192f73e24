package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.ArgsJson;
import horda.wire.EventJson;
import horda.wire.Language;
import horda.wire.SeatParts;
import horda.wire.Shelf;
import horda.wire.Texts;
import horda.wire.TreePen;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// Events and options say the same twice: in words for people, and as data for programs.
class EventsAsDataTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int GAMES = 3;
  private static final int MOST_ANSWERS = 600;

  static Iterable<String> games() {
    return SHELF.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSentenceOfAnEventIsItsTemplateFilledFromItsArguments(String id) {
    Set<String> kinds = new HashSet<>();
    for (int n = 0; n < GAMES; n++) {
      Match<?> match = begin(id, n);
      int told = 0;
      for (Chance chance = new Chance(Seed.of(n)); answer(match, chance); ) {
        for (Event event : match.chronicle().since(told)) {
          kinds.add(event.kind());
          sameInWordsAndAsData(match, event);
        }
        told = match.chronicle().size();
      }
    }
    assertThat(kinds).as("kinds of events that were seen").hasSizeGreaterThan(10);
  }

  private static void sameInWordsAndAsData(Match<?> match, Event event) {
    for (Language language : Language.values()) {
      Texts texts = texts(match, language);
      ObjectNode json = TreePen.of(EventJson.seen(event, texts));
      Phrase phrase =
          new Phrase("event." + json.get("kind").stringValue(), ArgsJson.read(json.get("args")));
      assertThat(json.get("text").stringValue()).isEqualTo(texts.say(phrase));
    }
  }

  /// A number that only decides between "point" and "points" would say more as data than in words.
  @ParameterizedTest
  @MethodSource("games")
  void theSentenceOfAnEventNamesEveryArgument(String id) {
    for (Language language : Language.values()) {
      Map<String, String> templates = SHELF.texts(id, language).templates();
      for (Happening event : SHELF.game(id).happenings()) {
        String template = templates.get("event." + event.key());
        for (int i = 0; i < event.kinds().size(); i++) {
          assertThat(template)
              .as(event.key() + " in " + language)
              .containsPattern("(?i)\\{" + i + "(?::(?:the|el|al|del))?}");
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anOptionSaysItsVerbAndTheArgumentsOfItsLabel(String id) {
    Match<?> match = begin(id, 5);
    Set<String> verbs = new HashSet<>();
    for (Chance chance = new Chance(Seed.of(5)); answer(match, chance); ) {
      Texts texts = texts(match, Language.ES);
      for (Option option : options(match)) {
        ObjectNode json = TreePen.of(SeatParts.choice(option, texts));
        String verb = json.get("verb").stringValue();
        verbs.add(verb);
        assertThat(json.get("id").stringValue()).matches(verb + "(:.*)?");
        assertThat(verb).doesNotContain(":");
        List<Ref> args = ArgsJson.read(json.get("args"));
        assertThat(texts.say(new Phrase(option.label().key(), args)))
            .isEqualTo(json.get("label").stringValue());
      }
    }
    assertThat(verbs).hasSizeGreaterThan(3);
  }

  private static Match<?> begin(String id, int seed) {
    Game<?> game = SHELF.game(id);
    return new Match<>(game, Setup.of(game, game.maxSeats(), Map.of(), Seed.of(100 + seed)));
  }

  private static Texts texts(Match<?> match, Language language) {
    return SHELF.texts(match.game().id(), language).seated(List.of("Ana")).at(match);
  }

  private static List<Option> options(Match<?> match) {
    return Stream.iterate(0, seat -> seat < match.setup().seats(), seat -> seat + 1)
        .flatMap(seat -> match.options(seat).stream())
        .toList();
  }

  /// Plays one random answer; false when the game is over, or long enough.
  private static <S extends State> boolean answer(Match<S> match, Chance chance) {
    Question<S> question = match.question();
    if (question == null || match.log().size() >= MOST_ANSWERS) {
      return false;
    }
    int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
    List<Option> options = match.options(seat);
    match.answer(seat, options.get(chance.below(options.size())).id());
    return true;
  }
}
