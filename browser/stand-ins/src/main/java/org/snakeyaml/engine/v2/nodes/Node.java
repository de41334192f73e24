package org.snakeyaml.engine.v2.nodes;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;

/// A part of a file.
public abstract class Node {
  private final int line;

  protected Node(int line) {
    this.line = line;
  }

  public Optional<Mark> getStartMark() {
    return Optional.of(new Mark(line));
  }

  public Tag getTag() {
    return Tag.OTHER;
  }
}
