package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.lab.Rule;
import horda.ruemorgue.check.CheckCards;
import horda.ruemorgue.rules.LoseCard;
import horda.ruemorgue.rules.TakeWound;
import horda.ruemorgue.state.MorgueState;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// SETUP: how hard the host wants it.
class DifficultyTest {
  private static final Shelf SHELF = Shelf.of(new RueMorgueBox());
  private static final RueMorgue GAME = (RueMorgue) SHELF.game(RueMorgue.ID);

  private static Match<MorgueState> match(String difficulty) {
    Map<String, String> options =
        Map.of("mission", "t1", "survivors", "random", "difficulty", difficulty);
    return new Match<>(GAME, Setup.of(GAME, 1, options, Seed.of(3)));
  }

  /// Up to the first round, by first choices.
  private static MorgueState begun(String difficulty) {
    Match<MorgueState> match = match(difficulty);
    while (match.state().round == 0) {
      match.answer(0, match.options(0).getFirst().id());
    }
    return match.state();
  }

  private static int cards(MorgueState s) {
    int cards = 0;
    for (short slot : s.slots) {
      cards += slot >= 0 ? 1 : 0;
    }
    return cards;
  }

  private static int wounds(MorgueState s) {
    int wounds = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      wounds += s.wounds(survivor);
    }
    return wounds;
  }

  @ParameterizedTest
  @CsvSource({"easier,3,3,0", "as-printed,4,2,0", "nightmare,5,2,2"})
  @Rule("RMO-SETUP-26")
  void changesSpawnDiceAndWounds(String difficulty, int dice, int deadly, int hurt) {
    // when
    MorgueState s = begun(difficulty);

    // then
    assertThat(s.spawnDice).isEqualTo(dice);
    assertThat(s.table.content().numbers().wounds()).isEqualTo(deadly);
    assertThat(wounds(s)).isEqualTo(hurt);
    assertThat(GAME.view(s, 0).survivors()).allMatch(one -> one.health() == deadly);
    assertThat(CheckCards.slots(s)).isTrue();
  }

  @Test
  @Rule("RMO-SETUP-26")
  void changesWhatTheTeamBeginsWith() {
    // given: nobody in the line-up starts with a card of their own but by chance; the lot is the
    // same
    int printed = cards(begun("as-printed"));

    // then: a card more for each of six; only the three weapons that teams choose
    assertThat(cards(begun("easier"))).isEqualTo(printed + 6);
    assertThat(cards(begun("nightmare"))).isEqualTo(printed - 3);
  }

  @Test
  @Rule("RMO-SETUP-26")
  void aThirdWoundEliminatesWhereItIsEasier() {
    // given: Wounds that ask for nothing, for all cards are gone after the first ones
    MorgueState s = begun("easier").copy();

    for (int wound = 1; wound <= 3; wound++) {
      // when
      s.agenda.push(new TakeWound(0, MorgueState.NONE));
      var question = Engine.advance(s, Out.SILENT);
      while (question instanceof LoseCard) {
        Choices choices = new Choices();
        question.choices(s, 0, choices);
        Engine.answer(s, question, 0, choices.get(0), Out.SILENT);
        question = Engine.question(s);
      }

      // then
      assertThat(s.zone[0] == MorgueState.DEAD).isEqualTo(wound == 3);
      assertThat(s.wounds(0)).isEqualTo(wound == 3 ? 0 : wound);
    }
  }

  @Test
  @Rule("RMO-SETUP-26")
  void gamesKeptWithoutItAreAsPrinted() {
    // given
    Map<String, String> old =
        new TreeMap<>(Map.of("mission", "t1", "survivors", "random", "crawlers", "yes"));

    // when
    MorgueState s = GAME.deal(Setup.of(GAME, 1, old, Seed.of(3)));

    // then
    assertThat(Digest.of(s)).isEqualTo(Digest.of(GAME.deal(match("as-printed").setup())));
    assertThat(Digest.of(s)).isNotEqualTo(Digest.of(GAME.deal(match("nightmare").setup())));
    assertThat(s.spawnDice).isEqualTo(4);
  }

  @Test
  @Rule("RMO-SETUP-26")
  void thereAreNoOthers() {
    assertThatThrownBy(() -> match("hopeless"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("easier, as-printed, nightmare");
  }

  @ParameterizedTest
  @ValueSource(strings = {"easier", "nightmare"})
  @Rule("RMO-SETUP-26")
  void holdsThroughWholeGamesAndSavedOnes(String difficulty) {
    // given
    Match<MorgueState> match = match(difficulty);
    Chance chance = new Chance(Seed.of(9));

    // when
    for (int n = 0; n < 1_500 && match.outcome() == null; n++) {
      List<Option> options = match.options(0);
      match.answer(0, options.get(chance.below(options.size())).id());
      GAME.invariants()
          .forEach(one -> assertThat(one.holds().test(match.state())).as(one.name()).isTrue());
    }

    // then
    SavedGame saved = SavedGame.of(SHELF, match, List.of());
    Match<?> again = saved.replay(SHELF).match();
    assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
  }
}
