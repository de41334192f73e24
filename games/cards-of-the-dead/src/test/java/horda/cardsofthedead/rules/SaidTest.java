package horda.cardsofthedead.rules;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.CardsOfTheDead;
import horda.cardsofthedead.CardsOfTheDeadBox;
import horda.cardsofthedead.Played;
import horda.cardsofthedead.TableBuilder;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What players are told before they choose, and of what has happened.
class SaidTest {
  private static final Shelf SHELF = Shelf.of(new CardsOfTheDeadBox());

  private static Texts texts(Language language) {
    return SHELF.texts(CardsOfTheDead.ID, language);
  }

  private static String label(Played game, String id, Language language) {
    CardsState s = game.state();
    Question<CardsState> question = Objects.requireNonNull(game.match().question());
    Choices choices = new Choices();
    question.choices(s, s.active, choices);
    for (int i = 0; i < choices.size(); i++) {
      Option option = question.option(s, s.active, choices.get(i));
      if (option.id().equals(id)) {
        return texts(language).say(option.label());
      }
    }
    throw new AssertionError("not on offer: " + id);
  }

  private static List<String> heard(Played game, Language language) {
    return game.events().events().stream()
        .map(event -> texts(language).say(event.phrase()))
        .toList();
  }

  private static TableBuilder dan() {
    return table().survivors("dan").hand("dan").equipped("dan", "punch").space(1, "zombie");
  }

  @ParameterizedTest
  @Rule({"COD-SURV-04", "COD-SURV-05"})
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | 5 | Pay 1 Immunity: punch the Zombie on space 1 without spending an action",
        "0 | 5 | Pay 1 Vitality, for you have no Immunity: punch the Zombie on space 1 without"
            + " spending an action",
        "0 | 1 | Pay your last Vitality and die before you can punch the Zombie on space 1"
      })
  void payingWithoutImmunityCostsVitalityAndSaysSo(int immunity, int vitality, String said) {
    Played game = dan().immunity("dan", immunity).vitality("dan", vitality).start();

    assertThat(label(game, "free-attack:1", Language.EN)).isEqualTo(said);
  }

  @Test
  @Rule("COD-SURV-04")
  void theLogSaysWhatThePunchWasPaidWith() {
    Played game = dan().immunity("dan", 0).vitality("dan", 5).start();

    game.play("dan", "free-attack:1");

    assertThat(heard(game, Language.EN))
        .contains("Dan Hill has no Immunity left and pays for an extra punch with Vitality.");
    assertThat(game.events().told(CardsEvent.PAID_FOR_PUNCH)).isFalse();
  }

  @Test
  @Rule("COD-CARD-06")
  void aCardThatKillsWarnsOfIt() {
    Played game = table().hand("rick", "expired_antiviral").vitality("rick", 1).start();

    assertThat(label(game, "use:expired_antiviral", Language.EN))
        .isEqualTo("Use the Expired Antiviral: it takes your last Vitality, and you die");
    assertThat(label(game, "use:expired_antiviral", Language.ES))
        .isEqualTo("Utilizar el Expired Antiviral: te quita la última Vitalidad y mueres");
  }

  @Test
  @Rule({"COD-DAY-03", "COD-DAY-04"})
  void aThreatSaysWhatItDoes() {
    Played game = table().space(1, "exit").start();

    game.play("rick", "go:exit");

    assertThat(heard(game, Language.EN))
        .filteredOn(line -> line.startsWith("A new Threat"))
        .singleElement()
        .asString()
        .matches("A new Threat hangs over the survivors\\. .+\\. It is called .+\\.");
  }

  @Test
  @Rule("COD-SURV-03")
  void trackCitesItsOwnRule() {
    Played game =
        table().survivors("selena").hand("selena", "bat").common("antiviral", "zombie").start();

    game.play("selena", "track:bat");
    assertThat(game.events().events())
        .filteredOn(event -> event.what() == CardsEvent.TRACK_FOUND)
        .hasSize(2)
        .allMatch(event -> event.rule().equals("COD-SURV-03"));
    assertThat(Objects.requireNonNull(game.match().question()).rule(game.state()))
        .isEqualTo("COD-SURV-03");

    game.play("selena", "keep:antiviral");
    assertThat(game.events().told(CardsEvent.TRACK_KEPT)).isTrue();
    assertThat(game.events().told(CardsEvent.KEPT)).isFalse();
  }

  @Test
  @Rule("COD-DECK-08")
  void cardsOfOneNameAreToldApartByTheirBacks() {
    Played game = table().hand("rick", "common:antiviral", "kit:antiviral").start();

    assertThat(label(game, "use:antiviral", Language.EN)).isEqualTo("Use the Antiviral (Common)");
    assertThat(label(game, "use:antiviral~2", Language.EN))
        .isEqualTo("Use the Antiviral (Survival Kit)");
    assertThat(label(game, "use:antiviral~2", Language.ES))
        .isEqualTo("Utilizar el Antiviral (Kit de Supervivencia)");
  }

  /// Whole games at random: wherever somebody chooses, no two lines read the same.
  @ParameterizedTest
  @EnumSource(Language.class)
  void noTwoLinesOfAChoiceReadTheSame(Language language) {
    Texts texts = texts(language);
    Set<String> equal = new HashSet<>();
    for (int seed = 1; seed <= 60; seed++) {
      CardsState s =
          TableBuilder.GAME.deal(
              Setup.of(
                  TableBuilder.GAME, 1 + seed % 3, Map.of("survivors", "random"), Seed.of(seed)));
      Chance chance = new Chance(Seed.of(seed));
      Question<CardsState> question = Engine.advance(s, Out.SILENT);
      while (question != null) {
        int seat = Integer.numberOfTrailingZeros(question.awaited(s));
        Choices choices = new Choices();
        question.choices(s, seat, choices);
        Set<String> lines = new HashSet<>();
        for (int i = 0; i < choices.size(); i++) {
          Option option = question.option(s, seat, choices.get(i));
          String line = texts.say(option.label());
          if (!lines.add(line)) {
            equal.add(question.name() + ": " + option.id() + ": " + line);
          }
        }
        long choice = choices.get(chance.below(choices.size()));
        question = Engine.answer(s, question, seat, choice, Out.SILENT);
      }
    }
    assertThat(equal).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "track, COD-SURV-03",
    "use, COD-ACT-08",
    "equip, COD-ACT-05",
    "walk, COD-WALK-03",
    "end, COD-TURN-07"
  })
  @Rule("COD-SURV-03")
  void whatCanBeDoneInATurnStandsOnARuleOfItsOwn(String verb, String rule) {
    // given
    Played game = table().survivors("selena").hand("selena", "rifle", "antiviral").start();
    CardsState s = game.state();
    Question<CardsState> question = Objects.requireNonNull(game.match().question());

    // when
    List<Option> offered =
        game.match().options(s.active).stream().filter(o -> o.verb().equals(verb)).toList();

    // then
    assertThat(offered).isNotEmpty().allMatch(o -> question.rule(s, o).equals(rule));
  }
}
