package tools.jackson.databind.node;

/// A whole number of 64 bits at most.
public final class LongNode extends NumericNode {
  private final long value;

  LongNode(long value) {
    this.value = value;
  }

  @Override
  public boolean isInt() {
    return canConvertToInt();
  }

  @Override
  public boolean isIntegralNumber() {
    return true;
  }

  @Override
  public boolean canConvertToInt() {
    return value == (int) value;
  }

  @Override
  public boolean canConvertToLong() {
    return true;
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LongNode node && node.value == value;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(value);
  }

  @Override
  public void write(StringBuilder text) {
    text.append(value);
  }
}
