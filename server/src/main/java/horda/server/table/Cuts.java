package horda.server.table;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Nullable;
import java.util.List;

/// What undos have taken from the events that viewers were told.
final class Cuts {
  /// How often a seat (the onlooker first) lost events that it had been told.
  private final int[] cuts;

  private int before;
  private int kept;

  Cuts(int seats) {
    cuts = new int[seats + 1];
  }

  /// A line is about to be applied.
  void before(Before line) {
    before = line.told();
  }

  /// An undo makes the chronicle shorter; who had been told of what is gone must be told so.
  void after(Before line, @Nullable Match<?> match) {
    int size = match == null ? 0 : match.chronicle().size();
    kept = Math.min(size, line.told());
    if (size >= line.told()) {
      return;
    }
    List<Event> lost = line.events().subList(size, line.told());
    for (int at = 0; at < cuts.length; at++) {
      int viewer = at - 1;
      cuts[at] += lost.stream().anyMatch(event -> event.isFor(viewer)) ? 1 : 0;
    }
  }

  /// A line was left out.
  void nothing(@Nullable Match<?> match) {
    kept = match == null ? 0 : match.chronicle().size();
  }

  int of(int seat) {
    return cuts[seat + 1];
  }

  int eventsBefore() {
    return before;
  }

  int keptEvents() {
    return kept;
  }
}
