package horda.server.store;

import horda.engine.Refusal;
import java.sql.SQLException;

/// What a database complains about, in a sentence that says what to do. Never holds a password.
interface Faults {
  Refusal explain(SQLException fault);

  /// Whether the next write would fare no better.
  boolean concernsAll(SQLException fault);

  static Refusal refusal(String sentence) {
    return new Refusal("database", "", sentence);
  }

  /// The first line of what a driver says, without its full stop.
  static String words(Throwable fault) {
    String text = String.valueOf(fault.getMessage()).strip();
    int end = text.indexOf('\n');
    String first = end < 0 ? text : text.substring(0, end).strip();
    return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
  }
}
