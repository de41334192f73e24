package horda.server.table;

import horda.engine.Nullable;
import java.util.function.Supplier;

/// What a table does by itself, and when. The line may be none: then it was something that nobody
/// hears of.
public record Chore(long due, Supplier<@Nullable Line> line) {
  /// A bot with an account that has not answered for so long is played for.
  private static final long ACCOUNT_PATIENCE = 20_000;

  static Chore silent(long due, Runnable what) {
    return new Chore(
        due,
        () -> {
          what.run();
          return null;
        });
  }

  /// The next one; null when the table waits for people.
  public static @Nullable Chore next(TableState state, Minds minds) {
    return switch (state.status()) {
      case WAITING -> beginning(state);
      case PLAYING ->
          state.timedWindow()
              ? window(state, minds)
              : earlier(bot(state, minds), earlier(away(state, minds), flag(state, minds)));
      case OVER -> null;
    };
  }

  private static @Nullable Chore beginning(TableState state) {
    if (state.pool().sealed()) {
      return new Chore(state.pool().since() + Pool.PATIENCE, Line.Deal::new);
    }
    return state.chairs().stream().anyMatch(Chair::isOpen)
        ? null
        : new Chore(state.startsAt(), () -> new Line.Start(null));
  }

  private static @Nullable Chore earlier(@Nullable Chore one, @Nullable Chore other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.due() <= other.due() ? one : other;
  }

  private static @Nullable Chore bot(TableState state, Minds minds) {
    Chore first = null;
    for (int seat : state.awaited()) {
      String bot = state.playedBy(seat);
      if (bot != null) {
        first = earlier(first, minds.chore(state, seat, bot));
      }
    }
    return first;
  }

  /// A bot with an account that is not there, or does not answer.
  private static @Nullable Chore away(TableState state, Minds minds) {
    for (int seat : state.awaited()) {
      if (state.chair(seat).isAccount() && state.playedBy(seat) == null) {
        return new Chore(
            state.askedAt() + ACCOUNT_PATIENCE,
            () -> minds.line(state, seat, BotAnswer.fault(BotFailure.SLOW)));
      }
    }
    return null;
  }

  /// A window that is passed lasts its time, whoever passes; a response comes when it comes.
  private static @Nullable Chore window(TableState state, Minds minds) {
    int seat = state.awaited().getFirst();
    String pass = state.pass();
    Chore passed =
        pass == null
            ? null
            : new Chore(state.windowEnds(), () -> new Line.Answer(seat, pass, Line.By.CLOCK));
    String bot = state.playedBy(seat);
    if (bot == null) {
      return passed;
    }
    BotAnswer answer = minds.answer(state, seat, bot);
    if (answer == null) {
      return earlier(passed, minds.chore(state, seat, bot));
    }
    return answer.pass()
        ? passed
        : new Chore(Minds.pace(state), () -> minds.line(state, seat, answer));
  }

  private static @Nullable Chore flag(TableState state, Minds minds) {
    Chore first = null;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.clocks().running(seat)) {
        int fallen = seat;
        Supplier<@Nullable Line> line =
            () -> new Line.Flag(fallen, minds.thinking().standIn(state.game()));
        first = earlier(first, new Chore(state.clocks().fallsAt(seat), line));
      }
    }
    return first;
  }
}
