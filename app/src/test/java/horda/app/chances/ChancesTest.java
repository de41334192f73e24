package horda.app.chances;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import horda.lab.chances.ChanceGames;
import horda.wire.Shelf;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What bots win of a table, measured while somebody waits.
class ChancesTest {
  private static final Map<String, String> EASY = Map.of("mission", "t1");

  private static ChanceGames.Standing ask(Chances chances, Map<String, String> options) {
    return chances.of(Shelf.standard().game("rue-morgue"), 1, options, "random");
  }

  @Test
  @Timeout(300)
  void aMeasurementGoesOnUntilItIsDoneAndIsTheSameForEverybody() throws InterruptedException {
    try (Chances chances = new Chances()) {
      // when: asked again and again, as the page does
      ChanceGames.Standing standing = ask(chances, EASY);
      int games = standing.games();
      while (!standing.done()) {
        Thread.sleep(20);
        standing = ask(chances, EASY);
        assertThat(standing.games()).isGreaterThanOrEqualTo(games);
        games = standing.games();
      }

      // then: the share lies in its interval, and nothing is played twice
      assertThat(standing.together()).isTrue();
      assertThat(standing.won().cases()).isEqualTo(games).isPositive();
      assertThat(standing.won().rate())
          .isBetween(standing.won().interval().low(), standing.won().interval().high());
      assertThat(ask(chances, EASY)).isEqualTo(standing);
    }
  }

  @Test
  void whatIsNoTableIsRefusedAndKeepsNothingBusy() {
    try (Chances chances = new Chances()) {
      assertThatThrownBy(() -> ask(chances, Map.of("mission", "own", "plan", "id: [")))
          .isInstanceOf(Refusal.class);
      assertThatThrownBy(() -> ask(chances, Map.of("misson", "t1"))).isInstanceOf(Refusal.class);
    }
  }

  @Test
  void manyAtOnceAreRefusedWithASentence() {
    // given: something else keeps the thread
    ExecutorService thread = Executors.newSingleThreadExecutor();
    thread.execute(() -> LockSupport.parkNanos(Long.MAX_VALUE));

    try (Chances chances = new Chances(thread)) {
      assertThatThrownBy(
              () -> {
                for (int mission = 1; mission <= 10; mission++) {
                  ask(chances, Map.of("mission", "m%02d".formatted(mission)));
                }
              })
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("ask again");
    }
  }
}
