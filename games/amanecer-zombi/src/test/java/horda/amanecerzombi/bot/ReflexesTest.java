package horda.amanecerzombi.bot;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.AmanecerZombi;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A reflex is what weighing would have come to.
class ReflexesTest {
  private static final AmanecerZombi GAME = TableBuilder.GAME;

  @Test
  void nothingWeighsAsMuchAsAReflex() {
    Hints<AmanecerState> hints = GAME.hints();
    Advice advice = new Advice(2);
    Choices all = new Choices();
    int reflexes = 0;
    AmanecerState s = GAME.deal(Setup.of(GAME, 3, Map.of("maps", "quick"), Seed.of(8)));
    Question<AmanecerState> question = Engine.advance(s, Out.SILENT);
    while (question != null) {
      int seat = Integer.numberOfTrailingZeros(question.awaited(s));
      long reflex = hints.reflex(s, question, seat);
      if (reflex != Hints.NO_REFLEX) {
        reflexes++;
        int most = hints.weigh(s, question, seat, reflex);
        question.choices(s, seat, all.clear());
        for (int i = 0; i < all.size(); i++) {
          long other = all.get(i);
          assertThat(other == reflex || hints.weigh(s, question, seat, other) < most)
              .as("%s", question.option(s, seat, other).id())
              .isTrue();
        }
      }
      question = Engine.answer(s, question, seat, advice.best(s, question, seat), Out.SILENT);
    }
    assertThat(reflexes).isGreaterThan(100);
  }
}
