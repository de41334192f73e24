package horda.server.table;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What a table does by itself, and when. Bots think only when it is time.
public record Chore(long due, Supplier<Line> line) {
  /// The next one; null when the table waits for people.
  public static @Nullable Chore next(Fold fold, Thinking thinking) {
    return switch (fold.status()) {
      case WAITING ->
          fold.chairs().stream().anyMatch(Chair::isOpen)
              ? null
              : new Chore(fold.at(), () -> new Line.Start(null));
      case PLAYING ->
          fold.timedWindow()
              ? window(fold, thinking)
              : earlier(bot(fold, thinking), flag(fold, thinking));
      case OVER -> null;
    };
  }

  private static @Nullable Chore earlier(@Nullable Chore one, @Nullable Chore other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.due() <= other.due() ? one : other;
  }

  private static @Nullable Chore bot(Fold fold, Thinking thinking) {
    for (int seat : fold.awaited()) {
      String bot = fold.playedBy(seat);
      if (bot != null) {
        return new Chore(
            pace(fold),
            () -> new Line.Answer(seat, thinking.answer(fold, seat, bot).option(), Line.By.BOT));
      }
    }
    return null;
  }

  private static long pace(Fold fold) {
    return fold.movedAt() + fold.header().wishes().pace();
  }

  /// A window that is passed lasts its time, whoever passes; a response comes when it comes.
  private static @Nullable Chore window(Fold fold, Thinking thinking) {
    int seat = fold.awaited().getFirst();
    String bot = fold.playedBy(seat);
    if (bot != null) {
      Thinking.Thought thought = thinking.answer(fold, seat, bot);
      if (!thought.pass()) {
        return new Chore(pace(fold), () -> new Line.Answer(seat, thought.option(), Line.By.BOT));
      }
    }
    String pass = fold.pass();
    return pass == null
        ? null
        : new Chore(fold.windowEnds(), () -> new Line.Answer(seat, pass, Line.By.CLOCK));
  }

  private static @Nullable Chore flag(Fold fold, Thinking thinking) {
    Chore first = null;
    for (int seat = 0; seat < fold.seats(); seat++) {
      if (fold.clocks().running(seat)) {
        int fallen = seat;
        Supplier<Line> line = () -> new Line.Flag(fallen, thinking.standIn(fold.game()));
        first = earlier(first, new Chore(fold.clocks().fallsAt(seat), line));
      }
    }
    return first;
  }
}
