package horda.server.house;

import horda.engine.Refusal;
import horda.server.table.Said;
import horda.server.table.TableState;
import java.util.function.Predicate;

/// Talk is for people, not for floods.
final class TalkPace {
  private static final long TIME = 10_000;
  private static final int MOST = 5;
  private static final int MOST_SHOWN = 3;

  private TalkPace() {}

  /// Refuses one message too many.
  static void check(TableState state, int seat, long now) {
    if (lately(state, now, said -> said.seat() == seat && said.reaction() == null) >= MOST) {
      throw new Refusal("talk-fast", "", "One after the other: five messages in ten seconds.");
    }
  }

  /// Refuses one reaction too many.
  static void checkShown(TableState state, int seat, long now) {
    if (lately(state, now, said -> said.seat() == seat && said.reaction() != null) >= MOST_SHOWN) {
      throw new Refusal("react-fast", "", "One after the other: three reactions in ten seconds.");
    }
  }

  private static long lately(TableState state, long now, Predicate<Said> which) {
    long since = now - TIME;
    return state.chat().stream().filter(said -> said.at() > since && which.test(said)).count();
  }
}
