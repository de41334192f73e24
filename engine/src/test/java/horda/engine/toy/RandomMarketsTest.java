package horda.engine.toy;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.check.CopyCheck;
import horda.engine.check.GameCheck;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RandomMarketsTest {
  private final FleaMarket game = new FleaMarket();

  @ParameterizedTest
  @CsvSource({"2, yes, free", "3, yes, binding", "4, yes, free", "3, no, free", "4, no, binding"})
  void randomGamesEndLeakNothingAndReplay(int seats, String uniform, String promises) {
    int undone = 0;
    for (int seed = 0; seed < 25; seed++) {
      GameCheck<FleaState> check = new GameCheck<>(game, setup(seats, uniform, promises, seed));
      check.play();
      undone += check.undone();
    }
    assertThat(undone).as("answers taken back on the way").isPositive();
  }

  @ParameterizedTest
  @CsvSource({"2, yes, free", "4, no, binding"})
  void everyFieldOfAStateIsCopied(int seats, String uniform, String promises) {
    var match = new Match<>(game, setup(seats, uniform, promises, 7));

    assertThat(CopyCheck.everyFieldIsCopied(match.state()))
        .contains(
            "points",
            "round",
            "zones.cards",
            "zones.sizes",
            "agenda.size",
            "chance.s0",
            "standingOrders",
            "promises",
            "committed",
            "commitments",
            "news",
            "uniformWindows");
  }

  private Setup setup(int seats, String uniform, String promises, long seed) {
    Map<String, String> options = Map.of("uniform-windows", uniform, "promises", promises);
    return Setup.of(game, seats, options, Seed.of(seed));
  }
}
