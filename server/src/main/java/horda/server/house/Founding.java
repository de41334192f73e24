package horda.server.house;

import horda.engine.Match;
import horda.engine.Refusal;
import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.TableState;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/// Puts a new table and its first lines on disk.
record Founding(Shelf shelf, Store store, Alarms alarms) {
  /// A new table of many lines is written in parts, so that lines of other tables come between.
  private static final int PART = 200;

  /// `before` and `after` the start, if it starts at once.
  TableState table(String id, Header header, List<? extends Line> before, List<Line> after) {
    long now = alarms.millis();
    List<Line> lines = new ArrayList<>(before);
    if (startsAtOnce(header)) {
      lines.add(new Line.Start(null));
    }
    lines.addAll(after);
    List<Store.Line> first = new ArrayList<>();
    for (Line line : lines) {
      first.add(new Store.Line(first.size() + 1, now, new Line.Entry("", line).text()));
    }
    Store.Kept kept =
        new Store.Kept(id, header.game(), header.wishes().listed(), now, header.text());
    // A table that cannot be played must not be kept.
    TableState trial = new TableState(id, header, now, shelf);
    first.forEach(trial::play);
    if (!trial.started()) {
      Match<?> unused = header.deal(shelf);
    }
    keep(kept, first);
    return trial;
  }

  private static boolean startsAtOnce(Header header) {
    Header.Shared dice = header.dice();
    return header.chairs().stream().noneMatch(Chair::isOpen)
        && (dice == null || dice.awaited().isEmpty());
  }

  /// Should this end half-way, a table is left that stands in the middle of its game and that
  /// nobody was told of.
  private void keep(Store.Kept kept, List<Store.Line> lines) {
    int done = Math.min(PART, lines.size());
    store.create(kept, lines.subList(0, done));
    while (done < lines.size()) {
      int end = Math.min(done + PART, lines.size());
      append(kept.id(), lines.subList(done, end));
      done = end;
    }
  }

  private void append(String id, List<Store.Line> part) {
    List<CompletableFuture<Boolean>> written =
        part.stream().map(line -> store.append(id, line)).toList();
    try {
      for (CompletableFuture<Boolean> one : written) {
        if (!one.join()) {
          throw new IllegalStateException("somebody else writes to the new table " + id);
        }
      }
    } catch (CompletionException e) {
      throw e.getCause() instanceof Refusal refusal ? refusal : e;
    }
  }
}
