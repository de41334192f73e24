package horda.server.store;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Keeps the libraries below from telling of every connection.
final class Chatter {
  /// Held, for a logger that nobody holds forgets its level.
  private static final List<Logger> LOGGERS =
      List.of(Logger.getLogger("com.zaxxer.hikari"), Logger.getLogger("org.postgresql"));

  private Chatter() {}

  static void quiet() {
    LOGGERS.forEach(logger -> logger.setLevel(Level.SEVERE));
  }
}
