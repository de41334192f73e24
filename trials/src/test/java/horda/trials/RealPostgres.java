package horda.trials;

import horda.engine.Nullable;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;

/// A real PostgreSQL, unpacked and started by the tests themselves; it ends with the process.
final class RealPostgres {
  private static final Logger CHATTER = Logger.getLogger("io.zonky");
  private static @Nullable EmbeddedPostgres server;

  private RealPostgres() {}

  /// The address of an empty database. Skips the test where there is no server for the platform.
  static synchronized String newDatabase() throws IOException, SQLException {
    String platform = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    Assumptions.assumeTrue(
        platform.toLowerCase(Locale.ROOT).equals("linux amd64"),
        "PostgreSQL for tests is there for Linux on amd64 only, not for " + platform);
    if (server == null) {
      CHATTER.setLevel(Level.WARNING);
      server =
          EmbeddedPostgres.builder()
              .setErrorRedirector(ProcessBuilder.Redirect.DISCARD)
              .setOutputRedirector(ProcessBuilder.Redirect.DISCARD)
              .start();
    }
    String name = "test_" + UUID.randomUUID().toString().replace("-", "");
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return "postgres://postgres@127.0.0.1:" + server.getPort() + "/" + name;
  }
}
