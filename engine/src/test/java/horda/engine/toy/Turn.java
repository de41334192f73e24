package horda.engine.toy;

import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/// FM-TURN: play cards, make offers, end the turn.
record Turn(int seat) implements Ask<FleaState> {
  static final String NAME = "turn";

  /// Bounded, so that turns end.
  static final int OFFERS = 2;

  private static final long END = 0;
  private static final int HAGGLE = 1;
  private static final int SNATCH = 2;
  private static final int OFFER = 3;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int[] args() {
    return new int[] {seat};
  }

  @Override
  public int seat(FleaState state) {
    return seat;
  }

  @Override
  public void choices(FleaState state, int seat, Choices into) {
    into.add(END);
    if (state.find(seat, Wares.HAGGLE) >= 0) {
      into.add(Code.of(HAGGLE));
    }
    boolean snatch = state.find(seat, Wares.SNATCH) >= 0;
    for (int i = 1; i < state.seats(); i++) {
      int other = (seat + i) % state.seats();
      if (snatch && !state.zones.isEmpty(FleaState.hand(other))) {
        into.add(Code.of(SNATCH, other));
      }
      if (state.offersLeft > 0) {
        into.add(Code.of(OFFER, other));
      }
    }
  }

  @Override
  public void greyed(FleaState state, int seat, Greyed into) {
    if (state.offersLeft == 0) {
      into.add("offer", "FM-DEAL-01", Phrase.of("why.no-offers-left"));
    }
  }

  @Override
  public void answer(FleaState state, long choice, Out out) {
    if (choice == END) {
      return;
    }
    state.agenda.push(this);
    switch (Code.verb(choice)) {
      case HAGGLE -> announce(state, Wares.HAGGLE, seat, out);
      case SNATCH -> announce(state, Wares.SNATCH, Code.a(choice), out);
      default -> {
        state.offersLeft--;
        state.agenda.push(FleaBargain.IT.draft(new Deal(seat, Code.a(choice))));
      }
    }
  }

  private void announce(FleaState state, int kind, int target, Out out) {
    int card = state.zones.at(FleaState.hand(seat), state.find(seat, kind));
    state.discard(seat, card);
    if (target == seat) {
      out.tell(Talk.PLAYED, seat, kind);
    } else {
      out.tell(Talk.AIMED, seat, kind, target);
    }
    state.agenda.push(new Effect(kind, seat, target));
    state.agenda.push(new Objections(seat, 0));
  }

  @Override
  public Phrase prompt(FleaState state, int seat) {
    return Phrase.of("prompt.turn");
  }

  @Override
  public String rule(FleaState state) {
    return "FM-TURN-01";
  }

  @Override
  public Option option(FleaState state, int seat, long choice) {
    Ref other = Ref.seat(Code.a(choice));
    return switch (Code.verb(choice)) {
      case 0 -> Option.of("end", Phrase.of("option.end-turn"));
      case HAGGLE -> Option.of("haggle", Phrase.of("option.haggle"));
      case SNATCH -> Option.of("snatch:" + other.id(), Phrase.of("option.snatch", other));
      default -> Option.of("offer:" + other.id(), Phrase.of("option.offer", other));
    };
  }
}
