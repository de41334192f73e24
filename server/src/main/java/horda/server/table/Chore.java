package horda.server.table;

import horda.engine.Nullable;
import java.util.function.Supplier;

/// What a table does by itself, and when. The line may be none: then it was something that nobody
/// hears of.
public record Chore(long due, Supplier<@Nullable Line> line) {
  /// When a bot with an account has not answered for this long, somebody else plays for it.
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
      case PLAYING -> state.isHalted() ? null : playing(state, minds);
      case OVER -> null;
    };
  }

  private static @Nullable Chore playing(TableState state, Minds minds) {
    if (state.waiting().pause() != null) {
      return pause(state, minds);
    }
    if (state.waiting().timedWindow()) {
      return window(state, minds);
    }
    return state.waiting().instead() != null
        ? new Chore(state.at(), state.waiting()::instead)
        : earlier(bot(state, minds), earlier(away(state, minds), flag(state, minds)));
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
        first = earlier(first, bot(state, minds, seat, bot));
      }
    }
    return first;
  }

  /// Nobody waits for a pass: there is nothing to see.
  private static Chore bot(TableState state, Minds minds, int seat, String bot) {
    boolean window = state.sparing() && state.waiting().pass() != null;
    BotAnswer answer = window ? minds.answer(state, seat, bot) : null;
    return answer != null && answer.pass()
        ? new Chore(state.at(), () -> minds.line(state, seat, answer))
        : minds.chore(state, seat, bot);
  }

  /// When the time of a pause is up, all answer in the order of the rules, and not before.
  private static Chore pause(TableState state, Minds minds) {
    int seat = state.awaited().getFirst();
    String pass = String.valueOf(state.waiting().pass());
    long due = state.waiting().windowEnds();
    String bot = state.playedBy(seat);
    if (bot == null) {
      return new Chore(due, () -> Pauses.answer(state, seat, pass));
    }
    BotAnswer answer = minds.answer(state, seat, bot);
    if (answer != null) {
      return new Chore(due, () -> minds.line(state, seat, answer));
    }
    Chore thinking = minds.chore(state, seat, bot);
    return new Chore(Math.max(due, thinking.due()), thinking.line());
  }

  /// A bot with an account that is not there, or does not answer.
  private static @Nullable Chore away(TableState state, Minds minds) {
    for (int seat : state.awaited()) {
      if (state.chair(seat).isAccount() && state.playedBy(seat) == null) {
        return new Chore(
            state.waiting().askedAt() + ACCOUNT_PATIENCE,
            () -> minds.line(state, seat, BotAnswer.fault(BotFailure.SLOW)));
      }
    }
    return null;
  }

  /// A window that is passed lasts its time, whoever passes; a response comes when it comes.
  private static @Nullable Chore window(TableState state, Minds minds) {
    int seat = state.awaited().getFirst();
    String pass = state.waiting().pass();
    Chore passed =
        pass == null
            ? null
            : new Chore(
                state.waiting().windowEnds(), () -> new Line.Answer(seat, pass, Line.By.CLOCK));
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
