package tools.jackson.databind;

import tools.jackson.core.JacksonException;

/// A value is of another kind than was asked for.
public final class DatabindException extends JacksonException {
  private static final long serialVersionUID = 1L;

  public DatabindException(String message) {
    super(message);
  }
}
