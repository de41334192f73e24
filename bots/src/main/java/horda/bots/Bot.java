package horda.bots;

import horda.engine.State;

/** Plays one seat of one game. May remember things between its decisions. */
public interface Bot<S extends State> {
  /** One of {@link Position#choice}; the position is good for this call only. */
  long choose(Position<S> position);
}
