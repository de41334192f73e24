package horda.server.store;

import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfTable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Gives checksums to the rows of a database that was written before there were any.
final class Seals {
  private static final int AT_ONCE = 1_000;

  private Seals() {}

  static void fill(Connection connection) throws SQLException {
    List<String> ids = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT DISTINCT table_id FROM log_line")) {
      while (row.next()) {
        ids.add(row.getString(1));
      }
    }
    for (String id : ids) {
      lines(connection, id);
    }
    tables(connection);
    if (isPostgres(connection)) {
      // An older Horda beside this one writes no checksums: it must fail and not be believed.
      try (Statement statement = connection.createStatement()) {
        statement.execute("ALTER TABLE log_line ALTER COLUMN checksum SET NOT NULL");
        statement.execute("ALTER TABLE game_table ALTER COLUMN checksum SET NOT NULL");
        statement.execute("ALTER TABLE game_table ALTER COLUMN note_checksum SET NOT NULL");
      }
    }
  }

  static boolean isPostgres(Connection connection) throws SQLException {
    return connection.getMetaData().getDatabaseProductName().startsWith("Postgre");
  }

  private static void lines(Connection connection, String table) throws SQLException {
    String next =
        "SELECT "
            + Ledger.LINE_COLUMNS
            + " FROM log_line WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT "
            + AT_ONCE;
    String seal = "UPDATE log_line SET checksum = ? WHERE table_id = ? AND seq = ?";
    try (PreparedStatement read = connection.prepareStatement(next);
        PreparedStatement write = connection.prepareStatement(seal)) {
      long after = Long.MIN_VALUE;
      List<OfLine> some = new ArrayList<>();
      do {
        some.clear();
        read.setString(1, table);
        read.setLong(2, after);
        try (ResultSet row = read.executeQuery()) {
          while (row.next()) {
            some.add(Ledger.line(row));
          }
        }
        for (OfLine line : some) {
          write.setLong(1, line.fitting());
          write.setString(2, table);
          write.setLong(3, line.seq());
          write.addBatch();
          after = line.seq();
        }
        write.executeBatch();
      } while (!some.isEmpty());
    }
  }

  private static void tables(Connection connection) throws SQLException {
    String all = "SELECT " + Ledger.TABLE_COLUMNS + ", " + Ledger.NOTE_COLUMNS + " FROM game_table";
    String seal = "UPDATE game_table SET checksum = ?, note_checksum = ? WHERE id = ?";
    record Sums(String id, long table, long note) {}
    List<Sums> sums = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(all)) {
      while (row.next()) {
        OfTable table = Ledger.table(row);
        OfNote note = Ledger.note(row);
        sums.add(new Sums(table.id(), table.fitting(), note.fitting()));
      }
    }
    try (PreparedStatement write = connection.prepareStatement(seal)) {
      for (Sums one : sums) {
        write.setLong(1, one.table());
        write.setLong(2, one.note());
        write.setString(3, one.id());
        write.addBatch();
      }
      write.executeBatch();
    }
  }
}
