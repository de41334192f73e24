package horda.engine.toy;

import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Promises;
import horda.engine.Ref;

/// FM-BID: all but the first seat bid in secret; the first seat bids late, once it has seen theirs.
///
/// @param late whether the late group bids
record Bid(boolean late) implements AskAll<FleaState> {
  static final String NAME = "bid";
  private static final long NONE = 0;
  private static final int COIN = 1;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return new int[] {late ? 1 : 0};
  }

  @Override
  public int asked(FleaState state) {
    int first = 1 << state.first;
    return late ? first : (1 << state.seats()) - 1 & ~first;
  }

  @Override
  public void choices(FleaState state, int seat, Choices into) {
    into.add(NONE);
    if (isBound(state, seat)) {
      return;
    }
    for (int worth = 1; worth <= Wares.DEAREST_COIN; worth++) {
      if (state.find(seat, worth) >= 0) {
        into.add(Code.of(COIN, worth));
      }
    }
  }

  /// FM-DEAL-03: a binding promise takes the choice away.
  private static boolean isBound(FleaState state, int seat) {
    int promise = state.promises().open(seat, FleaBargain.noBid(seat, state.round));
    return promise >= 0 && state.promises().binding(promise);
  }

  @Override
  public void resolve(FleaState state, long[] answers, Out out) {
    if (!late) {
      java.util.Arrays.fill(state.bids, (byte) FleaState.NO_BID);
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      if ((asked(state) & 1 << seat) != 0) {
        open(state, seat, answers[seat], out);
      }
    }
    if (late) {
      sell(state, out);
    } else {
      state.agenda.push(new Bid(true));
    }
  }

  private static void open(FleaState state, int seat, long answer, Out out) {
    if (answer == NONE) {
      out.tell(Talk.NO_BID, seat);
    } else {
      int card = state.zones.at(FleaState.hand(seat), state.find(seat, Code.a(answer)));
      state.discard(seat, card);
      state.bids[seat] = (byte) card;
      out.tell(Talk.BID, seat, card);
    }
    Promises promises = state.promises();
    for (int i = 0; i < promises.size(); i++) {
      if (promises.status(i) == Promises.OPEN
          && promises.from(i) == seat
          && promises.what(i) == FleaBargain.noBid(seat, state.round)) {
        boolean kept = answer == NONE;
        state.promises(state.promises().withStatus(i, kept ? Promises.KEPT : Promises.BROKEN));
        out.tell(kept ? Talk.KEPT : Talk.BROKEN, seat, promises.to(i));
      }
    }
  }

  /// FM-BID-03: the highest coin wins; the first seat clockwise wins a tie.
  private static void sell(FleaState state, Out out) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < state.seats(); i++) {
      int seat = (state.first + i) % state.seats();
      int worth = state.bids[seat] == FleaState.NO_BID ? 0 : Wares.kind(state.bids[seat]);
      if (worth > most) {
        most = worth;
        best = seat;
      }
    }
    int lot = state.zones.draw(FleaState.ON_OFFER);
    state.zones.add(best < 0 ? FleaState.UNSOLD : state.stall(best), lot);
    if (best < 0) {
      out.tell(Talk.UNSOLD, lot);
    } else {
      out.tell(Talk.SOLD, best, lot);
    }
  }

  @Override
  public Phrase prompt(FleaState state, int seat) {
    return Phrase.of("prompt.bid", new Ref("lot", state.zones.top(FleaState.ON_OFFER)));
  }

  @Override
  public String rule(FleaState state) {
    return late ? "FM-BID-02" : "FM-BID-01";
  }

  @Override
  public Option option(FleaState state, int seat, long choice) {
    return choice == NONE
        ? Option.of("none", Phrase.of("option.no-bid"))
        : Option.of(
            "bid:" + Wares.KIND_NAMES[Code.a(choice)],
            Phrase.of("option.bid", new Ref("kind", Code.a(choice))));
  }
}
