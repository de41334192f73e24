package tools.jackson.databind.node;

/// A number that is no [LongNode], as it was written.
final class WideNode extends NumericNode {
  private final String written;

  WideNode(String written) {
    this.written = written;
  }

  @Override
  public boolean isIntegralNumber() {
    return written.indexOf('.') < 0 && written.indexOf('e') < 0 && written.indexOf('E') < 0;
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(written);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WideNode node && node.doubleValue() == doubleValue();
  }

  @Override
  public int hashCode() {
    return Double.hashCode(doubleValue());
  }

  @Override
  public void write(StringBuilder text) {
    text.append(written);
  }
}
