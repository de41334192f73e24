package horda.engine;

/// A move or a wish that cannot be granted: a stable code, the rule behind it (or ""), and a
/// sentence for people.
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final String code;
  private final String rule;

  public Refusal(String code, String rule, String sentence) {
    super(sentence, null, false, false);
    this.code = code;
    this.rule = rule;
  }

  public String code() {
    return code;
  }

  public String rule() {
    return rule;
  }
}
