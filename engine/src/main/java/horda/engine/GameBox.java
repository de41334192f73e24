package horda.engine;

import java.util.List;

/// A game on the shelf, not yet opened. Found as a service, so that nothing needs to know all
/// games.
public interface GameBox {
  String id();

  /// Reads the content and gives the game; throws [Data.Fault] when a file is wrong.
  Game<?> open(Files files);

  /// The data files that lie beside the game's classes.
  interface Files {
    /// The file of that name, as a tree; a name may have one folder: `missions/t1.yaml`.
    Data read(String name);

    /// The same for what is only said: texts may change without making a saved game another.
    Data words(String name);

    /// Names of the files that somebody who designs has laid into a folder of the game, sorted;
    /// those that came with the game are not among them.
    List<String> laid(String folder);

    /// Text in the format of the files, as a tree; `name` is what messages call it. May be called
    /// at any time, by many threads.
    Data parse(String name, String text);
  }
}
