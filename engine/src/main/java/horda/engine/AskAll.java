package horda.engine;

/// A question to several seats at once, in secret. The order of answering changes nothing, nobody
/// sees an answer before all have answered, and until then everyone may change their answer. What a
/// seat may choose must not depend on what others chose.
public interface AskAll<S extends State> extends Question<S> {
  /// Bit set of all seats that are asked: by default everybody.
  default int asked(S state) {
    return (1 << state.seats()) - 1;
  }

  /// All answers are in: `answers[seat]` for every asked seat, 0 for the others. What follows (a
  /// window, a second secret question to a late group) is pushed on the agenda as ever.
  void resolve(S state, long[] answers, Out out);

  @Override
  default int awaited(S state) {
    return asked(state) & ~state.committed();
  }

  @Override
  default boolean hears(S state, int seat) {
    return (asked(state) & 1 << seat) != 0;
  }

  @Override
  default void accept(S state, int seat, long choice, Out out) {
    state.commit(seat, choice);
    // The last answer in: the loop finds nobody awaited any more, and resolves.
  }

  /// Resolves once nobody is awaited: at once, too, when a rule asks a group that is empty.
  @Override
  default boolean waits(S state, Out out) {
    if (awaited(state) != 0) {
      return true;
    }
    state.agenda.pop();
    // The others' answers are news to everybody.
    state.reveal();
    resolve(state, state.takeCommitments(), out);
    return false;
  }
}
