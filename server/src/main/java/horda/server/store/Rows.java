package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Writes rows just as they were read, with the checksums that they brought. For work on a whole
/// database, on a connection of its own.
final class Rows implements AutoCloseable {
  private static final int AT_ONCE = 1_000;
  private static final String TABLE =
      "INSERT INTO game_table (id, game, listed, created, header, checksum, status, updated, state,"
          + " note_checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
  private static final String LINE =
      "INSERT INTO log_line (table_id, seq, at, body, checksum) VALUES (?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";

  private static final String PAPER =
      "INSERT INTO paper (kind, id, version, updated, body, checksum) VALUES (?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";

  interface Work {
    void carryOut() throws SQLException;
  }

  private final Connection connection;
  private final boolean postgres;

  Rows(Connection connection) throws SQLException {
    this.connection = connection;
    this.postgres = Seals.isPostgres(connection);
  }

  /// All of it or nothing.
  void together(Work work) throws SQLException {
    run(postgres ? "BEGIN" : "BEGIN IMMEDIATE");
    try {
      work.carryOut();
      run("COMMIT");
    } catch (SQLException | RuntimeException e) {
      try {
        run("ROLLBACK");
      } catch (SQLException after) {
        e.addSuppressed(after);
      }
      throw e;
    }
  }

  void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /// False if there is a table of that name.
  boolean add(Whole whole) throws SQLException {
    OfTable table = whole.table();
    OfNote note = whole.note();
    try (PreparedStatement statement = connection.prepareStatement(TABLE)) {
      statement.setString(1, table.id());
      statement.setString(2, table.game());
      statement.setInt(3, table.listed());
      statement.setLong(4, table.created());
      statement.setString(5, Sealed.text(table.header()));
      set(statement, 6, table.checksum());
      statement.setString(7, note.status());
      statement.setLong(8, note.updated());
      statement.setString(9, Sealed.text(note.state()));
      set(statement, 10, note.checksum());
      return statement.executeUpdate() == 1;
    }
  }

  void add(List<OfLine> lines) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(LINE)) {
      int waiting = 0;
      for (OfLine line : lines) {
        statement.setString(1, line.table());
        statement.setLong(2, line.seq());
        statement.setLong(3, line.at());
        statement.setString(4, Sealed.text(line.body()));
        set(statement, 5, line.checksum());
        statement.addBatch();
        waiting++;
        if (waiting == AT_ONCE) {
          statement.executeBatch();
          waiting = 0;
        }
      }
      statement.executeBatch();
    }
  }

  /// False if there is one of that kind and id.
  boolean add(OfPaper paper) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(PAPER)) {
      statement.setString(1, paper.kind());
      statement.setString(2, paper.id());
      statement.setLong(3, paper.version());
      statement.setLong(4, paper.updated());
      statement.setString(5, Sealed.text(paper.body()));
      set(statement, 6, paper.checksum());
      return statement.executeUpdate() == 1;
    }
  }

  void remove(OfPaper paper) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("DELETE FROM paper WHERE kind = ? AND id = ?")) {
      statement.setString(1, paper.kind());
      statement.setString(2, paper.id());
      statement.executeUpdate();
    }
  }

  private static void set(PreparedStatement statement, int place, @Nullable Long checksum)
      throws SQLException {
    if (checksum == null) {
      statement.setNull(place, java.sql.Types.BIGINT);
    } else {
      statement.setLong(place, checksum);
    }
  }

  /// Takes a table away with all its lines.
  void remove(String id) throws SQLException {
    for (String sql :
        List.of("DELETE FROM log_line WHERE table_id = ?", "DELETE FROM game_table WHERE id = ?")) {
      try (PreparedStatement statement = connection.prepareStatement(sql)) {
        statement.setString(1, id);
        statement.executeUpdate();
      }
    }
  }

  /// Takes one line away.
  void remove(OfLine line) throws SQLException {
    String sql = "DELETE FROM log_line WHERE table_id = ? AND seq = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, line.table());
      statement.setLong(2, line.seq());
      statement.executeUpdate();
    }
  }

  /// Takes a table away and leaves its lines.
  void removeHeader(String id) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("DELETE FROM game_table WHERE id = ?")) {
      statement.setString(1, id);
      statement.executeUpdate();
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
