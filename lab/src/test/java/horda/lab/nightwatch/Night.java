package horda.lab.nightwatch;

import horda.engine.Out;
import horda.engine.Step;

/// One turn, and a vote after every fourth; until the night is over.
record Night() implements Step<WatchState> {
  static final String NAME = "night";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public void run(WatchState state, Out out) {
    if (state.turn >= 16 && state.bug != Bug.ENDLESS) {
      return;
    }
    state.agenda.push(this);
    state.agenda.push(new Turn());
    if (state.turn % 4 == 3) {
      state.agenda.push(new Vote());
    }
  }
}
