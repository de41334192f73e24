package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// A database as a whole, seen as it was when it was opened here, beside a house that may be using
/// it: for looking through it, copying it and putting it right. Rows come as they lie on the disk.
public final class Holdings implements AutoCloseable {
  private static final int AT_ONCE = 1_000;
  private static final long MOMENT_MS = 200;

  interface Each<T> {
    void row(T row) throws SQLException;
  }

  record Whole(OfTable table, OfNote note) {}

  record Key(String table, long seq) {}

  private final @Nullable Path file;
  private final @Nullable PostgresAddress address;
  private final Connection connection;
  private final int shape;

  /// What was wrong with SQLite's own log before it was opened.
  private final String logFault;

  private Holdings(@Nullable Path file, @Nullable PostgresAddress address, String logFault)
      throws SQLException {
    this.file = file;
    this.logFault = logFault;
    this.address = address;
    this.connection = connect();
    try {
      this.shape = version();
      if (shape > Schema.NEWEST) {
        throw Schema.newer(name(), shape);
      }
      begin();
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  /// Opens an existing database; see [Stores#open]. Nobody has to close it first.
  public static Holdings open(String urlOrFile, String password) {
    return Stores.which(urlOrFile, password, Holdings::ofFile, Holdings::ofServer);
  }

  private static Holdings ofFile(Path named) {
    Path whole = named.toAbsolutePath();
    if (!Files.isRegularFile(whole)) {
      throw Faults.refusal("There is no database '%s'.".formatted(named));
    }
    NativeCode.load();
    try {
      // Before SQLite opens it: what it does not believe in is gone when it closes the file.
      return new Holdings(whole, null, logFault(whole));
    } catch (SQLException e) {
      throw new SqliteFaults(whole).explain(e);
    }
  }

  private static String logFault(Path file) {
    try {
      if (WriteAheadLog.fault(file).isEmpty()) {
        return "";
      }
      // A house may just have been writing there.
      Thread.sleep(MOMENT_MS);
      return WriteAheadLog.fault(file).orElse("");
    } catch (IOException e) {
      return "its write-ahead log cannot be read";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  private static Holdings ofServer(PostgresAddress address) {
    Chatter.quiet();
    try {
      return new Holdings(null, address, "");
    } catch (SQLException e) {
      throw new PostgresFaults(address).explain(e);
    }
  }

  private Connection connect() throws SQLException {
    return file == null ? server() : SqliteStore.connect(file);
  }

  private Connection server() throws SQLException {
    PostgresAddress there = java.util.Objects.requireNonNull(address);
    return DriverManager.getConnection(there.jdbc(), there.patient());
  }

  /// For people; without a password.
  public String name() {
    return file == null ? java.util.Objects.requireNonNull(address).where() : file.toString();
  }

  @Nullable
  Path file() {
    return file;
  }

  Faults faults() {
    return file == null
        ? new PostgresFaults(java.util.Objects.requireNonNull(address))
        : new SqliteFaults(file);
  }

  private int version() throws SQLException {
    String there =
        file == null
            ? "SELECT COUNT(*) FROM pg_tables WHERE tablename = 'schema_version'"
                + " AND schemaname = ANY (current_schemas(false))"
            : "SELECT COUNT(*) FROM sqlite_schema WHERE name = 'schema_version'";
    try (Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery(there)) {
        if (!row.next() || row.getInt(1) == 0) {
          throw Faults.refusal("'%s' is not a database of Horda.".formatted(name()));
        }
      }
      return Schema.version(statement);
    }
  }

  /// One view of everything, whatever the house writes meanwhile.
  private void begin() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (file == null) {
        connection.setAutoCommit(false);
        statement.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
      } else {
        statement.execute("PRAGMA query_only = ON");
        statement.execute("BEGIN");
      }
      statement.executeQuery("SELECT COUNT(*) FROM schema_version").close();
    }
  }

  /// Whether a house must be opened on it once before anything else is written.
  boolean old() {
    return shape < Schema.NEWEST;
  }

  /// Whether its rows have checksums; if not, they get them when a house is next opened on it.
  boolean sealed() {
    return shape >= Schema.SEALED;
  }

  /// What SQLite itself says of its file; nothing for PostgreSQL, which has tools of its own.
  List<String> fileFaults() throws SQLException {
    List<String> faults = new ArrayList<>();
    if (file != null) {
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("PRAGMA integrity_check(100)")) {
        while (row.next()) {
          faults.add(row.getString(1));
        }
      }
    }
    faults.remove("ok");
    if (!logFault.isEmpty()) {
      faults.addFirst(logFault);
    }
    return faults;
  }

  void tables(Each<Whole> each) throws SQLException {
    String columns =
        sealed()
            ? Ledger.TABLE_COLUMNS + ", " + Ledger.NOTE_COLUMNS
            : "id, game, listed, created, header, NULL AS checksum,"
                + " status, updated, state, NULL AS note_checksum";
    scan(
        "SELECT " + columns + " FROM game_table" + plain(),
        row -> {
          OfTable table = Ledger.table(row);
          OfNote note = Ledger.note(row);
          each.row(sealed() ? new Whole(table, note) : new Whole(table.fit(), note.fit()));
        });
  }

  /// A database of an older shape has none.
  void papers(Each<OfPaper> each) throws SQLException {
    if (shape >= Schema.PAPERS) {
      scan(
          "SELECT " + Ledger.PAPER_COLUMNS + " FROM paper" + plain(),
          row -> each.row(Ledger.paper(row)));
    }
  }

  /// All lines in the order in which they lie there.
  void lines(Each<OfLine> each) throws SQLException {
    scan("SELECT " + lineColumns() + " FROM log_line" + plain(), row -> each.row(line(row)));
  }

  /// The keys of all lines, ordered, as the index has them.
  void keys(Each<Key> each) throws SQLException {
    scan(
        "SELECT table_id, seq FROM log_line ORDER BY table_id, seq",
        row -> each.row(new Key(String.valueOf(row.getString(1)), row.getLong(2))));
  }

  /// The ids of all tables; those come first of which the lobby was told last.
  List<String> latest() throws SQLException {
    List<String> ids = new ArrayList<>();
    scan(
        "SELECT id FROM game_table ORDER BY updated DESC, id",
        row -> ids.add(String.valueOf(row.getString(1))));
    return ids;
  }

  boolean headerIsWhole(String id) throws SQLException {
    String sql = "SELECT " + Ledger.TABLE_COLUMNS + " FROM game_table WHERE id = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, id);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() && Ledger.table(row).whole();
      }
    }
  }

  List<OfLine> linesOf(String table) throws SQLException {
    List<OfLine> lines = new ArrayList<>();
    String sql = "SELECT " + lineColumns() + " FROM log_line WHERE table_id = ? ORDER BY seq";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          lines.add(line(row));
        }
      }
    }
    return lines;
  }

  private OfLine line(ResultSet row) throws SQLException {
    OfLine line = Ledger.line(row);
    return sealed() ? line : line.fit();
  }

  private String lineColumns() {
    return sealed() ? Ledger.LINE_COLUMNS : "table_id, seq, at, body, NULL AS checksum";
  }

  /// SQLite keeps the key twice, in the row and in the index; here the row is wanted.
  private String plain() {
    return file == null ? "" : " NOT INDEXED";
  }

  private void scan(String sql, Each<ResultSet> each) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(AT_ONCE);
      try (ResultSet row = statement.executeQuery(sql)) {
        while (row.next()) {
          each.row(row);
        }
      }
    }
  }

  /// Makes sure that no house has the database open, until closed. Refuses otherwise.
  AutoCloseable alone() throws SQLException {
    if (file != null) {
      return SoleUse.of(file);
    }
    String sql =
        "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'horda'"
            + " AND datname = current_database()";
    // Not inside our view of everything: that would show who was there when it began.
    try (Connection now = connect();
        Statement statement = now.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      if (row.next() && row.getInt(1) > 0) {
        throw Faults.refusal(
            "A house is open on this database: close it first, for it has its tables in memory.");
      }
    }
    return () -> {};
  }

  /// A connection that writes, each statement by itself, in the shape that this program knows.
  Connection writing() throws SQLException {
    Connection open = connect();
    try {
      if (shape < Schema.NEWEST) {
        throw Faults.refusal(
            "The database '%s' was written by an older Horda: start ./horda on it once."
                .formatted(name()));
      }
      return open;
    } catch (RuntimeException e) {
      open.close();
      throw e;
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      // Nothing was written here.
    }
  }
}
