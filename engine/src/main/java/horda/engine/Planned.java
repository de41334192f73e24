package horda.engine;

/// A game with plans for a search that thinks in whole stretches of play.
public interface Planned<S extends State> extends Game<S> {
  Schemes<S> schemes();
}
