package horda.bots.search;

/// How long a search may think about one decision: whichever ends first.
///
/// @param rounds most rounds on each thread; the same seed and rounds on one thread give the same
///   moves
/// @param millis most time; 0 for no limit
public record Budget(int rounds, int millis, int threads) {
  /// The part of it, in percent, that is kept back for finishing and for other threads.
  private static final int MARGIN = 8;

  /// But no more than this.
  private static final long MOST_MARGIN = 8_000_000L;

  public Budget {
    if (rounds < 1 || millis < 0 || threads < 1) {
      throw new IllegalArgumentException("at least one round and one thread");
    }
  }

  public static Budget rounds(int rounds) {
    return new Budget(rounds, 0, 1);
  }

  public static Budget millis(int millis) {
    return new Budget(Integer.MAX_VALUE, millis, 1);
  }

  public Budget onThreads(int number) {
    return new Budget(rounds, millis, number);
  }

  /// When it is over, by [System#nanoTime], if it begins now.
  long deadline() {
    long now = System.nanoTime();
    long time = millis * 1_000_000L;
    return now
        + (millis == 0 ? Long.MAX_VALUE / 2 : time - Math.min(MOST_MARGIN, time * MARGIN / 100));
  }
}
