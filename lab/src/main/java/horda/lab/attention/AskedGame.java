package horda.lab.attention;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a person was asked in one game.
final class AskedGame {
  private final SortedMap<String, Asked> kinds = new TreeMap<>();
  int rules;
  int only;
  int given;
  int said;

  void count(String kind, boolean passed, boolean single) {
    kinds.merge(kind, new Asked(1, passed ? 1 : 0, single ? 1 : 0), Asked::and);
  }

  Map<String, Asked> kinds() {
    return kinds;
  }

  Asked all() {
    return kinds.values().stream().reduce(Asked.NOTHING, Asked::and);
  }
}
