package horda.engine.toy;

import horda.engine.Out;
import horda.engine.Step;

/// The frame of the game: rounds begin, turns begin, the market closes.
sealed interface Rounds extends Step<FleaState> {

  /// FM-ROUND: a lot is turned up, everyone draws, bids are made, then all take their turns.
  record NextRound() implements Rounds {
    static final String NAME = "next-round";

    @Override
    public void run(FleaState state, Out out) {
      if (state.round == state.rounds) {
        state.agenda.push(new Close());
        return;
      }
      state.first = state.round % state.seats();
      state.round++;
      state.reveal();
      int lot = state.zones.draw(FleaState.LOTS);
      state.zones.add(FleaState.ON_OFFER, lot);
      out.tell(Talk.ROUND, state.round, lot);
      for (int seat = 0; seat < state.seats(); seat++) {
        if (!state.zones.isEmpty(FleaState.DECK)) {
          int card = state.zones.draw(FleaState.DECK);
          state.zones.add(FleaState.hand(seat), card);
          out.tell(1 << seat, Talk.DREW, seat, card, 0, 0);
        }
      }
      state.agenda.push(this);
      for (int i = state.seats() - 1; i >= 0; i--) {
        state.agenda.push(new BeginTurn((state.first + i) % state.seats()));
      }
      state.agenda.push(new Bid(false));
    }

    @Override
    public String name() {
      return NAME;
    }
  }

  /// FM-TURN-01: "pass until my turn" ends here.
  record BeginTurn(int seat) implements Rounds {
    static final String NAME = "begin-turn";

    @Override
    public void run(FleaState state, Out out) {
      state.turn = seat;
      state.offersLeft = Turn.OFFERS;
      if (state.standingOrder(seat) == FleaState.UNTIL_MY_TURN) {
        state.standingOrder(seat, 0);
      }
      state.agenda.push(new Turn(seat));
    }

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public int[] args() {
      return new int[] {seat};
    }
  }

  /// FM-END-01.
  record Close() implements Rounds {
    static final String NAME = "close";

    @Override
    public void run(FleaState state, Out out) {
      state.over = true;
      state.agenda.clear();
      out.tell(Talk.CLOSED);
    }

    @Override
    public String name() {
      return NAME;
    }
  }
}
