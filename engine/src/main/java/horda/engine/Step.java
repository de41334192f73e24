package horda.engine;

/// Something still to do in a game: an immutable value on the [Agenda]. A step changes the state,
/// tells `out` what happened, and may push further steps. Its name and arguments are all that a
/// saved game keeps of it.
public interface Step<S extends State> {
  int[] NO_ARGS = {};

  void run(S state, Out out);

  /// Stable, readable, unique within a game: `"game-turn"`.
  default String name() {
    throw new IllegalStateException("a step without a name");
  }

  default int[] args() {
    return NO_ARGS;
  }

  /// Beyond their ranges, which the book of steps knows: do the arguments fit this table? Asked of
  /// steps that come from outside.
  default boolean fits(S state) {
    return true;
  }

  /// The step has come to the top of the agenda: do it and answer false, or answer true to wait for
  /// somebody.
  default boolean waits(S state, Out out) {
    state.agenda.pop();
    run(state, out);
    return false;
  }
}
