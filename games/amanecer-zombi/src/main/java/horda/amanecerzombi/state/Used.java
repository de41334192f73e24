package horda.amanecerzombi.state;

/// Bits for what may be used once in a round, a turn or a combat: Characters, skill cards, Special
/// Objects, and a few facts of a turn.
public final class Used {
  /// A walking discard was made this turn.
  public static final long WALKED = 1L << 60;

  /// A green Location was revealed this turn.
  public static final long GREEN_REVEALED = 1L << 61;

  private Used() {}

  public static long person(int character) {
    return 1L << character;
  }

  public static long skill(int card) {
    return 1L << AmanecerState.PEOPLE + card;
  }

  /// A Special Object; others have nothing that is used once a turn.
  public static long object(int card) {
    return 1L << AmanecerState.PEOPLE + AmanecerState.SKILLS + card;
  }
}
