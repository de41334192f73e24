package horda.engine;

/// A game that can say how a position looks before the end, for searches.
public interface Judged<S extends State> extends Game<S> {
  Judge<S> judge();
}
