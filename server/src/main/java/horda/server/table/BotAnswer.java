package horda.server.table;

/// What a bot came to.
///
/// @param option empty if it came to nothing
/// @param pass whether it is the pass of a window
/// @param fault why it plays no more; empty if it does
public record BotAnswer(String option, boolean pass, String fault) {
  /// It had no time to think.
  static final BotAnswer NONE = new BotAnswer("", false, "");

  /// What somebody else says that it came to.
  public static BotAnswer said(String option) {
    return new BotAnswer(option, false, "");
  }

  static BotAnswer fault(String code) {
    return new BotAnswer("", false, code);
  }
}
