package horda.amanecerzombi;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.TableOption;
import horda.lab.Rule;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What players read is what happens, in both languages.
class SaidRightlyTest {
  private static final Shelf SHELF = Shelf.of(new AmanecerZombiBox());

  /// Room for the text of an option on a terminal of 80 columns.
  private static final int LINE = 72;

  private static Texts texts(Language language) {
    return SHELF.texts(AmanecerZombi.ID, language);
  }

  private static String asked(Played game, String who, Language language) {
    Question<AmanecerState> question = Engine.question(game.state());
    assertThat(game.asked()).isEqualTo(who);
    int seat = List.of("ana", "ben", "eva").indexOf(who);
    return question == null ? "" : texts(language).say(question.prompt(game.state(), seat));
  }

  private static List<String> told(Played game, AmanecerEvent what, Language language) {
    return game.allEvents().events().stream()
        .filter(event -> event.what() == what)
        .map(Event::phrase)
        .map(texts(language)::say)
        .toList();
  }

  private static Played attack() {
    return table("ana", "ben", "eva")
        .at("ana", "farm-3-1")
        .at("ben", "farm-3-2")
        .active("eva")
        .person("ben", "boxer", "pistol", "binoculars")
        .hand("ana", "pair")
        .hand("eva", "run")
        .from("window turn-start");
  }

  @Test
  void theWindowOfAnAttackNamesTheAttacker() {
    Played game = attack();
    game.play("ana", "attack:1:pair");

    assertThat(asked(game, game.asked(), Language.EN))
        .startsWith("Seat 1 announces an attack on the Group of Seat 2");
  }

  @Test
  void groupsFightGroupsWithWhiteDice() {
    Played game = attack();
    game.play("ana", "attack:1:pair").passUntil("combat");

    assertThat(asked(game, game.asked(), Language.EN))
        .isEqualTo("The Group of Seat 1 fights the Group of Seat 2: play something or pass.");
    assertThat(asked(game, game.asked(), Language.ES)).doesNotContain("Zombi");
    assertThat(texts(Language.EN).say("event.group-rolled", List.of("Ana", "3")))
        .isEqualTo("Ana throws 3 white dice.");
  }

  @Test
  void anOfferSaysWhatItHolds() {
    Played game =
        table()
            .person("ana", "hiker", "axe", "tinned-food")
            .person("ben", "boxer", "pistol")
            .play();
    game.offer("ana", "ben", "give:axe", "give:tinned-food", "want:pistol");

    assertThat(asked(game, "ben", Language.EN))
        .isEqualTo("Seat 1 offers you the Axe and the Tinned Food for the Pistol. Do you accept?");
    assertThat(asked(game, "ben", Language.ES))
        .isEqualTo("Asiento 1 te ofrece el Hacha y las Conservas por la Pistola. ¿Aceptas?");
    assertThat(told(game, AmanecerEvent.OFFER_SENT, Language.EN))
        .containsExactly("Seat 1 offers Seat 2: the Axe and the Tinned Food for the Pistol.");
  }

  @Test
  @Rule("AMZ-FLEE-05")
  void fleeingForExperienceSaysItsPrice() {
    // given Ana has a Px and cards, either of which would do
    Played game =
        table("ana", "ben")
            .quick()
            .active("ben")
            .at("ana", "start-blue-4-3")
            .at("ben", "start-red-4-3")
            .experience("ana", 1)
            .hand("ana", "run", "car", "loner")
            .hand("ben", "pair")
            .play();
    game.play("ben", "zombie:pair:0").passAll();

    // when
    game.play("ana", "flee:px");

    // then
    assertThat(told(game, AmanecerEvent.FLED_FOR_EXPERIENCE, Language.EN))
        .containsExactly("Seat 1 flees for 1 Px.");
    assertThat(told(game, AmanecerEvent.FLED_FOR_EXPERIENCE, Language.ES))
        .containsExactly("Asiento 1 huye por 1 Px.");
    assertThat(told(game, AmanecerEvent.FLED_FOR_CARDS, Language.EN)).isEmpty();
    assertThat(told(game, AmanecerEvent.FLED, Language.EN)).isEmpty();
  }

  /// What the question that waits offers, in words.
  private static List<String> offered(Played game, Language language) {
    Question<AmanecerState> question = Objects.requireNonNull(Engine.question(game.state()));
    int seat = List.of("ana", "ben", "eva").indexOf(game.asked());
    Choices choices = new Choices();
    question.choices(game.state(), seat, choices);
    return IntStream.range(0, choices.size())
        .mapToObj(i -> question.option(game.state(), seat, choices.get(i)))
        .map(option -> texts(language).say(option.label()))
        .toList();
  }

  @Test
  @Rule("AMZ-CARD-03")
  void aBreakdownSaysWhoseVehicleItIsFor() {
    Played game =
        table("ana", "ben", "eva")
            .hand("ana", "breakdown")
            .vehicle("ana", "van")
            .vehicle("ben", "van")
            .person("eva", "boxer", "torch")
            .play();

    assertThat(offered(game, Language.EN))
        .contains(
            "Play Breakdown on the Van of Seat 1",
            "Play Breakdown on the Van of Seat 2",
            "Play Breakdown on the Torch");
    assertThat(offered(game, Language.ES))
        .contains("Jugar Avería sobre la Furgoneta de Asiento 2", "Jugar Avería sobre la Linterna");
  }

  @Test
  @Rule("AMZ-LOD-04")
  void doesItHurtNamesTheCharacterWithItsArticle() {
    Played game =
        table("ana", "ben", "eva")
            .hand("ana", "does-it-hurt")
            .person("ben", "doctor")
            .damage("ben", "doctor", "fracture")
            .play();

    assertThat(offered(game, Language.EN)).contains("Play Does It Hurt? on the Doctor");
    assertThat(offered(game, Language.ES)).contains("Jugar ¿Te duele? sobre la Doctora");
  }

  @Test
  void severalDrawsAreOneLine() {
    Played game = table().hand("ana", "second-wind").deck("action", "trio", "loner").play();
    game.play("ana", "play:second-wind");

    assertThat(told(game, AmanecerEvent.YOU_DREW, Language.EN))
        .containsExactly("You draw Trio and Loner.");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void choicesOfMissionsCanBeToldApartOnALine(Language language) {
    Played game = TableBuilder.dealt(3, 2, "maps", "quick");
    while (!game.question().equals("keep-missions")) {
      game.play(game.asked(), game.options().getFirst());
    }
    List<Phrase> labels = new ArrayList<>();
    for (int a = 0; a < GAME.content().missions(); a++) {
      for (int b = 0; b < a; b++) {
        labels.add(Phrase.of("option.keep-missions", Refs.mission(a), Refs.mission(b)));
      }
    }
    assertThat(labels).allMatch(label -> texts(language).say(label).length() <= LINE);
    assertThat(labels.stream().map(texts(language)::say)).doesNotHaveDuplicates();
  }

  @Test
  void aLostGameAloneGivesItsTrueReason() {
    Played dead =
        table("ana")
            .person("ana", "boxer")
            .damage("ana", "boxer", "fracture")
            .hand("ana", "does-it-hurt")
            .dice(1)
            .play();
    dead.play("ana", "play:does-it-hurt:boxer");

    Outcome outcome = GAME.outcome(dead.state());
    assertThat(outcome).isNotNull();
    assertThat(outcome.rule()).isEqualTo("AMZ-SOLO-17");
    assertThat(texts(Language.EN).say(outcome.reason()))
        .isEqualTo("All Characters of the Group are dead.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "event.died | seat:0 character:4 | Ha muerto la Doctora de Asiento 1.",
        "event.died | seat:0 character:0 | Ha muerto el Pandillero de Asiento 1.",
        "option.hand-on | object:4 character:1 | Los Prismáticos para el Niño",
        "option.heal | object:11 damage:9 character:4 | Conservas: quitar la Infección a la"
            + " Doctora",
        "event.fled-to | seat:0 square:100 | Asiento 1 huye a la Granja, fila 1, columna 1.",
        "event.fled-to | seat:0 square:200 | Asiento 1 huye al Cerro de la Antena, fila 1, columna"
            + " 1."
      })
  void spanishHasItsArticlesAndGenders(String key, String refs, String said) {
    Ref[] args =
        Arrays.stream(refs.split(" "))
            .map(ref -> ref.split(":"))
            .map(ref -> new Ref(ref[0], Integer.parseInt(ref[1])))
            .toArray(Ref[]::new);

    assertThat(texts(Language.ES).say(Phrase.of(key, args))).isEqualTo(said);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void valuesOfTableOptionsHaveNames(Language language) {
    for (TableOption option : GAME.options()) {
      for (String value : option.values()) {
        if (!value.equals("yes") && !value.equals("no")) {
          assertThat(texts(language).has("table-option." + option.id() + "-" + value))
              .as(option.id() + " " + value)
              .isTrue();
        }
      }
    }
  }
}
