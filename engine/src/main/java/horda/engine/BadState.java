package horda.engine;

/// A state that was read from outside does not hold together; says which field or invariant, and
/// why.
public final class BadState extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final String where;

  public BadState(String where, String why) {
    super(where + ": " + why);
    this.where = where;
  }

  /// The field's or the invariant's name.
  public String where() {
    return where;
  }
}
