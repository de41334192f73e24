package horda.bots;

import horda.engine.State;

/// Plays one seat of one game. May remember things between its decisions.
public interface Bot<S extends State> {
  /// One of [Position#choice]; the position is good for this call only. A bot that thinks for long
  /// answers with what it has when its thread is interrupted.
  long choose(Position<S> position);
}
