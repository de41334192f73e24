package horda.app.command;

import java.util.logging.Level;
import java.util.logging.Logger;

/// Libraries tell of their doings in a log that nobody asked for.
final class Libraries {
  /// Kept, or the settings would be forgotten with the loggers.
  private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");

  private static final Logger JAVALIN = Logger.getLogger("io.javalin");
  private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

  private Libraries() {}

  static void quiet() {
    JETTY.setLevel(Level.WARNING);
    JAVALIN.setLevel(Level.SEVERE);
    POOL.setLevel(Level.WARNING);
  }
}
