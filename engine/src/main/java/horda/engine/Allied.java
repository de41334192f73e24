package horda.engine;

/// A game whose seats may stand on one side with open hands: what one of them knows all know, and
/// they win or lose together.
public interface Allied<S extends State> extends Game<S> {
  /// Is it so at this table?
  boolean allied(S state);

  /// The same for any match.
  static <S extends State> boolean at(Match<S> match) {
    return match.game() instanceof Allied<S> allied && allied.allied(match.state());
  }
}
