package horda.engine;

/// A game that says what the laboratory counts when it is over.
public interface Counted<S extends State> extends Game<S> {
  Census<S> census();
}
