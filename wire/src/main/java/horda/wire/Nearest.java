package horda.wire;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// The word somebody may have meant.
public final class Nearest {
  private Nearest() {}

  /// `; did you mean 'x'?` or nothing, to hang on a sentence.
  static String hint(String word, Collection<String> known) {
    return to(word, known).map(near -> "; did you mean '" + near + "'?").orElse("");
  }

  static Optional<String> to(String word, Collection<String> known) {
    if (word.length() > 100) {
      return Optional.empty();
    }
    int reach = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(k -> distance(word, k) <= reach || !word.isEmpty() && k.startsWith(word))
        .min(Comparator.comparingInt((String k) -> distance(word, k)).thenComparing(k -> k));
  }

  /// Levenshtein's distance.
  public static int distance(String a, String b) {
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
