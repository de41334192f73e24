package tools.jackson.databind.node;

import tools.jackson.databind.JsonNode;

/// A text.
public final class StringNode extends JsonNode {
  private static final String HEX = "0123456789ABCDEF";

  private final String value;

  private StringNode(String value) {
    this.value = value;
  }

  public static StringNode valueOf(String value) {
    return new StringNode(value);
  }

  @Override
  public boolean isString() {
    return true;
  }

  @Override
  public String stringValue() {
    return value;
  }

  @Override
  public String asString() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StringNode node && node.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public void write(StringBuilder text) {
    quote(value, text);
  }

  static void quote(String value, StringBuilder text) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        case '\b' -> text.append("\\b");
        case '\f' -> text.append("\\f");
        default -> {
          if (c < ' ') {
            text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }
}
