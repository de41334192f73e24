package horda.engine;

/// A standing order that seats of a game can give for its windows.
///
/// @param number what [State#standingOrder] holds; 0 is "always ask me" and never listed
/// @param label what it says
public record StandingOrder(int number, Phrase label) {
  public static final StandingOrder ALWAYS_PASS =
      new StandingOrder(State.ALWAYS_PASS, Phrase.of("order.always-pass"));
}
