package horda.engine;

/// A game for which people make plans of their own, such as maps and missions.
public interface Designed<S extends State> extends Game<S> {
  Workshop workshop();
}
