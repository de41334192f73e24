package horda.server.store;

import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import horda.server.store.Store.Listed;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The questions to a database, the same on SQLite and PostgreSQL.
final class Ledger {
  private static final String COLUMNS = "id, game, listed, created, header";

  private Ledger() {}

  static Optional<Kept> table(Connection connection, String id) throws SQLException {
    String sql = "SELECT " + COLUMNS + " FROM game_table WHERE id = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, id);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(kept(row)) : Optional.empty();
      }
    }
  }

  static List<Line> linesAfter(Connection connection, String table, long seq) throws SQLException {
    String sql = "SELECT seq, at, body FROM log_line WHERE table_id = ? AND seq > ? ORDER BY seq";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setLong(2, seq);
      try (ResultSet row = statement.executeQuery()) {
        List<Line> lines = new ArrayList<>();
        while (row.next()) {
          lines.add(new Line(row.getLong(1), row.getLong(2), row.getString(3)));
        }
        return lines;
      }
    }
  }

  static Optional<Line> line(Connection connection, String table, long seq) throws SQLException {
    String sql = "SELECT seq, at, body FROM log_line WHERE table_id = ? AND seq = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setLong(2, seq);
      try (ResultSet row = statement.executeQuery()) {
        return row.next()
            ? Optional.of(new Line(row.getLong(1), row.getLong(2), row.getString(3)))
            : Optional.empty();
      }
    }
  }

  static List<Listed> listed(Connection connection, String status, int most) throws SQLException {
    String sql =
        "SELECT "
            + COLUMNS
            + ", status, updated, state FROM game_table WHERE listed = 1 AND status = ?"
            + " ORDER BY updated DESC, id LIMIT ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, status);
      statement.setInt(2, most);
      try (ResultSet row = statement.executeQuery()) {
        List<Listed> found = new ArrayList<>();
        while (row.next()) {
          found.add(
              new Listed(
                  kept(row),
                  row.getString("status"),
                  row.getLong("updated"),
                  row.getString("state")));
        }
        return found;
      }
    }
  }

  private static Kept kept(ResultSet row) throws SQLException {
    return new Kept(
        row.getString("id"),
        row.getString("game"),
        row.getInt("listed") == 1,
        row.getLong("created"),
        row.getString("header"));
  }
}
