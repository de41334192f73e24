package horda.engine;

/// A game with rules of thumb, for bots that play sensibly without a search.
public interface Hinted<S extends State> extends Game<S> {
  Hints<S> hints();
}
