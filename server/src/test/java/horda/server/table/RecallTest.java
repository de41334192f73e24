package horda.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.Position;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.State;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RecallTest {
  private static final class Thinker implements Bot<State> {
    @Override
    public long choose(Position<State> position) {
      return position.choice(0);
    }
  }

  private final Recall recall = new Recall();

  private static List<Match.Entry> moves(String... options) {
    return Stream.of(options).<Match.Entry>map(option -> new Match.Answer(0, option)).toList();
  }

  private @Nullable Bot<State> at(String table, int seat, String... options) {
    return recall.take(table, seat, "cunning", moves(options));
  }

  @Test
  void aBotGoesOnWhereItLeftOff() {
    Bot<State> bot = new Thinker();
    recall.keep("t1", 2, "cunning", bot, moves("a", "b"));

    assertThat(at("t1", 1, "a", "b", "c")).as("another seat").isNull();
    assertThat(at("t2", 2, "a", "b", "c")).as("another table").isNull();
    assertThat(at("t1", 2, "a", "b", "c")).isSameAs(bot);
  }

  @Test
  void whoeverThinksHasItAlone() {
    recall.keep("t1", 2, "cunning", new Thinker(), moves("a"));
    at("t1", 2, "a");

    assertThat(at("t1", 2, "a")).isNull();
  }

  @Test
  void whatWasTakenBackIsForgotten() {
    recall.keep("t1", 2, "cunning", new Thinker(), moves("a", "b"));
    assertThat(at("t1", 2, "a")).isNull();

    recall.keep("t1", 2, "cunning", new Thinker(), moves("a", "b"));
    assertThat(at("t1", 2, "a", "c", "d")).as("played on otherwise").isNull();
  }

  @Test
  void theOldestIsForgottenFirst() {
    for (int table = 0; table <= 256; table++) {
      recall.keep("t" + table, 0, "cunning", new Thinker(), moves());
    }

    assertThat(at("t0", 0)).isNull();
    assertThat(at("t1", 0)).isNotNull();
  }
}
