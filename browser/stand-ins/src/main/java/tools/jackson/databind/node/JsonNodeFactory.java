package tools.jackson.databind.node;

/// Makes values.
public final class JsonNodeFactory {
  public static final JsonNodeFactory instance = new JsonNodeFactory();

  private JsonNodeFactory() {}

  public ObjectNode objectNode() {
    return new ObjectNode();
  }

  public ArrayNode arrayNode() {
    return new ArrayNode();
  }

  public ArrayNode arrayNode(int size) {
    return new ArrayNode();
  }

  public StringNode stringNode(String value) {
    return StringNode.valueOf(value);
  }

  public NumericNode numberNode(int value) {
    return new LongNode(value);
  }

  public NumericNode numberNode(long value) {
    return new LongNode(value);
  }

  public NumericNode numberNode(double value) {
    return new WideNode(Double.toString(value));
  }

  /// A number as it is written.
  public NumericNode written(String digits) {
    try {
      return new LongNode(Long.parseLong(digits));
    } catch (NumberFormatException _) {
      return new WideNode(digits);
    }
  }

  public BooleanNode booleanNode(boolean value) {
    return BooleanNode.valueOf(value);
  }

  public NullNode nullNode() {
    return NullNode.instance;
  }
}
