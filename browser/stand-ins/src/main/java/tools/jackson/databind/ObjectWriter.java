package tools.jackson.databind;

/// Writes trees.
public final class ObjectWriter {
  public String writeValueAsString(Object tree) {
    return tree.toString();
  }
}
