package horda.engine;

/**
 * A game on the shelf, not yet opened. Found as a service, so that nothing needs to know all games.
 */
public interface GameBox {
  String id();

  /** Reads the content and gives the game; throws {@link Data.Fault} when a file is wrong. */
  Game<?> open(Files files);

  /** The data files that lie beside the game's classes. */
  interface Files {
    /** The file of that name, as a tree. */
    Data read(String name);
  }
}
