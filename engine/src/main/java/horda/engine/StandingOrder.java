package horda.engine;

/// A standing order that seats of a game can give for its windows.
///
/// @param number what [State#standingOrder] holds; 0 is "always ask me" and never listed
/// @param label what it says
/// @param until where it ends by itself
public record StandingOrder(int number, Phrase label, Until until) {
  public static final StandingOrder ALWAYS_PASS =
      new StandingOrder(State.ALWAYS_PASS, Phrase.of("order.always-pass"));

  /// Where an order ends; a game that is [Paced] knows when that is.
  public enum Until {
    /// With the game.
    END,
    /// When the next round begins.
    ROUND,
    /// When the next turn of its seat begins.
    TURN
  }

  /// Has a table with that many seats a use for it? Not when it speaks of a seat beyond them.
  public boolean fits(int seats) {
    return label.args().stream().allMatch(arg -> !arg.kind().equals(Ref.SEAT) || arg.id() < seats);
  }

  public StandingOrder(int number, Phrase label) {
    this(number, label, Until.END);
  }
}
