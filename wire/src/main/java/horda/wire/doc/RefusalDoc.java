package horda.wire.doc;

/// What comes over HTTP instead of an answer.
public record RefusalDoc(Cause error) implements RefusalDocWritten {
  /// @param code stable for programs
  /// @param rule the rule that forbids it; empty if there is none
  /// @param text the same for people
  public record Cause(String code, String rule, String text) {}

  public RefusalDoc(String code, String rule, String text) {
    this(new Cause(code, rule, text));
  }
}
