package horda.engine;

/// Something that writes itself down, piece by piece. For a record the build makes a writer of its
/// components, and the record implements what calls it: `CardsViewWritten`.
public interface Written {
  void write(Pen pen);

  /// What has changed since an earlier document of the same class. By default the whole is written
  /// where anything has.
  default void changes(Written before, Changes out) {
    if (!equals(before)) {
      write(out.replace());
    }
  }
}
