package horda.engine.toy;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FleaMarketTest {
  @Test
  void aGameWhereEveryoneTakesTheFirstOptionEndsWithAWinner() {
    FleaMarket game = new FleaMarket();
    var match = new Match<>(game, Setup.of(game, 3, Map.of(), Seed.of(1)));

    for (Question<FleaState> q = match.question(); q != null; q = match.question()) {
      int seat = Integer.numberOfTrailingZeros(q.awaited(match.state()));
      match.answer(seat, match.options(seat).getFirst().id());
    }

    assertThat(match.outcome()).isNotNull();
    assertThat(match.outcome().winners()).isNotZero();
  }
}
