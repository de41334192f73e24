package horda.ruemorgue;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Known;
import horda.engine.Match;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.ruemorgue.rules.Rounds;
import horda.ruemorgue.rules.TakeWound;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What happens is told, by the names that everything has everywhere.
class ToldTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);

  private static Match<MorgueState> match(String mission) {
    Map<String, String> options = Map.of("mission", mission, "survivors", "random");
    int seats = mission.startsWith("pvp") ? 2 : 1;
    return new Match<>(GAME, Setup.of(GAME, seats, options, Seed.of(1)));
  }

  private static Texts texts(Language language) {
    return SHELF.texts(RueMorgue.ID, language).at(match("t1"));
  }

  @Test
  @Rule({"RMO-NOISE-01", "RMO-NOISE-04", "RMO-RELOAD-02", "RMO-SK-66", "RMO-SK-68"})
  void noiseReloadingRottenAndRegenerationAreTold() {
    // given
    Scene scene = gifted("joe", "regeneration, rotten").at("joe", HERE);
    scene.holds("joe", "mac-10", "wound").zombies(NEAR, WALKER, 1);

    // when: a loud shot, then the end phase
    scene.turn("joe").answer("shoot:" + NEAR + ":mac-10.0");
    scene.run(new Rounds.End());

    // then
    assertThat(scene.heard()).contains("noise", "noise-ends", "all-reloaded", "regenerates");
  }

  @ParameterizedTest
  @CsvSource({"1, false", "3, true"})
  @Rule("RMO-TURN-12")
  void theFirstPlayerTokenIsToldWhenItGoesToSomebodyElse(int seats, boolean goesOn) {
    // given
    Scene scene = Scene.deal("m03", seats, 1, "survivors=bear+cathy+dan+james+jane+joe");
    scene.throughFirstChoices();

    // when
    scene.run(new Rounds.End());

    // then
    assertThat(scene.heard().contains("first-player")).isEqualTo(goesOn);
  }

  @Test
  @Rule("RMO-SK-66")
  void theRottenTokenIsToldWhenItComesAndWhenItGoes() {
    // given
    Scene scene = gifted("joe", "rotten").at("joe", HERE).holds("joe", "crowbar");

    // when
    scene.run(new Turns.End(scene.survivor("joe")));
    assertThat(scene.heard()).contains("rotten");
    scene.turn("joe").answer("make-noise");

    // then
    assertThat(scene.heard()).contains("rotten-no-more");
  }

  @Test
  @Rule({"RMO-SRCH-03", "RMO-INV-05", "RMO-INV-08", "RMO-INV-09"})
  void searchesAreToldToTheEnd() {
    // given: two cards in the discards, none in the deck
    Scene scene = gifted("joe", "scavenger").at("joe", HERE).holds("joe", "crowbar");
    scene.equipmentDeck("bow");
    scene
        .state()
        .cards
        .moveAll(scene.state().table.equipmentDeck, scene.state().table.equipmentDiscard);

    // when
    scene.turn("joe").answer("search").answer("leave-it").answer("swap:0.2");

    // then
    assertThat(scene.heard())
        .containsSubsequence("equipment-reshuffled", "finds", "leaves-card", "puts-in-reserve");
  }

  /// What the question that waits offers, in words.
  private static List<String> offered(Scene scene, Language language) {
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(scene.state()));
    Choices choices = new Choices();
    question.choices(scene.state(), scene.asked(), choices);
    Texts texts = SHELF.texts(RueMorgue.ID, language);
    return IntStream.range(0, choices.size())
        .mapToObj(i -> question.option(scene.state(), scene.asked(), choices.get(i)))
        .map(option -> texts.say(option.label()))
        .toList();
  }

  @Test
  @Rule({"RMO-INV-03", "RMO-RELOAD-01"})
  void twoCardsOfOneNameAreToldApartByWhereTheyAreAndWhetherTheyAreEmpty() {
    // given
    Scene scene = gifted("joe", "shove").at("joe", HERE).holds("joe", "mac-10", "-", "mac-10");
    int joe = scene.survivor("joe");
    scene.state().spent(scene.state().slot(joe, 0), true);

    // when
    scene.turn("joe").answer("discard");

    // then
    assertThat(offered(scene, Language.EN))
        .contains(
            "Joe throws the Mac-10 (hand, empty) away",
            "Joe throws the Mac-10 (reserve, loaded) away");
    assertThat(offered(scene, Language.ES))
        .contains("Joe descarta el Mac-10 (reserva, con munición)");
  }

  @Test
  @Rule({"RMO-HELI-23", "RMO-RELOAD-06"})
  void aCardInTheHelicopterIsToldApartFromAnEmptyOne() {
    // given: two Mac-10, one of them shot empty
    Scene scene = Scene.scene("t2").at("parker", "9R:H").holds("parker", "mac-10", "mac-10");
    int parker = scene.survivor("parker");
    scene.state().helicopter = scene.zone("9R:H");
    scene.state().spent(scene.state().slot(parker, 0), true);

    // when both are stored
    scene.turn("parker").answer("store:mac-10.0").answer("store:mac-10.1");

    // then
    assertThat(offered(scene, Language.EN))
        .contains("Take Mac-10 (empty) out, in hand", "Take Mac-10 (loaded) out, in hand");
  }

  @Test
  @Rule("RMO-INV-05")
  void emptySlotsAreToldApart() {
    // given
    Scene scene = gifted("joe", "shove").at("joe", HERE).holds("joe", "crowbar");

    // when
    scene.turn("joe").answer("reorganize");

    // then
    assertThat(offered(scene, Language.EN))
        .doesNotHaveDuplicates()
        .contains("Exchange Crowbar (hand 1) and nothing (reserve 3)");
    assertThat(offered(scene, Language.ES))
        .contains("Cambiar la Palanca (mano 1) por nada (reserva 3)");
  }

  @Test
  @Rule({"RMO-CRAFT-01", "RMO-CRAFT-06"})
  void whatIsMadeIsToldByItsOwnName() {
    // given
    Match<MorgueState> match = match("m04");
    Texts texts = SHELF.texts(RueMorgue.ID, Language.EN).at(match);
    Scene scene = gifted("joe", "shove").at("joe", HERE).holds("joe", "rifle", "scope");
    scene.turn("joe").answer("craft:sniper-rifle");

    // then: not the Rifle that it is made of
    int made = Box.CONTENT.combinations().size() - 1;
    assertThat(scene.heard()).contains("makes");
    assertThat(MorgueEvent.MAKES.kind().arguments()).containsExactly("survivor", "combination");
    assertThat(texts.name(new Ref("combination", made))).isEqualTo("Sniper Rifle");
  }

  @Test
  @Rule("RMO-INV-09")
  void aSearchThatFindsNothingIsTold() {
    // given
    Scene scene = gifted("joe", "scavenger").at("joe", HERE).holds("joe", "crowbar");

    // when
    scene.turn("joe").answer("search");

    // then
    assertThat(scene.heard()).contains("finds-nothing").doesNotContain("finds");
  }

  @Test
  @Rule("RMO-PVP-08")
  void aVestIsToldAsWhatItIs() {
    // given
    Scene scene = gifted("joe", "shove").at("joe", HERE).holds("joe", "bulletproof-vest");

    // when
    scene.run(new TakeWound(scene.survivor("joe"), MorgueState.NONE));
    assertThat(scene.heard()).containsExactly("vest-turned");
    scene.run(new TakeWound(scene.survivor("joe"), MorgueState.NONE));

    // then
    assertThat(scene.heard()).containsExactly("vest-turned", "vest-lost");
  }

  @Test
  @Rule("RMO-CARD-12")
  void aCardThatFindsNoPlaceIsToldToDoNothing() {
    // given: a Sewer card, and nobody on a tile with a sewer
    Scene scene = gifted("joe", "shove").at("joe", "2V:K1").at("bear", "2V:B").xp("joe", 7);
    int sewer =
        Box.CONTENT.zombieCards().stream()
            .filter(card -> Known.id(card.kind()).equals("sewer"))
            .findFirst()
            .orElseThrow()
            .id();

    // when
    scene.deck(sewer).draw("7V:S5");

    // then
    assertThat(scene.heard()).contains("card-drawn", "nothing-comes");
  }

  @Test
  void zonesAndTilesHaveTheNamesThatArePrinted() {
    // given
    Match<MorgueState> match = match("t1");
    Texts texts = SHELF.texts(RueMorgue.ID, Language.EN).at(match);
    int zone = match.state().table.board().find("7V:P2");

    // then: log, choices and the map of the page call it the same
    assertThat(texts.name(new Ref("zone", zone))).isEqualTo("Zone 7V:P2");
    assertThat(GAME.view(match.state(), 0).map().places().get(zone).name()).isEqualTo("7V:P2");
    assertThat(texts.name(new Ref("tile", 0))).isEqualTo("tile 6V");
  }

  @Test
  void aZombieCardSaysWhatItDoes() {
    // given: card 145 brings nothing at blue, two Runners at yellow
    Texts texts = texts(Language.EN);

    // then
    assertThat(texts.name(new Ref("card-line", 0))).isEqualTo("no zombies (danger level Blue)");
    assertThat(texts.name(new Ref("card-line", 1)))
        .isEqualTo("2 × Skinner Runner (danger level Yellow)");
  }

  @Test
  void spanishKnowsTheGenderOfPeopleAndThings() {
    // given
    Texts texts = texts(Language.ES);
    List<String> people = Box.CONTENT.survivors().stream().map(s -> s.id()).toList();
    Ref joe = new Ref("survivor", people.indexOf("joe"));
    Ref jane = new Ref("survivor", people.indexOf("jane"));
    Ref bomb = new Ref("zombie", horda.ruemorgue.content.ZombieKind.A_BOMB.ordinal());

    // then
    assertThat(texts.say(Phrase.of("event.wounded", joe))).isEqualTo("Joe está herido.");
    assertThat(texts.say(Phrase.of("event.wounded", jane))).isEqualTo("Jane está herida.");
    assertThat(texts.say(Phrase.of("event.bites", bomb, jane, new Ref("zone", 0))))
        .startsWith("La Abominación Bomba A ataca a Jane en la Zona 6V:");
    assertThat(texts.say(Phrase.of("option.melee", card("pistol"))))
        .isEqualTo("Luchar con la Pistola");
    assertThat(texts.say(Phrase.of("option.melee", card("guillotine"))))
        .isEqualTo("Luchar con La Guillotina");
  }

  private static Ref card(String kind) {
    for (int card = 0; ; card++) {
      if (Box.CONTENT.equipment().get(Box.CONTENT.kindOf(card)).id().equals(kind)) {
        return new Ref("card", card);
      }
    }
  }

  @Test
  @Rule("RMO-MIS-06")
  void everyMissionTellsWhereItComesFrom() {
    // given: the first question is after the set-up of the survivors
    for (String mission : Box.CONTENT.missions()) {
      var rules = GAME.view(match(mission).state(), 0).rules();

      // then
      assertThat(rules.stream().filter(rule -> rule.text().startsWith("mission.origin-")))
          .as(mission)
          .isNotEmpty();
    }
    assertThat(Box.mission("t1").heading().origin().has("R")).isTrue();
    assertThat(Box.mission("m01").heading().origin().has("R")).isFalse();
  }
}
