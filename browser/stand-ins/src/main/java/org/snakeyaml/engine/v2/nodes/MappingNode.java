package org.snakeyaml.engine.v2.nodes;

import java.util.List;

/// Keys and values.
public final class MappingNode extends Node {
  private final List<NodeTuple> value;

  public MappingNode(List<NodeTuple> value, int line) {
    super(line);
    this.value = value;
  }

  public List<NodeTuple> getValue() {
    return value;
  }
}
