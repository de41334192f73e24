package horda.engine;

/// Watches one answer and says afterwards whether it can be taken back. It cannot once anybody has
/// learned something hidden by it: the player who answered (who could otherwise look and think
/// again), or any other seat, person or bot (a player could otherwise show a card and then give a
/// worse one). Two things count:
/// - what the rules declare with [State#reveal], and the dice;
/// - events that another seat was told and not everybody.
///
/// That rules declare enough is for the fuzzer to prove, which plays the same answer where hidden
/// things lie otherwise. Simulation never comes here.
public final class Disclosure {
  private final Chance dice;
  private final int told;

  private Disclosure(Chance dice, int told) {
    this.dice = dice;
    this.told = told;
  }

  /// Before the answer; what it tells is written down in `chronicle`.
  public static Disclosure watch(State state, Chronicle chronicle) {
    state.clearNews();
    return new Disclosure(new Chance(state.chance), chronicle.size());
  }

  /// After the answer of `seat`: has it told something to somebody?
  public boolean happened(State state, int seat, Chronicle chronicle) {
    return state.isNewsTo(seat)
        || state.isNewsToOthers()
        || !state.chance.at(dice)
        || chronicle.whispered(told, seat);
  }
}
