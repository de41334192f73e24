package org.snakeyaml.engine.v2.nodes;

/// A key and its value.
public final class NodeTuple {
  private final Node key;
  private final Node value;

  public NodeTuple(Node key, Node value) {
    this.key = key;
    this.value = value;
  }

  public Node getKeyNode() {
    return key;
  }

  public Node getValueNode() {
    return value;
  }
}
