package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.CopyCheck;
import horda.lab.fuzz.FuzzSuite;
import horda.lab.golden.Golden;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Whole games: the same as ever, no invariant broken, no secret told, nothing lost in a copy.
class WholeGamesTest {
  private static final RueMorgue GAME = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);

  @Test
  void playthroughsAreAsTheyWereKept() {
    Golden.check(Path.of("src/test/resources/golden"), GAME);
  }

  @Test
  void everyDecisionOfFuzzedGamesStandsAllChecks() {
    FuzzSuite.check(GAME, 6_000, Seed.of(1));
  }

  @Test
  void everyFieldOfTheTableIsCopied() {
    MorgueState state = GAME.deal(Setup.of(GAME, 3, Map.of("mission", "m08"), Seed.of(5)));
    Engine.advance(state, Out.SILENT);

    assertThat(CopyCheck.everyFieldIsCopied(state)).hasSizeGreaterThan(60);
  }

  @Test
  void imaginedTablesLookTheSameAndDifferInWhatIsHidden() {
    // given: a camp with closed tents, and mixed Objectives
    MorgueState s = dealt(Map.of("mission", "m04", "survivors", "random"));
    Chance chance = new Chance(Seed.of(1));
    Set<Long> tents = new HashSet<>();
    Set<Long> decks = new HashSet<>();

    for (int i = 0; i < 20; i++) {
      // when
      MorgueState imagined = GAME.imagine(s, 0, chance);

      // then
      assertThat(GAME.view(imagined, 0)).isEqualTo(GAME.view(s, 0));
      tents.add((long) Arrays.hashCode(imagined.tentCard));
      decks.add((long) imagined.cards.at(s.table.zombieDeck, 0));
    }
    assertThat(tents).hasSizeGreaterThan(5);
    assertThat(decks).hasSizeGreaterThan(5);
  }

  private static MorgueState dealt(Map<String, String> options) {
    MorgueState s = GAME.deal(Setup.of(GAME, 1, options, Seed.of(9)));
    Engine.advance(s, Out.SILENT);
    Choices choices = new Choices();
    while (s.round == 0) {
      Question<MorgueState> asked = Objects.requireNonNull(Engine.question(s));
      asked.choices(s, 0, choices.clear());
      Engine.answer(s, asked, 0, choices.get(0), Out.SILENT);
    }
    return s;
  }
}
