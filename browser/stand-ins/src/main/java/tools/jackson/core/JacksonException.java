package tools.jackson.core;

/// Why a text is no JSON.
public class JacksonException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public JacksonException(String message) {
    super(message);
  }

  public final String getOriginalMessage() {
    return getMessage();
  }
}
