package horda.engine;

/// Something that writes itself down, piece by piece. For a record the build makes a writer of its
/// components, and one line is left: `CardsViewWriter.write(this, pen);`.
public interface Written {
  void write(Pen pen);
}
