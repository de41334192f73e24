package horda.server.house;

import horda.engine.Refusal;
import horda.server.table.Aside;
import horda.server.table.Status;
import horda.server.table.Tokens;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The tables that are in memory, each behind its lock.
final class TablesInMemory {
  private static final Logger LOG = Logger.getLogger(TablesInMemory.class.getName());

  /// How often tables that people look at are compared with the disk: a wake-up can be lost.
  private static final long ROUND = 3000;

  /// How long a table stays in memory when nobody looks.
  private static final long IDLE = 5 * 60_000;

  /// The same for a table whose game is over: people who are still looking keep it.
  private static final long OVER = 30_000;

  /// Refusals that say that nothing can be done at a table.
  private static final Set<String> UNPLAYABLE = Set.of("no-table", "rules-changed", "damaged");

  /// A line of a table takes about this much memory, with all that follows from it.
  private static final long BYTES_PER_LINE = 2048;

  private final House house;
  private final Aside aside;
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

  /// So many lines of tables that nobody looks at are kept in memory.
  private final long mostIdleLines;

  private volatile boolean closed;

  TablesInMemory(House house, Aside aside) {
    this.house = house;
    this.aside = aside;
    this.mostIdleLines = aside.memory() / 8 / BYTES_PER_LINE;
  }

  int size() {
    return tables.size();
  }

  List<Glance> glances() {
    return tables.values().stream().map(LiveTable::glance).toList();
  }

  /// Looks at each, alone.
  void each(Consumer<LiveTable> what) {
    tables.values().forEach(table -> locked(table, what));
  }

  /// Does something at a table, alone. Refuses (`no-table`) a table that there is not.
  <T> T at(String id, Function<LiveTable, T> what) {
    while (true) {
      LiveTable table = tables.computeIfAbsent(id, key -> new LiveTable(house, key));
      table.lock().lock();
      try {
        if (!table.gone()) {
          return what.apply(table);
        }
      } catch (Refusal refusal) {
        forgetUnknown(table, refusal);
        throw refusal;
      } finally {
        table.lock().unlock();
      }
    }
  }

  /// Ids that name nothing must not fill the memory.
  private void forgetUnknown(LiveTable table, Refusal refusal) {
    if (UNPLAYABLE.contains(refusal.code())) {
      table.retire(0);
      tables.remove(table.id(), table);
    }
  }

  /// The same for a table that is in memory; nothing for others. Never on the caller's thread.
  void whileThere(String id, Consumer<LiveTable> what) {
    LiveTable table = tables.get(id);
    if (table != null && !closed) {
      aside.run(() -> locked(table, what));
    }
  }

  /// Does whoever has that token look at the table now?
  boolean looksAt(String id, String key) {
    LiveTable table = tables.get(id);
    if (table == null) {
      return false;
    }
    table.lock().lock();
    try {
      return !table.gone() && table.looks(key);
    } finally {
      table.lock().unlock();
    }
  }

  void locked(LiveTable table, Consumer<LiveTable> what) {
    table.lock().lock();
    try {
      if (!table.gone() && !closed) {
        what.accept(table);
      }
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, e, () -> Tokens.mark(table.id()));
    } finally {
      table.lock().unlock();
    }
  }

  /// Lets go of tables that nobody looks at, the longest forgotten first, while they take too much
  /// memory.
  void makeRoom() {
    List<LiveTable> idle =
        tables.values().stream()
            .filter(LiveTable::idle)
            .sorted(Comparator.comparingLong(LiveTable::quietSince))
            .toList();
    long lines = idle.stream().mapToLong(LiveTable::lines).sum();
    for (LiveTable table : idle) {
      if (lines <= mostIdleLines) {
        return;
      }
      lines -= table.lines();
      forget(table);
    }
  }

  /// Unless somebody is just there.
  private void forget(LiveTable table) {
    if (!table.lock().isHeldByCurrentThread() && table.lock().tryLock()) {
      try {
        if (table.retire(0)) {
          tables.remove(table.id(), table);
        }
      } finally {
        table.lock().unlock();
      }
    }
  }

  void nextRound() {
    if (!closed) {
      house.alarms().at(house.alarms().millis() + ROUND, this::round);
    }
  }

  private void round() {
    try {
      for (LiveTable table : tables.values()) {
        locked(table, LiveTable::look);
        locked(
            table,
            idle -> {
              if (idle.retire(idle.glance().status() == Status.OVER ? OVER : IDLE)) {
                tables.remove(idle.id(), idle);
              }
            });
      }
    } finally {
      // Whatever happens in one of them, the next comes: memory that was short once, say.
      nextRound();
    }
  }

  void close() {
    closed = true;
  }
}
