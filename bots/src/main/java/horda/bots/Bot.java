package horda.bots;

import horda.engine.State;

/// Plays one seat of one game. May remember things between its decisions.
public interface Bot<S extends State> {
  /// One of [Position#choice]; the position is good for this call only. Whoever thinks for long
  /// answers with what it has when its thread is interrupted: somebody has waited long enough.
  long choose(Position<S> position);
}
