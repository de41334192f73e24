package horda.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;

/// A real PostgreSQL, unpacked and started by the tests themselves, once for all of them; it ends
/// with the process.
final class RealPostgres {
  private static final Logger CHATTER = Logger.getLogger("io.zonky");

  private static EmbeddedPostgres server;
  private static String url;

  private RealPostgres() {}

  /// Skips the test where there is no server for the platform.
  static synchronized void start() {
    String platform = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    Assumptions.assumeTrue(
        platform.toLowerCase(Locale.ROOT).equals("linux amd64"),
        "PostgreSQL for tests is there for Linux on amd64 only, not for " + platform);
    if (server == null) {
      try {
        CHATTER.setLevel(Level.WARNING);
        server =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off")
                .setErrorRedirector(ProcessBuilder.Redirect.DISCARD)
                .setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
                .start();
        url = newDatabase();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// The database that tests share.
  static String url() {
    return url;
  }

  static String newDatabase() {
    String name = "test_" + UUID.randomUUID().toString().replace("-", "");
    sql(address("postgres"), "CREATE DATABASE " + name);
    return address(name);
  }

  private static String address(String name) {
    return "postgres://postgres:postgres@127.0.0.1:" + server.getPort() + "/" + name;
  }

  /// Ends what the house has open in the shared database.
  static void endConnections() {
    sql(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            + " WHERE application_name = 'horda' AND datname = current_database()");
  }

  /// Somebody whose password is asked for; all others are trusted.
  static void addPerson(String name, String password) throws Exception {
    sql(url, "CREATE ROLE " + name + " LOGIN PASSWORD '" + password + "'");
    Path rules = Path.of(ask("SHOW hba_file"));
    String before = Files.readString(rules);
    Files.writeString(rules, "host all " + name + " all scram-sha-256\n" + before);
    sql(url, "SELECT pg_reload_conf()");
    PostgresAddress address = PostgresAddress.of(url);
    // The server reads its rules again sometime soon.
    while (letsIn(address, name)) {
      Thread.sleep(20);
    }
  }

  private static boolean letsIn(PostgresAddress address, String name) {
    try (Connection connection = DriverManager.getConnection(address.jdbc(), name, "wrong")) {
      return connection.isValid(1);
    } catch (SQLException e) {
      return false;
    }
  }

  private static String ask(String sql) throws SQLException {
    PostgresAddress address = PostgresAddress.of(url);
    try (Connection connection =
            DriverManager.getConnection(address.jdbc(), address.user(), address.password());
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  static void sql(String url, String sql) {
    PostgresAddress address = PostgresAddress.of(url);
    try (Connection connection =
            DriverManager.getConnection(address.jdbc(), address.user(), address.password());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
