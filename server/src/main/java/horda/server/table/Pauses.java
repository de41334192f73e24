package horda.server.table;

import horda.engine.Event;
import horda.engine.View;
import java.util.List;

/// How long pauses last, and what they lead to.
final class Pauses {
  private static final long SECOND = 1000;
  private static final long SHORTEST = 1500;

  /// To see one thing that happened, to take it in afterwards, and no more than that in all.
  private static final long SIGHT = 450;

  private static final long BREATH = 800;
  private static final long LONGEST_SIGHT = 8000;

  private Pauses() {}

  /// A window has opened.
  ///
  /// @param returned bit set of the seats whose wish came too late in the pause before
  static Pause begin(TableState state, Attending<?> attending, int returned) {
    int events = state.match().chronicle().size();
    if (state.waiting().byCorrespondence()) {
      int heard = respondents(state, attending);
      long until = state.at() + (heard == 0 ? 0 : patience(state));
      return new Pause(heard, state.at(), until, events, returned);
    }
    return new Pause(0, state.at(), state.at() + length(state, attending), events, returned);
  }

  /// Whoever has said nothing after the time that the clock gives for a decision passes.
  private static long patience(TableState state) {
    Header.Clock clock = state.header().wishes().clock();
    return clock == null ? 0 : clock.bank() * SECOND;
  }

  /// Bit set of the people who by public knowledge could respond.
  private static int respondents(TableState state, Attending<?> attending) {
    int seats = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      boolean person = state.playedBy(seat) == null;
      seats |= person && attending.mightRespond(state.match(), seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /// Longer if it is about one seat, shorter if it is about none; nothing if by public knowledge no
  /// person could respond. What has just happened is shown first.
  private static long length(TableState state, Attending<?> attending) {
    if (respondents(state, attending) == 0) {
      return 0;
    }
    long usual = state.header().wishes().windowSeconds() * SECOND;
    long wanted =
        switch (attending.concerned(state.match())) {
          case 0 -> usual / 2;
          case 1 -> usual * 2;
          default -> usual;
        };
    return Math.max(Math.max(wanted, SHORTEST), sight(state));
  }

  private static long sight(TableState state) {
    List<Event> told = state.match().chronicle().since(state.eventsBefore());
    long seen = told.stream().filter(event -> event.isFor(View.ONLOOKER)).count();
    return seen == 0 ? 0 : Math.min(seen * SIGHT, LONGEST_SIGHT) + BREATH;
  }

  /// The time is up: what the person of `seat` answers.
  static Line answer(TableState state, int seat, String pass) {
    Pause pause = state.waiting().pause();
    String wish = pause == null ? null : pause.wish(seat);
    if (wish == null || wish.equals(pass) || !offers(state, seat, wish)) {
      return new Line.Answer(seat, pass, Line.By.CLOCK);
    }
    return new Line.Answer(seat, wish, Line.By.PERSON);
  }

  private static boolean offers(TableState state, int seat, String option) {
    return state.match().options(seat).stream().anyMatch(one -> one.id().equals(option));
  }
}
