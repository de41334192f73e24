package horda.app;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.search.SearchPace;
import horda.wire.Shelf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a device can do is found in a moment.
class SearchPaceTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "amanecer-zombi",
        "cards-of-the-dead",
        "city-of-horror",
        "rue-morgue",
        "six-nights"
      })
  void isMeasuredInAboutTheTimeThatItIsGiven(String game) {
    long start = System.nanoTime();
    long rounds = SearchPace.perSecond(Shelf.standard().game(game), 300);
    long millis = (System.nanoTime() - start) / 1_000_000;
    // No machine that runs these tests makes fewer; a busy one takes its time.
    assertThat(rounds).isBetween(5L, 10_000_000L);
    assertThat(millis).isBetween(290L, 10_000L);
  }
}
