package horda.lab.fuzz;

/// Shows where two long texts part, not all of both.
final class Difference {
  private static final int BEFORE = 60;
  private static final int AFTER = 100;

  private Difference() {}

  static String of(Object expected, Object found) {
    String a = String.valueOf(expected);
    String b = String.valueOf(found);
    if (a.equals(b)) {
      return "not equal, though both say " + clip(a, 0);
    }
    int at = 0;
    while (at < a.length() && at < b.length() && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    int from = Math.max(0, at - BEFORE);
    return clip(a, from) + " against " + clip(b, from);
  }

  private static String clip(String text, int from) {
    int to = Math.min(text.length(), from + BEFORE + AFTER);
    return (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
  }
}
