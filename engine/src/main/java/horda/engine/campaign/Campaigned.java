package horda.engine.campaign;

import horda.engine.Game;
import horda.engine.State;

/// A game whose tables can follow each other.
public interface Campaigned<S extends State> extends Game<S> {
  Campaigns<S> campaigns();
}
