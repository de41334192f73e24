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
  public static @Nullable Chore next(Fold fold, Minds minds) {
    return switch (fold.status()) {
      case WAITING -> beginning(fold);
      case PLAYING ->
          fold.timedWindow()
              ? window(fold, minds)
              : earlier(bot(fold, minds), earlier(away(fold, minds), flag(fold, minds)));
      case OVER -> null;
    };
  }

  private static @Nullable Chore beginning(Fold fold) {
    if (fold.pool().sealed()) {
      return new Chore(fold.pool().since() + Pool.PATIENCE, Line.Deal::new);
    }
    return fold.chairs().stream().anyMatch(Chair::isOpen)
        ? null
        : new Chore(fold.startsAt(), () -> new Line.Start(null));
  }

  private static @Nullable Chore earlier(@Nullable Chore one, @Nullable Chore other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.due() <= other.due() ? one : other;
  }

  private static @Nullable Chore bot(Fold fold, Minds minds) {
    Chore first = null;
    for (int seat : fold.awaited()) {
      String bot = fold.playedBy(seat);
      if (bot != null) {
        first = earlier(first, minds.chore(fold, seat, bot));
      }
    }
    return first;
  }

  /// A bot with an account that is not there, or does not answer.
  private static @Nullable Chore away(Fold fold, Minds minds) {
    for (int seat : fold.awaited()) {
      if (fold.chair(seat).isAccount() && fold.playedBy(seat) == null) {
        return new Chore(
            fold.askedAt() + ACCOUNT_PATIENCE,
            () -> minds.line(fold, seat, Answer.fault(Falter.SLOW)));
      }
    }
    return null;
  }

  /// A window that is passed lasts its time, whoever passes; a response comes when it comes.
  private static @Nullable Chore window(Fold fold, Minds minds) {
    int seat = fold.awaited().getFirst();
    String pass = fold.pass();
    Chore passed =
        pass == null
            ? null
            : new Chore(fold.windowEnds(), () -> new Line.Answer(seat, pass, Line.By.CLOCK));
    String bot = fold.playedBy(seat);
    if (bot == null) {
      return passed;
    }
    Answer answer = minds.answer(fold, seat, bot);
    if (answer == null) {
      return earlier(passed, minds.chore(fold, seat, bot));
    }
    return answer.pass()
        ? passed
        : new Chore(Minds.pace(fold), () -> minds.line(fold, seat, answer));
  }

  private static @Nullable Chore flag(Fold fold, Minds minds) {
    Chore first = null;
    for (int seat = 0; seat < fold.seats(); seat++) {
      if (fold.clocks().running(seat)) {
        int fallen = seat;
        Supplier<@Nullable Line> line =
            () -> new Line.Flag(fallen, minds.thinking().standIn(fold.game()));
        first = earlier(first, new Chore(fold.clocks().fallsAt(seat), line));
      }
    }
    return first;
  }
}
