package horda.app.play;

import horda.app.screen.Screen;
import horda.art.Ink;
import horda.engine.Match;
import horda.engine.Ref;
import horda.engine.State;
import horda.engine.View;
import java.util.List;
import java.util.Optional;

/// Several people at one keyboard: before one of them sees secrets, the others are sent away.
final class Handover<S extends State> {
  private static final int NOBODY = -1;

  /// What became of it.
  enum Result {
    TAKEN,
    UNDONE,
    LEFT
  }

  private final Sitting<S> at;
  private final Match<S> match;
  private final Screen screen;

  /// Who sits alone before the screen.
  private int holder = NOBODY;

  /// Up to where the whole table has been told.
  private int told;

  private final Told notes;
  private int undoer = NOBODY;

  Handover(Sitting<S> at, int told, Told notes) {
    this.at = at;
    this.match = at.match();
    this.screen = at.screen();
    this.told = told;
    this.notes = notes;
  }

  /// Who took something back before the curtain.
  int undoer() {
    return undoer;
  }

  /// Gives the keyboard to `seat`, behind a curtain if necessary.
  Result to(int seat) {
    if (!at.secretFrom(seat)) {
      // All may look on; so whoever is dealt secrets next is not alone, even if they sit here now.
      holder = NOBODY;
      return Result.TAKEN;
    }
    if (seat != holder) {
      Result result = draw(seat);
      if (result != Result.TAKEN) {
        return result;
      }
    }
    holder = seat;
    return Result.TAKEN;
  }

  private Result draw(int seat) {
    screen.wipe();
    told = Math.min(told, match.chronicle().size());
    for (String note : notes.sayToAll()) {
      screen.print(RecentEvents.line(note, screen.width()));
    }
    RecentEvents news =
        new RecentEvents(match.chronicle().since(told), View.ONLOOKER, at.texts(), at.speech());
    int most = screen.endless() ? Integer.MAX_VALUE : Math.max(3, screen.height() - 8);
    screen.print(news.lines(screen.width(), most));
    told = match.chronicle().size();
    screen.print("");
    String name = at.texts().name(Ref.seat(seat));
    screen.print(Ink.of(Ink.TITLE, "► " + at.say("play.pass-to", name)));
    boolean undoable = holder != NOBODY && match.canUndo(holder);
    if (undoable) {
      String before = at.texts().name(Ref.seat(holder));
      screen.print(Ink.of(Ink.DIM, at.say("play.pass-undo", before)));
    }
    while (true) {
      String typed = screen.ask(at.say("play.ask"), List.of());
      if (typed == null) {
        return Result.LEFT;
      }
      if (typed.isBlank()) {
        screen.wipe();
        return Result.TAKEN;
      }
      Optional<TableCommand> word = TableCommand.exactly(Typed.fold(typed), at.speech());
      if (word.equals(Optional.of(TableCommand.QUIT))) {
        return Result.LEFT;
      }
      if (undoable && word.equals(Optional.of(TableCommand.UNDO))) {
        match.undo(holder);
        undoer = holder;
        // The person who typed that may already be the next player.
        holder = NOBODY;
        return Result.UNDONE;
      }
      screen.say(at.say("play.pass-enter"));
    }
  }
}
