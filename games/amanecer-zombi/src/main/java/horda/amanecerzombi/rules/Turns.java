package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// TURN: how turns begin and end.
public final class Turns {
  private Turns() {}

  /// Is it this seat's own turn? Seasons and ends of rounds belong to nobody.
  static boolean isTurnOf(AmanecerState s, int seat, int window) {
    return s.active == seat && window != Windows.SEASON && window != Windows.ROUND_END;
  }

  /// How many turns of this seat have begun: one a round, unless this round's still lies ahead.
  public static int begun(AmanecerState s, int seat) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof Begin ahead && ahead.seat() == seat) {
        return s.round - 1;
      }
    }
    return s.round;
  }

  @Named("begin-turn")
  public record Begin(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.active = seat;
      s.usedTurn = 0;
      StandingOrders.newTurn(s, seat);
      out.tell(AmanecerEvent.TURN_BEGINS, seat);
      Vehicle vehicle = s.vehicle[seat] == NONE ? null : s.table.vehicle(s.vehicle[seat]);
      if (vehicle != null && vehicle.readyEachTurn()) {
        s.vehiclesTurned &= ~(1 << seat);
      }
      s.agenda.push(new Act(seat));
      Windows.open(s, Windows.TURN_START);
    }
  }

  /// The window of the end has closed (AMZ-TURN-05).
  @Named("end-turn")
  record End(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      out.tell(AmanecerEvent.TURN_ENDS, seat);
    }
  }

  /// Cards that somebody draws after a price was paid.
  @Named("draw-cards")
  record Draw(@Seat int seat, @In(max = 100) int cards) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      Decks.drawToHand(s, seat, cards, out);
    }
  }
}
