package horda.wire;

import horda.engine.Pen;
import horda.engine.Written;
import tools.jackson.databind.JsonNode;

/// A part of a message that is a tree already.
public final class Tree implements Written {
  private final JsonNode node;

  public Tree(JsonNode node) {
    this.node = node;
  }

  @Override
  public void write(Pen pen) {
    switch (pen) {
      case TextPen text -> text.json(Json.line(node));
      case TreePen tree -> tree.node(node);
      default -> throw new IllegalStateException("JSON is for pens that write JSON");
    }
  }
}
