package tools.jackson.databind.node;

import tools.jackson.databind.JsonNode;

/// Nothing.
public final class MissingNode extends JsonNode {
  private static final MissingNode INSTANCE = new MissingNode();

  private MissingNode() {}

  public static MissingNode getInstance() {
    return INSTANCE;
  }

  @Override
  public boolean isMissingNode() {
    return true;
  }

  @Override
  public String asString() {
    return "";
  }

  @Override
  public void write(StringBuilder text) {}
}
