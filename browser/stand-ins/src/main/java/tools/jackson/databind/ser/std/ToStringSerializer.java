package tools.jackson.databind.ser.std;

import tools.jackson.databind.ValueSerializer;

/// Writes a value as its text.
public final class ToStringSerializer extends ValueSerializer<Object> {
  public static final ToStringSerializer instance = new ToStringSerializer();

  private ToStringSerializer() {}
}
