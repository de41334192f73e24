package horda.server.table;

/// What a bot came to.
///
/// @param option empty if it came to nothing
/// @param pass whether it is the pass of a window
/// @param fault why it plays no more; empty if it does
public record Answer(String option, boolean pass, String fault) {
  /// It had no time to think.
  static final Answer NONE = new Answer("", false, "");

  static Answer fault(String code) {
    return new Answer("", false, code);
  }
}
