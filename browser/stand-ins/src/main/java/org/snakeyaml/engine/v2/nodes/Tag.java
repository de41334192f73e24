package org.snakeyaml.engine.v2.nodes;

/// What kind of scalar.
public final class Tag {
  public static final Tag NULL = new Tag();
  static final Tag OTHER = new Tag();

  private Tag() {}
}
