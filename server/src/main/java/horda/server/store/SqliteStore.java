package horda.server.store;

import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import horda.server.store.Write.Drop;
import horda.server.store.Write.Keep;
import horda.server.store.Write.Probe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.sqlite.SQLiteConfig;

/// Tables in one file, for one process. A line is on the disk, not only in the system's hands, when
/// its append completes (write-ahead log, `synchronous=FULL`).
final class SqliteStore implements Store {
  private static final System.Logger LOG = System.getLogger(SqliteStore.class.getName());
  private static final int READERS = 2;

  /// How long another program may keep the file locked before people are told so.
  private static final int PATIENCE_MS = 2_000;

  private final SoleUse use;
  private final SqliteFaults faults;

  /// Whoever locks the file against writing need not lock it against reading.
  private final Outage unread = new Outage();

  private final Outage unwritten = new Outage();
  private final SqliteWriter writer;
  private final BlockingQueue<Connection> readers = new ArrayBlockingQueue<>(READERS);
  private final Checkpoints checkpoints;
  private final CommitQueue queue;

  private SqliteStore(Path file, SoleUse use, PostgresListener.Line line) throws SQLException {
    this.use = use;
    this.faults = new SqliteFaults(file);
    List<Connection> opened = new ArrayList<>();
    try {
      for (int i = 0; i < READERS + 1; i++) {
        opened.add(line.open());
      }
      refuseForeign(opened.getFirst(), file);
      Schema.raise(opened.getFirst(), "'" + file + "'");
    } catch (SQLException | RuntimeException e) {
      for (Connection connection : opened) {
        connection.close();
      }
      throw e;
    }
    this.checkpoints = new Checkpoints(opened.removeLast());
    readers.addAll(opened);
    this.writer = new SqliteWriter(() -> writing(line.open()), checkpoints::written);
    this.queue = new CommitQueue("store", writer, faults, unwritten);
  }

  private static Connection writing(Connection open) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute("PRAGMA wal_autocheckpoint = " + Checkpoints.LAST_RESORT_PAGES);
      return open;
    } catch (SQLException e) {
      open.close();
      throw e;
    }
  }

  static SqliteStore open(Path file) {
    Path whole = file.toAbsolutePath();
    return open(whole, () -> connect(whole));
  }

  /// `line` opens a connection to the file.
  static SqliteStore open(Path file, PostgresListener.Line line) {
    Path whole = file.toAbsolutePath();
    Path parent = whole.getParent();
    try {
      if (parent != null) {
        OwnerOnly.make(parent);
      }
    } catch (IOException e) {
      throw Faults.refusal(
          "The folder '%s' cannot be made: check the name and the permissions.".formatted(parent));
    }
    if (Files.isDirectory(whole)) {
      throw Faults.refusal("'%s' is a folder; name a file in it.".formatted(file));
    }
    SoleUse use = SoleUse.of(whole);
    NativeCode.load();
    keepDamagedLog(whole);
    try {
      if (!Files.exists(whole)) {
        keepPrivate(whole);
      }
      SqliteStore store = new SqliteStore(whole, use, line);
      // Only now is it sure that the file is ours to change.
      keepPrivate(whole);
      return store;
    } catch (SQLException e) {
      use.close();
      throw new SqliteFaults(whole).explain(e);
    } catch (RuntimeException e) {
      use.close();
      throw e;
    }
  }

  /// SQLite would throw it away.
  private static void keepDamagedLog(Path file) {
    try {
      String fault = WriteAheadLog.fault(file).orElse("");
      if (!fault.isEmpty()) {
        Path log = WriteAheadLog.beside(file);
        Path copy =
            log.resolveSibling(log.getFileName() + ".damaged-" + System.currentTimeMillis());
        Files.copy(log, copy, StandardCopyOption.COPY_ATTRIBUTES);
        LOG.log(
            System.Logger.Level.WARNING,
            "the database was closed by a crash, and %s: what was written after it may be lost; a"
                    .formatted(fault)
                + " copy of the log is kept in "
                + copy);
      }
    } catch (IOException e) {
      LOG.log(System.Logger.Level.WARNING, "the write-ahead log cannot be looked at", e);
    }
  }

  /// SQLite gives the files beside the database the permissions of the database.
  private static void keepPrivate(Path file) {
    try {
      OwnerOnly.file(file);
      for (String beside : List.of("-wal", "-shm", ".lock")) {
        OwnerOnly.tighten(file.resolveSibling(file.getFileName() + beside));
      }
    } catch (IOException e) {
      // Then SQLite says what is wrong.
      LOG.log(System.Logger.Level.DEBUG, "permissions of the database", e);
    }
  }

  static Connection connect(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE_MS);
    Connection open = config.createConnection("jdbc:sqlite:" + file);
    try (Statement statement = open.createStatement()) {
      // What moves within the file or is set aside leaves no second copy behind.
      statement.execute("PRAGMA secure_delete = ON");
      return open;
    } catch (SQLException e) {
      open.close();
      throw e;
    }
  }

  /// A file of another program must not be made ours.
  private static void refuseForeign(Connection open, Path file) throws SQLException {
    String sql =
        "SELECT COUNT(*), COALESCE(SUM(name = 'schema_version'), 0) FROM sqlite_schema"
            + " WHERE type = 'table'";
    try (Statement statement = open.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      if (row.next() && row.getInt(1) > 0 && row.getInt(2) == 0) {
        throw Faults.refusal(
            "'%s' is the database of another program: name another file.".formatted(file));
      }
    }
  }

  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  private <T> T read(Question<T> question) {
    Connection connection = reader();
    long begun = System.nanoTime();
    try {
      if (unread.lasts()) {
        throw Faults.unavailable();
      }
      T answer = question.ask(connection);
      unread.over();
      return answer;
    } catch (SQLException e) {
      unread.inVain(begun);
      LOG.log(System.Logger.Level.WARNING, "not read: " + faults.explain(e).getMessage());
      throw faults.tell(e);
    } finally {
      readers.add(connection);
    }
  }

  private Connection reader() {
    try {
      Connection connection = readers.poll(2 * PATIENCE_MS, TimeUnit.MILLISECONDS);
      if (connection != null) {
        return connection;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw Faults.unavailable();
  }

  @Override
  public void create(Kept table, List<Line> first) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.create(new Create(table, List.copyOf(first), done));
    PendingTable.await(table, done);
  }

  @Override
  public Optional<Kept> table(String id) {
    return read(connection -> Ledger.table(connection, id));
  }

  @Override
  public List<Line> linesAfter(String table, long seq) {
    return read(connection -> Ledger.linesAfter(connection, table, seq));
  }

  @Override
  public CompletableFuture<Boolean> append(String table, Line line) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.append(new Append(table, line, done));
    return done;
  }

  @Override
  public void describe(String table, String status, String state) {
    queue.describe(new Describe(table, status, System.currentTimeMillis(), state));
  }

  @Override
  public Optional<Paper> paper(String kind, String id) {
    return read(connection -> Ledger.paper(connection, kind, id));
  }

  @Override
  public List<Paper> papers(String kind, String after, int most) {
    return read(connection -> Ledger.papers(connection, kind, after, most));
  }

  @Override
  public CompletableFuture<Boolean> keep(Paper paper) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.keep(new Keep(paper, done));
    return done;
  }

  @Override
  public CompletableFuture<Boolean> remove(Paper paper) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.drop(new Drop(paper, done));
    return done;
  }

  @Override
  public List<Listed> listed(String status, int most) {
    return read(connection -> Ledger.listed(connection, status, most));
  }

  /// One process a file, see [SoleUse].
  @Override
  public boolean shared() {
    return false;
  }

  /// There is no other process.
  @Override
  public void onForeignLine(Consumer<String> listener) {}

  @Override
  public void whisper(String table, String word) {}

  @Override
  public void onWhisper(BiConsumer<String, String> listener) {}

  @Override
  public CompletableFuture<Boolean> probe() {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.probe(new Probe(done));
    return done;
  }

  @Override
  public Writing writing() {
    return queue.writing();
  }

  @Override
  public void close() {
    queue.close();
    try (use) {
      checkpoints.close();
      for (int i = 0; i < READERS; i++) {
        readers.take().close();
      }
      writer.close();
    } catch (SQLException e) {
      throw faults.explain(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
