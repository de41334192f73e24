package horda.lab.nightwatch;

import horda.engine.Ballot;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/// All point at somebody, in secret; whoever is pointed at loses a point for each finger.
record Vote() implements Ballot<WatchState> {
  static final String NAME = "vote";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int candidates(WatchState state, int seat) {
    return state.seatsWhere(other -> other != seat);
  }

  @Override
  public void resolve(WatchState state, long[] answers, Out out) {
    for (int seat = 0; seat < state.seats(); seat++) {
      int target = Code.a(answers[seat]);
      state.points[target]--;
      out.tell(WatchEvent.VOTED, seat, target);
    }
  }

  @Override
  public Phrase prompt(WatchState state, int seat) {
    return Phrase.of("prompt.vote");
  }

  @Override
  public String rule(WatchState state) {
    return "NW-VOTE";
  }

  @Override
  public Option option(WatchState state, int seat, long choice) {
    return Option.of("seat:" + Code.a(choice), Phrase.of("option.vote", Ref.seat(Code.a(choice))));
  }
}
