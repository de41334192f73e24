package horda.server.store;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import horda.server.store.Store.Listed;
import horda.server.store.Store.Paper;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The questions to a database, the same on SQLite and PostgreSQL. What does not fit its checksum
/// is read as it was written if one bit is to blame, and is told in the log either way.
final class Ledger {
  private static final System.Logger LOG = System.getLogger(Ledger.class.getName());

  static final String TABLE_COLUMNS = "id, game, listed, created, header, checksum";
  static final String NOTE_COLUMNS = "status, updated, state, note_checksum";
  static final String PAPER_COLUMNS = "kind, id, version, updated, body, checksum";
  static final String LINE_COLUMNS = "table_id, seq, at, body, checksum";

  private Ledger() {}

  static Optional<Kept> table(Connection connection, String id) throws SQLException {
    String sql = "SELECT " + TABLE_COLUMNS + " FROM game_table WHERE id = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, id);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(trusted(table(row))) : Optional.empty();
      }
    }
  }

  private static Kept trusted(OfTable stored) {
    if (stored.whole()) {
      return stored.kept();
    }
    LOG.log(
        System.Logger.Level.WARNING,
        "the header of a table has been damaged on disk; ./horda doctor says of which one");
    return stored
        .mended()
        .filter(mended -> mended.id().equals(stored.id()))
        .map(OfTable::kept)
        .orElseThrow(
            () ->
                new Refusal(
                    "damaged",
                    "",
                    "This table has been damaged on disk and cannot be opened:"
                        + " whoever runs this house should run ./horda doctor."));
  }

  static List<Line> linesAfter(Connection connection, String table, long seq) throws SQLException {
    String sql =
        "SELECT " + LINE_COLUMNS + " FROM log_line WHERE table_id = ? AND seq > ? ORDER BY seq";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setLong(2, seq);
      try (ResultSet row = statement.executeQuery()) {
        List<Line> lines = new ArrayList<>();
        while (row.next()) {
          lines.add(trusted(line(row)));
        }
        return lines;
      }
    }
  }

  static Optional<Line> line(Connection connection, String table, long seq) throws SQLException {
    String sql = "SELECT " + LINE_COLUMNS + " FROM log_line WHERE table_id = ? AND seq = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, table);
      statement.setLong(2, seq);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(trusted(line(row))) : Optional.empty();
      }
    }
  }

  private static Line trusted(OfLine stored) {
    if (stored.whole()) {
      return stored.line();
    }
    LOG.log(
        System.Logger.Level.WARNING,
        "line %d of a table has been damaged on disk; ./horda doctor says of which one"
            .formatted(stored.seq()));
    return stored
        .mended()
        .filter(m -> m.table().equals(stored.table()) && m.seq() == stored.seq())
        .map(OfLine::line)
        .orElseGet(() -> Line.damaged(stored.seq()));
  }

  static List<Listed> listed(Connection connection, String status, int most) throws SQLException {
    String sql =
        "SELECT "
            + TABLE_COLUMNS
            + ", "
            + NOTE_COLUMNS
            + " FROM game_table WHERE listed = 1 AND status = ?"
            + " ORDER BY updated DESC, id LIMIT ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, status);
      statement.setInt(2, most);
      try (ResultSet row = statement.executeQuery()) {
        List<Listed> found = new ArrayList<>();
        while (row.next()) {
          OfTable table = table(row);
          OfNote note = note(row);
          // What is damaged is left out: the lobby is for tables that can be entered.
          if (table.whole() && note.whole()) {
            String state = Sealed.text(note.state());
            found.add(new Listed(table.kept(), note.status(), note.updated(), state));
          }
        }
        return found;
      }
    }
  }

  static Optional<Paper> paper(Connection connection, String kind, String id) throws SQLException {
    String sql = "SELECT " + PAPER_COLUMNS + " FROM paper WHERE kind = ? AND id = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, kind);
      statement.setString(2, id);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? trusted(paper(row)) : Optional.empty();
      }
    }
  }

  static List<Paper> papers(Connection connection, String kind, String after, int most)
      throws SQLException {
    String sql =
        "SELECT " + PAPER_COLUMNS + " FROM paper WHERE kind = ? AND id > ? ORDER BY id LIMIT ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, kind);
      statement.setString(2, after);
      statement.setInt(3, most);
      try (ResultSet row = statement.executeQuery()) {
        List<Paper> found = new ArrayList<>();
        while (row.next()) {
          trusted(paper(row)).ifPresent(found::add);
        }
        return found;
      }
    }
  }

  private static Optional<Paper> trusted(OfPaper stored) {
    if (stored.whole()) {
      return Optional.of(stored.paper());
    }
    LOG.log(
        System.Logger.Level.WARNING,
        "paper %s of kind %s has been damaged on disk; run ./horda doctor"
            .formatted(stored.id(), stored.kind()));
    return stored
        .mended()
        .filter(mended -> mended.isPlaced(stored.kind(), stored.id()))
        .map(OfPaper::paper);
  }

  static OfPaper paper(ResultSet row) throws SQLException {
    return new OfPaper(
        text(row, "kind"),
        text(row, "id"),
        row.getLong("version"),
        row.getLong("updated"),
        bytes(row, "body"),
        checksum(row, "checksum"));
  }

  static OfTable table(ResultSet row) throws SQLException {
    return new OfTable(
        text(row, "id"),
        text(row, "game"),
        row.getInt("listed"),
        row.getLong("created"),
        bytes(row, "header"),
        checksum(row, "checksum"));
  }

  static OfNote note(ResultSet row) throws SQLException {
    return new OfNote(
        text(row, "id"),
        text(row, "status"),
        row.getLong("updated"),
        bytes(row, "state"),
        checksum(row, "note_checksum"));
  }

  static OfLine line(ResultSet row) throws SQLException {
    return new OfLine(
        text(row, "table_id"),
        row.getLong("seq"),
        row.getLong("at"),
        bytes(row, "body"),
        checksum(row, "checksum"));
  }

  /// A column that must hold something may be empty after all, in a damaged row.
  private static String text(ResultSet row, String column) throws SQLException {
    String text = row.getString(column);
    return text == null ? "" : text;
  }

  private static byte[] bytes(ResultSet row, String column) throws SQLException {
    byte[] bytes = row.getBytes(column);
    return bytes == null ? new byte[0] : bytes;
  }

  private static @Nullable Long checksum(ResultSet row, String column) throws SQLException {
    long checksum = row.getLong(column);
    return row.wasNull() ? null : checksum;
  }
}
