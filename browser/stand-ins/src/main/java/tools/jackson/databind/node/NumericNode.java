package tools.jackson.databind.node;

import tools.jackson.databind.JsonNode;

/// A number.
public abstract class NumericNode extends JsonNode {
  @Override
  public final boolean isNumber() {
    return true;
  }

  @Override
  public final String asString() {
    return toString();
  }
}
