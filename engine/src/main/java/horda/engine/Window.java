package horda.engine;

/// The one mechanism for "at any time": seats are asked in priority order, each may respond or
/// pass; a response comes first and the window opens again; when all have passed it closes.
///
/// If only those who can respond were asked, that would show who holds what. A table with
/// [State#uniformWindows()] therefore asks everybody who could respond *as far as the others know*;
/// any other table (simulation, open hands) asks only those who really can. A seat's own standing
/// orders pass for it, and nobody else can see them.
public interface Window<S extends State> extends Ask<S> {
  /// The choice that every seat has.
  long PASS = 0;

  /// A moment unlike any other: something was announced just now.
  int NEW_MOMENT = -1;

  /// How many seats have passed in a row.
  int passes();

  /// This window after `passes` seats have passed.
  Window<S> after(int passes);

  /// The seat that has priority after that number of passes: by default clockwise from [#first].
  default int seatAt(S state, int passes) {
    return (first() + passes) % state.seats();
  }

  int first();

  /// How many passes in a row close the window.
  default int rounds(S state) {
    return state.seats();
  }

  /// By public knowledge: might this seat respond? Must not look at what is hidden.
  boolean couldRespond(S state, int seat);

  /// In truth: has this seat something to play? Cheap: asked far more often than anything is
  /// listed. Only a seat that [#couldRespond] may be one that can.
  boolean canRespond(S state, int seat);

  void responses(S state, int seat, Choices into);

  /// Plays a response. The window that goes on afterwards lies on the agenda already; push what
  /// comes first on top.
  void respond(S state, int seat, long choice, Out out);

  /// The window as it goes on after `seat` responded with `choice`: by default from the start. A
  /// response that must not restart the asking (an offer, say) gives this window itself back; one
  /// that ends it gives `after(rounds(state))`.
  default Window<S> reopened(S state, int seat, long choice) {
    return after(0);
  }

  /// Everybody passed; the window has left the agenda. By default what lies below it goes on.
  default void close(S state, Out out) {}

  /// Does this standing order of a seat (never 0) pass here?
  default boolean passesBy(S state, int seat, int order) {
    return order == State.ALWAYS_PASS;
  }

  /// Is this response a reason to stop for a person? Plays that are no answer to anything (offers,
  /// talk, handing on) stay possible, but nobody is asked for their sake.
  default boolean counts(S state, int seat, long choice) {
    return true;
  }

  /// By public knowledge: is it about this seat more than about others? Its people are attacked, or
  /// it is named. Then no standing order answers for it.
  default boolean concerns(S state, int seat) {
    return false;
  }

  /// By public knowledge, and sharper than [#couldRespond], which decides whom the rules ask: is it
  /// worth waiting for this seat?
  default boolean mightRespond(S state, int seat) {
    return couldRespond(state, seat);
  }

  @Override
  default boolean letsBe(long choice) {
    return choice == PASS;
  }

  /// What kind of moment this is for `seat`: a pass sticks for all moments of a kind. [#NEW_MOMENT]
  /// where every window is one of its own.
  default int moment(S state, int seat) {
    return NEW_MOMENT;
  }

  /// What somebody who passes on `choice` has passed on: by default the choice itself; a game may
  /// leave the target out.
  default long play(long choice) {
    return choice;
  }

  @Override
  default long ordered(S state, int seat, int order) {
    return !concerns(state, seat) && passesBy(state, seat, order) ? PASS : NOT_ORDERED;
  }

  /// Must this seat be asked?
  default boolean asks(S state, int seat) {
    boolean can = state.uniformWindows() ? couldRespond(state, seat) : canRespond(state, seat);
    int order = state.standingOrder(seat);
    return can && (order == 0 || !passesBy(state, seat, order));
  }

  /// Goes on to the next seat to be asked, or closes.
  @Override
  default boolean waits(S state, Out out) {
    int n = passes();
    int last = rounds(state);
    while (n < last) {
      int seat = seatAt(state, n);
      // Asked or passed over: either tells the others of its hand, or at least of its orders. Else
      // one could announce a card, and take it back unless everybody lets it pass.
      if (!state.uniformWindows()) {
        state.reveal(seat);
      } else if (couldRespond(state, seat)) {
        state.revealOrders(seat);
      }
      if (asks(state, seat)) {
        break;
      }
      n++;
    }
    if (n >= last) {
      state.agenda.pop();
      close(state, out);
      return false;
    }
    if (n != passes()) {
      state.agenda.replace(after(n));
    }
    return true;
  }

  @Override
  default int seat(S state) {
    return seatAt(state, passes());
  }

  @Override
  default void choices(S state, int seat, Choices into) {
    into.add(PASS);
    responses(state, seat, into);
  }

  @Override
  default void answer(S state, long choice, Out out) {
    int seat = seat(state);
    if (choice == PASS) {
      state.agenda.push(after(passes() + 1));
    } else {
      state.agenda.push(reopened(state, seat, choice));
      respond(state, seat, choice, out);
    }
  }
}
