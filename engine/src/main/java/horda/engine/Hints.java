package horda.engine;

/// What somebody who knows the game by rule of thumb thinks of a choice. Lets a simple bot play
/// sensibly without a search. The given state is an imagined one, so a hint cannot see anything
/// hidden.
public interface Hints<S extends State> {
  /// Not worth a thought: a search leaves out what weighs this or less, if there is better.
  int FOOLISH = -1_000_000;

  /// What [#reflex] gives where the choices must be weighed.
  long NO_REFLEX = Long.MIN_VALUE;

  /// How good `choice` looks to `seat`; only the order of the numbers matters.
  int weigh(S imagined, Question<S> question, int seat, long choice);

  /// These hints for a position of which several choices will be weighed before anything changes,
  /// so that what they have in common need be worked out only once.
  default Hints<S> settled(S imagined) {
    return this;
  }

  /// The choice that would weigh most, where that can be told without listing them all; it saves
  /// playouts most of their time in games that ask often and get a pass.
  default long reflex(S imagined, Question<S> question, int seat) {
    return NO_REFLEX;
  }
}
