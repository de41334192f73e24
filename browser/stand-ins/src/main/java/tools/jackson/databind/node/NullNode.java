package tools.jackson.databind.node;

import tools.jackson.databind.JsonNode;

/// `null`.
public final class NullNode extends JsonNode {
  public static final NullNode instance = new NullNode();

  private NullNode() {}

  public static NullNode getInstance() {
    return instance;
  }

  @Override
  public boolean isNull() {
    return true;
  }

  @Override
  public String asString() {
    return "";
  }

  @Override
  public void write(StringBuilder text) {
    text.append("null");
  }
}
