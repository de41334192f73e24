package horda.engine;

/// A game that can say beforehand what a choice leads to: the odds of its dice, what it costs, whom
/// it touches.
public interface Previewed<S extends State> extends Game<S> {
  /// What `seat` may expect of one of the choices that it is offered; null where there is nothing
  /// to say. Told from what the seat may know and from nothing else: in every state that it cannot
  /// tell apart from this one the answer is the same. Changes nothing in the state, and throws no
  /// dice of it.
  @Nullable
  Preview preview(S state, Question<S> question, int seat, long choice);
}
