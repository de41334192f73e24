package horda.app.shell;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// The words somebody may have meant.
public final class Near {
  private static final int MOST = 3;

  private Near() {}

  /// Words a few edits away, or with the same beginning; the nearest first.
  public static List<String> to(String word, Collection<String> known) {
    int reach = Math.min(Math.max(2, word.length() / 3), word.length() - 1);
    return known.stream()
        .filter(k -> distance(word, k) <= reach || word.length() > 1 && k.startsWith(word))
        .sorted(Comparator.comparingInt((String k) -> distance(word, k)).thenComparing(k -> k))
        .limit(MOST)
        .toList();
  }

  /// Levenshtein's distance.
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int swap = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(swap, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
