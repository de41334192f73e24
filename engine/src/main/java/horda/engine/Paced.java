package horda.engine;

/// A game that says where its rounds and turns begin: there standing orders end, and what somebody
/// passed on is offered again.
public interface Paced<S extends State> extends Game<S> {
  /// How many rounds have begun.
  int round(S state);

  /// How many turns of `seat` have begun; in a game without turns of seats, its rounds.
  default int turn(S state, int seat) {
    return round(state);
  }
}
