package horda.server.house;

import horda.server.store.Examination;
import horda.server.store.Store;
import horda.server.table.Header;
import horda.server.table.TableState;
import horda.wire.Json;
import horda.wire.Shelf;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Plays a table again to see whether all its lines still fit.
public final class Rehearsal implements Examination.Rehearsal {
  /// What comes after a line that does not fit seldom does either.
  private static final int MOST = 3;

  private final Shelf shelf;

  public Rehearsal(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public Map<Long, String> faults(Store.Kept table, List<Store.Line> lines) {
    Map<Long, String> faults = new TreeMap<>();
    if (HouseLog.isOne(table.id())) {
      return faults;
    }
    TableState state;
    try {
      state = new TableState(table.id(), Header.parse(table.header()), table.created(), shelf);
    } catch (RuntimeException e) {
      faults.put(0L, words(e));
      return faults;
    }
    for (Store.Line line : lines) {
      if (!line.isDamaged() && faults.size() < MOST) {
        try {
          state.play(line);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
          faults.put(line.seq(), words(e));
          // Left out, as the house does.
          boolean unused = state.apply(line);
        }
      }
    }
    return faults;
  }

  private static String words(Throwable e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return Json.clip(message.lines().findFirst().orElse(""));
  }
}
