package horda.engine;

/// Whether a position that came from outside can be played on.
final class PositionCheck {
  private PositionCheck() {}

  /// Refuses with the name of the invariant or the field that does not hold.
  static <S extends State> void check(Game<S> game, S state) {
    checkAgenda(state);
    for (Invariant<S> invariant : game.invariants()) {
      if (!invariant.holds().test(state)) {
        throw new BadState(invariant.name(), "the state breaks this invariant");
      }
    }
    if (state.committed() == 0) {
      return;
    }
    if (!(state.agenda.peek() instanceof AskAll<?>)) {
      throw new BadState("committed", "secret answers, but no secret question waits");
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if ((state.committed() & 1 << seat) != 0) {
        checkCommitment(state, seat);
      }
    }
  }

  /// Steps must be about things that there are at this table.
  private static void checkAgenda(State state) {
    StepBook<?> book = state.agenda.book();
    for (int depth = 0; depth < state.agenda.size(); depth++) {
      Step<?> step = state.agenda.at(depth);
      if (!book.fits(step, state)) {
        throw new BadState(
            "agenda", "step '" + book.name(step) + "' is about something that this table lacks");
      }
    }
  }

  /// A secret answer must be one that could have been given.
  private static <S extends State> void checkCommitment(S state, int seat) {
    Question<S> question = Engine.question(state);
    Choices choices = new Choices();
    if (question != null && question.hears(state, seat)) {
      question.choices(state, seat, choices);
    }
    if (!choices.contains(state.commitment(seat))) {
      throw new BadState("commitments", "seat " + seat + " could not have answered this");
    }
  }
}
