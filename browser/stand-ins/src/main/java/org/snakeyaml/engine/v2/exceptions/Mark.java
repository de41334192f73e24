package org.snakeyaml.engine.v2.exceptions;

/// A place in a file.
public final class Mark {
  private final int line;

  public Mark(int line) {
    this.line = line;
  }

  /// From 0 on.
  public int getLine() {
    return line;
  }
}
