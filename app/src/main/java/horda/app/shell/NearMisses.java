package horda.app.shell;

import horda.wire.Nearest;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// The words somebody may have meant.
public final class NearMisses {
  private static final int MOST = 3;

  private NearMisses() {}

  /// Words a few edits away, or with the same beginning; the nearest first.
  public static List<String> to(String word, Collection<String> known) {
    int reach = Math.min(Math.max(2, word.length() / 3), word.length() - 1);
    return known.stream()
        .filter(k -> Nearest.distance(word, k) <= reach || word.length() > 1 && k.startsWith(word))
        .sorted(
            Comparator.comparingInt((String k) -> Nearest.distance(word, k)).thenComparing(k -> k))
        .limit(MOST)
        .toList();
  }
}
