package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Invariant;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games come to an end, and lose no card on the way.
class RandomPlayTest {
  private static final AmanecerZombi GAME = TableBuilder.GAME;
  private static final int MOST_DECISIONS = 60_000;

  @ParameterizedTest
  @CsvSource({"1, yes", "2, yes", "3, no", "4, yes", "4, no"})
  void randomGamesEnd(int seats, String uniform) {
    for (int seed = 1; seed <= 4; seed++) {
      Setup setup = Setup.of(GAME, seats, Map.of("uniform-windows", uniform), Seed.of(seed));
      AmanecerState state = GAME.deal(setup);
      Chance chance = new Chance(Seed.of(seed * 77));
      Choices choices = new Choices();
      Question<AmanecerState> question = Engine.advance(state, Out.SILENT);
      int decisions = 0;
      while (question != null && decisions++ < MOST_DECISIONS) {
        int seat = Integer.numberOfTrailingZeros(question.awaited(state));
        question.choices(state, seat, choices.clear());
        long choice = choices.get(chance.below(choices.size()));
        question = Engine.answer(state, question, seat, choice, Out.SILENT);
        for (Invariant<AmanecerState> invariant : GAME.invariants()) {
          assertThat(invariant.holds().test(state))
              .as("%s, seed %s, decision %s", invariant.name(), seed, decisions)
              .isTrue();
        }
      }

      assertThat(state.over).as("%s seats, seed %s", seats, seed).isTrue();
    }
  }
}
