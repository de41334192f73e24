package horda.server.play;

import horda.engine.Refusal;
import horda.server.store.Store;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Keeps tables in memory. Several may share one shelf of tables, as processes share a database.
final class MemoryStore implements Store {
  /// What is shared.
  static final class Disk {
    private final Map<String, Kept> tables = new LinkedHashMap<>();
    private final Map<String, List<Line>> lines = new LinkedHashMap<>();
    private final Map<String, Listed> listed = new LinkedHashMap<>();
    private final SortedMap<String, Paper> papers = new TreeMap<>();

    /// What papers say, with their kinds and ids.
    List<String> papers() {
      synchronized (this) {
        return papers.values().stream().map(Paper::toString).toList();
      }
    }

    private final List<MemoryStore> users = new CopyOnWriteArrayList<>();
  }

  private final Disk disk;
  private final List<Consumer<String>> foreign = new CopyOnWriteArrayList<>();
  private final List<BiConsumer<String, String>> whispers = new CopyOnWriteArrayList<>();

  /// Nobody is told of foreign lines: a wake-up that is lost.
  volatile boolean deaf;

  /// Nothing can be written.
  volatile boolean full;

  MemoryStore(Disk disk) {
    this.disk = disk;
    disk.users.add(this);
  }

  @Override
  public void create(Kept table, List<Line> first) {
    synchronized (disk) {
      if (disk.tables.putIfAbsent(table.id(), table) != null) {
        throw new IllegalStateException("there is a table " + table.id());
      }
      disk.lines.put(table.id(), new ArrayList<>(first));
    }
  }

  @Override
  public Optional<Kept> table(String id) {
    synchronized (disk) {
      return Optional.ofNullable(disk.tables.get(id));
    }
  }

  @Override
  public List<Line> linesAfter(String table, long seq) {
    synchronized (disk) {
      return disk.lines.getOrDefault(table, List.of()).stream()
          .filter(line -> line.seq() > seq)
          .toList();
    }
  }

  @Override
  public CompletableFuture<Boolean> append(String table, Line line) {
    synchronized (disk) {
      List<Line> lines = disk.lines.get(table);
      if (lines.size() != line.seq() - 1) {
        return CompletableFuture.completedFuture(false);
      }
      lines.add(line);
    }
    for (MemoryStore user : disk.users) {
      if (user != this && !user.deaf) {
        user.foreign.forEach(listener -> listener.accept(table));
      }
    }
    return CompletableFuture.completedFuture(true);
  }

  private static String place(Paper paper) {
    return paper.kind() + "/" + paper.id();
  }

  @Override
  public Optional<Paper> paper(String kind, String id) {
    synchronized (disk) {
      return Optional.ofNullable(disk.papers.get(kind + "/" + id));
    }
  }

  @Override
  public List<Paper> papers(String kind, String after, int most) {
    synchronized (disk) {
      return disk.papers.values().stream()
          .filter(paper -> paper.kind().equals(kind) && paper.id().compareTo(after) > 0)
          .limit(most)
          .toList();
    }
  }

  @Override
  public CompletableFuture<Boolean> keep(Paper paper) {
    synchronized (disk) {
      Paper had = disk.papers.get(place(paper));
      boolean next = (had == null ? 0 : had.version()) == paper.version() - 1;
      if (next) {
        disk.papers.put(place(paper), paper);
      }
      return CompletableFuture.completedFuture(next);
    }
  }

  @Override
  public CompletableFuture<Boolean> remove(Paper paper) {
    synchronized (disk) {
      Paper had = disk.papers.get(place(paper));
      boolean ours = had != null && had.version() == paper.version();
      if (ours) {
        disk.papers.remove(place(paper));
      }
      return CompletableFuture.completedFuture(ours);
    }
  }

  @Override
  public CompletableFuture<Boolean> probe() {
    return full
        ? CompletableFuture.failedFuture(new Refusal("database", "", "The disk is full."))
        : CompletableFuture.completedFuture(true);
  }

  @Override
  public void describe(String table, String status, String state) {
    synchronized (disk) {
      disk.listed.put(table, new Listed(disk.tables.get(table), status, 0, state));
    }
  }

  @Override
  public List<Listed> listed(String status, int most) {
    synchronized (disk) {
      return disk.listed.values().stream()
          .filter(listed -> listed.table().listed() && listed.status().equals(status))
          .limit(most)
          .toList();
    }
  }

  @Override
  public void onForeignLine(Consumer<String> listener) {
    foreign.add(listener);
  }

  @Override
  public void whisper(String table, String word) {
    for (MemoryStore user : disk.users) {
      if (user != this) {
        user.whispers.forEach(listener -> listener.accept(table, word));
      }
    }
  }

  @Override
  public void onWhisper(BiConsumer<String, String> listener) {
    whispers.add(listener);
  }

  @Override
  public void close() {
    disk.users.remove(this);
  }
}
