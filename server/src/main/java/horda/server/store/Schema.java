package horda.server.store;

import horda.engine.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// Brings a database to the shape that this program knows: numbered files of plain SQL, each run
/// once, all in one transaction.
final class Schema {
  /// The last numbered file. A file that was ever released is never changed; a new one is added.
  static final int NEWEST = 3;

  /// From here on every row has its checksum.
  static final int SEALED = 2;

  /// From here on there are papers.
  static final int PAPERS = 3;

  private Schema() {}

  /// `database` names it for people.
  static void raise(Connection connection, String database) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL PRIMARY KEY)");
      int has = version(statement);
      if (has > NEWEST) {
        throw newer(database, has);
      }
      for (int next = has + 1; next <= NEWEST; next++) {
        for (String sql : statements(next)) {
          statement.execute(sql);
        }
        if (next == SEALED) {
          Seals.fill(connection);
        }
        statement.execute("INSERT INTO schema_version (version) VALUES (" + next + ")");
      }
      connection.commit();
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  static int version(Statement statement) throws SQLException {
    try (ResultSet rows =
        statement.executeQuery("SELECT COALESCE(MAX(version), 0) FROM schema_version")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  static Refusal newer(String database, int has) {
    return Faults.refusal(
        ("The database %s was written by a newer Horda (its shape is %d, this program knows %d):"
                + " start the newer one, or name another database.")
            .formatted(database, has, NEWEST));
  }

  static List<String> statements(int number) {
    String name = "schema/" + number + ".sql";
    try (InputStream in = Objects.requireNonNull(Schema.class.getResourceAsStream(name), name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.replaceAll("(?m)^--.*$", "").split(";"))
          .map(String::strip)
          .filter(sql -> !sql.isEmpty())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
