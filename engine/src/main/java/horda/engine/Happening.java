package horda.engine;

import java.util.List;

/// A kind of event, usually an enum constant of the game.
public interface Happening {
  EventKind kind();

  /// Key in the text files, below `event`.
  default String key() {
    return kind().key();
  }

  /// Id of the rule by which it happens.
  default String rule() {
    return kind().rule();
  }

  /// The kind of each argument: `card`, `seat`, `number`…
  default List<String> kinds() {
    return kind().arguments();
  }
}
