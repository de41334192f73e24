package horda.lab.fuzz;

/// A check found something wrong.
final class Broken extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final String check;

  Broken(String check, String message) {
    super(message);
    this.check = check;
  }

  String check() {
    return check;
  }

  /// Fails unless both are equal, and shows where they part.
  static void unlessEqual(String check, String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new Broken(check, what + ": " + Difference.of(expected, found));
    }
  }
}
