package horda.engine;

/// The one mechanism for "at any time": seats are asked in priority order, each may respond or
/// pass; a response comes first and the window opens again; when all have passed it closes.
///
/// Who is asked would show who holds what. A table with [State#uniformWindows()] therefore asks
/// everybody who could respond *as far as the others know*; any other table (simulation, open
/// hands) asks only those who really can. A seat's own standing orders pass for it, and nobody else
/// can see them.
public interface Window<S extends State> extends Ask<S> {
  /// The choice that every seat has.
  long PASS = 0;

  /// How many seats have passed in a row.
  int passes();

  /// This window after `passes` seats have passed.
  Window<S> after(int passes);

  /// The seat that has priority after so many passes: by default clockwise from [#first].
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

  /// Everybody passed; the window has left the agenda.
  void close(S state, Out out);

  /// Does this standing order of a seat (never 0) pass here?
  default boolean passesBy(S state, int seat, int order) {
    return order == State.ALWAYS_PASS;
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
