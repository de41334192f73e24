package org.snakeyaml.engine.v2.nodes;

import java.util.List;

/// A list.
public final class SequenceNode extends Node {
  private final List<Node> value;

  public SequenceNode(List<Node> value, int line) {
    super(line);
    this.value = value;
  }

  public List<Node> getValue() {
    return value;
  }
}
