package horda.engine;

/// The loop: do the next step until a question is on top or nothing is left. That is all the engine
/// does.
public final class Engine {
  /// More steps than any rule book needs between two answers; stops a rule that pushes itself for
  /// ever.
  private static final int STEP_LIMIT = 100_000;

  private Engine() {}

  /// Runs the game up to its next question; returns it, or null when the game is over.
  @SuppressWarnings("unchecked") // a state's agenda holds only steps of its own game
  public static <S extends State> @Nullable Question<S> advance(S state, Out out) {
    Agenda agenda = state.agenda;
    for (int done = 0; done < STEP_LIMIT; done++) {
      Step<S> top = (Step<S>) agenda.peek();
      if (top == null) {
        return null;
      }
      if (top.waits(state, out)) {
        return question(state);
      }
      out.beat(state);
    }
    throw new IllegalStateException(
        "no question after " + STEP_LIMIT + " steps; next: " + agenda.nameOf(agenda.at(0)));
  }

  /// The question on top of the agenda; null when the game is over, or between two steps of an
  /// answer, when nobody is asked.
  @SuppressWarnings("unchecked") // a state's agenda holds only steps of its own game
  public static <S extends State> @Nullable Question<S> question(S state) {
    return state.agenda.peek() instanceof Question<?> top ? (Question<S>) top : null;
  }

  /// The id of the secret answer that `seat` has given to the waiting question, for its own view
  /// alone; empty if there is none.
  public static <S extends State> String ownChoice(S state, int seat) {
    Question<S> question = question(state);
    if (seat < 0 || question == null || (state.committed() & 1 << seat) == 0) {
      return "";
    }
    return question.option(state, seat, state.commitment(seat)).id();
  }

  /// Answers the waiting question with one of its choices and runs on to the next question. The
  /// choice is trusted: bots and searches take it from [Question#choices]; doors for people check
  /// it first ([Match]).
  public static <S extends State> @Nullable Question<S> answer(
      S state, Question<S> question, int seat, long choice, Out out) {
    question.accept(state, seat, choice, out);
    out.beat(state);
    return advance(state, out);
  }
}
