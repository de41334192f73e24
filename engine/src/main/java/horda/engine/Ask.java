package horda.engine;

/// A question to one seat.
public interface Ask<S extends State> extends Question<S> {
  int seat(S state);

  /// Carries out one of the choices; this question has left the agenda.
  void answer(S state, long choice, Out out);

  @Override
  default int awaited(S state) {
    return 1 << seat(state);
  }

  @Override
  default void accept(S state, int seat, long choice, Out out) {
    state.agenda.pop();
    answer(state, choice, out);
  }
}
