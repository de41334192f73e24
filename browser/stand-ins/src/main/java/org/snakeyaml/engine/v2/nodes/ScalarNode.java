package org.snakeyaml.engine.v2.nodes;

/// A plain value.
public final class ScalarNode extends Node {
  private final String value;
  private final boolean plain;

  /// @param plain whether it stands there without quotes
  public ScalarNode(String value, boolean plain, int line) {
    super(line);
    this.value = value;
    this.plain = plain;
  }

  public String getValue() {
    return value;
  }

  public boolean isPlain() {
    return plain;
  }

  public boolean isQuoted() {
    return !plain;
  }

  @Override
  public Tag getTag() {
    return plain && (value.isEmpty() || value.equals("null")) ? Tag.NULL : Tag.OTHER;
  }
}
