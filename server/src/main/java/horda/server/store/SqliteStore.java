package horda.server.store;

import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.sqlite.SQLiteConfig;

/// Tables in one file, for one process. A line is on the disk, not only in the system's hands, when
/// its append completes (write-ahead log, `synchronous=FULL`).
final class SqliteStore implements Store {
  private static final int READERS = 2;

  private final Path file;
  private final SoleUse use;
  private final SqliteFaults faults;
  private final Connection writer;
  private final BlockingQueue<Connection> readers = new ArrayBlockingQueue<>(READERS);
  private final Checkpoints checkpoints;
  private final CommitQueue queue;

  private SqliteStore(Path file, SoleUse use) throws SQLException {
    this.file = file;
    this.use = use;
    this.faults = new SqliteFaults(file);
    this.writer = connect();
    try {
      refuseForeign();
      Schema.raise(writer, "'" + file + "'");
      for (int i = 0; i < READERS; i++) {
        readers.add(connect());
      }
      try (Statement statement = writer.createStatement()) {
        statement.execute("PRAGMA wal_autocheckpoint = " + Checkpoints.LAST_RESORT_PAGES);
      }
      writer.setAutoCommit(false);
      this.checkpoints = new Checkpoints(connect());
    } catch (SQLException | RuntimeException e) {
      writer.close();
      throw e;
    }
    this.queue = new CommitQueue("store", this::commit, faults);
  }

  static SqliteStore open(Path file) {
    Path whole = file.toAbsolutePath();
    try {
      Files.createDirectories(whole.getParent());
    } catch (IOException e) {
      throw Faults.refusal(
          "The folder '%s' cannot be made: check the name and the permissions."
              .formatted(whole.getParent()));
    }
    if (Files.isDirectory(whole)) {
      throw Faults.refusal("'%s' is a folder; name a file in it.".formatted(file));
    }
    SoleUse use = SoleUse.of(whole);
    NativeCode.load();
    try {
      return new SqliteStore(whole, use);
    } catch (SQLException e) {
      use.close();
      throw new SqliteFaults(whole).explain(e);
    } catch (RuntimeException e) {
      use.close();
      throw e;
    }
  }

  private Connection connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(5000);
    return config.createConnection("jdbc:sqlite:" + file);
  }

  /// A file of another program must not be made ours.
  private void refuseForeign() throws SQLException {
    String sql =
        "SELECT COUNT(*), COALESCE(SUM(name = 'schema_version'), 0) FROM sqlite_schema"
            + " WHERE type = 'table'";
    try (Statement statement = writer.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      if (row.next() && row.getInt(1) > 0 && row.getInt(2) == 0) {
        throw Faults.refusal(
            "'%s' is the database of another program: name another file.".formatted(file));
      }
    }
  }

  private Predicate<Write> commit(List<Write> group) throws SQLException {
    try {
      Posting posting = Posting.of(writer, group);
      writer.commit();
      checkpoints.written();
      return posting::won;
    } catch (SQLException e) {
      writer.rollback();
      throw e;
    }
  }

  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  private <T> T read(Question<T> question) {
    Connection connection;
    try {
      connection = readers.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Faults.refusal("The database was not waited for.");
    }
    try {
      return question.ask(connection);
    } catch (SQLException e) {
      throw faults.explain(e);
    } finally {
      readers.add(connection);
    }
  }

  @Override
  public void create(Kept table, List<Line> first) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    queue.create(new Create(table, List.copyOf(first), done));
    Creation.await(table, done);
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
