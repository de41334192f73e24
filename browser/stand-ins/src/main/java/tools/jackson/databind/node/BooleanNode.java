package tools.jackson.databind.node;

import tools.jackson.databind.JsonNode;

/// `true` or `false`.
public final class BooleanNode extends JsonNode {
  static final BooleanNode TRUE = new BooleanNode(true);
  static final BooleanNode FALSE = new BooleanNode(false);

  private final boolean value;

  private BooleanNode(boolean value) {
    this.value = value;
  }

  public static BooleanNode valueOf(boolean value) {
    return value ? TRUE : FALSE;
  }

  @Override
  public boolean isBoolean() {
    return true;
  }

  @Override
  public boolean booleanValue() {
    return value;
  }

  @Override
  public String asString() {
    return Boolean.toString(value);
  }

  @Override
  public void write(StringBuilder text) {
    text.append(value);
  }
}
