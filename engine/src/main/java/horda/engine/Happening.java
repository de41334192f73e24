package horda.engine;

import java.util.List;

/// A kind of event, usually an enum constant of the game: its text key, its rule, and what its
/// arguments point at.
public interface Happening {
  /// Key in the text files, below `event`.
  String key();

  /// Id of the rule by which it happens.
  String rule();

  /// The kind of each argument: `card`, `seat`, `number`…
  List<String> kinds();
}
