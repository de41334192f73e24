package horda.engine;

/**
 * Something that writes itself down, piece by piece. Records leave it to the writer that the build
 * makes of their components.
 */
public interface Written {
  void write(Pen pen);
}
