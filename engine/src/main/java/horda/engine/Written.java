package horda.engine;

/// Something that writes itself down, piece by piece. For a record the build makes a writer of its
/// components, and two lines are left: `CardsViewWriter.write(this, pen);` and
/// `CardsViewWriter.changes((CardsView) before, this, out);`.
public interface Written {
  void write(Pen pen);

  /// What has changed since an earlier document of the same class. Without the second line the
  /// whole is written where anything has.
  default void changes(Written before, Changes out) {
    if (!equals(before)) {
      write(out.replace());
    }
  }
}
