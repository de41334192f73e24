package horda.lab;

import horda.engine.State;

/// Copies with their type.
public final class Copies {
  private Copies() {}

  /// A copy of `state`, of its own kind.
  @SuppressWarnings("unchecked") // a state copies itself to its own kind
  public static <S extends State> S of(S state) {
    return (S) state.copy();
  }
}
