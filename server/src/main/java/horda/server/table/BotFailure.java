package horda.server.table;

import java.util.Set;

/// A bot from outside can play its seat no more: another one plays on, and the table is told why.
public final class BotFailure extends RuntimeException {
  /// It did not answer in time.
  public static final String SLOW = "slow";

  /// Its program ended, or could not be started.
  public static final String GONE = "gone";

  /// What it said was no answer.
  public static final String RUBBISH = "rubbish";

  /// It chose what was not on offer.
  public static final String ILLEGAL = "illegal";

  /// Nobody here knows a bot of that name.
  public static final String UNKNOWN = "unknown";

  /// All of them: lines name them, and the house has a sentence for each.
  static final Set<String> CODES = Set.of(SLOW, GONE, RUBBISH, ILLEGAL, UNKNOWN);

  private static final long serialVersionUID = 1L;

  private final String code;

  public BotFailure(String code, String what) {
    super(what);
    this.code = code;
  }

  public String code() {
    return code;
  }
}
