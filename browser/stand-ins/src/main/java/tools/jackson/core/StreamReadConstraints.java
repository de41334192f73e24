package tools.jackson.core;

/// Limits of what is read; the reader has them anyway.
public final class StreamReadConstraints {
  private StreamReadConstraints() {}

  public static Builder builder() {
    return new Builder();
  }

  /// Takes limits.
  public static final class Builder {
    public Builder maxNestingDepth(int depth) {
      return this;
    }

    public Builder maxNumberLength(int length) {
      return this;
    }

    public StreamReadConstraints build() {
      return new StreamReadConstraints();
    }
  }
}
