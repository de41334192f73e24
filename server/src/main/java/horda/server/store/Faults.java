package horda.server.store;

import horda.engine.Refusal;
import java.sql.SQLException;

/// What a database complains about, in a sentence that says what to do. Never holds a password, nor
/// what was to be written, which may be a secret.
interface Faults {
  /// For the person who runs the server.
  Refusal explain(SQLException fault);

  /// Whether the next write would fail as well.
  boolean concernsAll(SQLException fault);

  /// The same for people at a table: no path, no address and no name of a database.
  default Refusal tell(SQLException fault) {
    return unavailable();
  }

  /// The database is away for people at a table.
  static Refusal unavailable() {
    return refusal(
        "The house cannot reach its tables just now. Nothing that was confirmed is lost;"
            + " try again in a moment.");
  }

  static Refusal backup(String sentence) {
    return new Refusal("backup", "", sentence);
  }

  static Refusal refusal(String sentence) {
    return new Refusal("database", "", sentence);
  }

  /// The first line of what a driver says, for the log.
  static String words(Throwable fault) {
    String text = String.valueOf(fault.getMessage()).strip();
    int end = text.indexOf('\n');
    return end < 0 ? text : text.substring(0, end).strip();
  }
}
