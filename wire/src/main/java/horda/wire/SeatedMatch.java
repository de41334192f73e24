package horda.wire;

import horda.engine.Match;
import java.util.List;

/// A match and what its seats are called.
record SeatedMatch(Match<?> match, List<String> names) {
  SeatedMatch {
    names = List.copyOf(names);
  }

  Texts texts(Shelf shelf, Language language) {
    return shelf.texts(match.game().id(), language).seated(names).at(match);
  }
}
