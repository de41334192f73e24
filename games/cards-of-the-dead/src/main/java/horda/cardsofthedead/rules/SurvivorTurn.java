package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.MOBILE;
import static horda.cardsofthedead.state.CardsState.PARALYSED;
import static horda.cardsofthedead.state.CardsState.SERVED;

import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType.ZombieAbility;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// TURN: Maintenance, actions, perhaps a walk; every survivor turn is followed by one Game Turn
/// (COD-TURN-01).
public final class SurvivorTurn {
  private SurvivorTurn() {}

  /// Maintenance, unless the turn is lost to paralysis (COD-TURN-04, COD-PAR-05).
  @Named("begin-turn")
  public record Begin(@Seat int seat) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      s.active = seat;
      s.abilityUsed = false;
      takeBreath(s, out);
      if (s.paralysis[seat] == PARALYSED) {
        s.paralysis[seat] = SERVED;
        s.actions = 0;
        out.tell(CardsEvent.TURN_LOST, s.survivor[seat]);
        s.agenda.push(End.OF_TURN);
        return;
      }
      out.tell(CardsEvent.TURN_BEGINS, s.survivor[seat]);
      s.actions = CardsState.ACTIONS;
      s.agenda.push(Act.ION);
      int cost = s.haunted(ZombieAbility.WEARY) ? 2 : 1;
      out.tell(CardsEvent.IMMUNITY_LOST, s.survivor[seat], cost);
      boolean served = s.paralysis[seat] == SERVED;
      s.paralysis[seat] = MOBILE;
      if (served) {
        out.tell(CardsEvent.PARALYSIS_ENDS, s.survivor[seat]);
      }
      Damage.loseImmunity(s, seat, cost, out);
    }
  }

  /// If the row was full at any moment since the last turn began, a Day's beginning included, this
  /// turn is a Last Breath turn (COD-LAST-01). A duty that a death left open is taken over
  /// (COD-LAST-07).
  private static void takeBreath(CardsState s, Out out) {
    s.lastBreath |= s.wasFull || !s.anyFree();
    s.wasFull = false;
    if (s.lastBreath) {
      out.tell(CardsEvent.LAST_BREATH, s.survivor[s.active]);
    }
  }

  /// The turn is over: discard down to five, the Last Breath check, the Game Turn (COD-TURN-09,
  /// COD-LAST-02).
  ///
  /// @param through the Place that was walked through, or NONE
  @Named("end-turn")
  public record End(Effect through) implements CardsStep {
    static final End OF_TURN = new End(Effect.NONE);

    @Override
    public boolean fits(CardsState s) {
      return through.isWay();
    }

    @Override
    public void run(CardsState s, Out out) {
      s.actions = 0;
      if (s.activeLives() && s.zones.size(CardZones.hand(s.active)) > CardsState.HAND_LIMIT) {
        s.agenda.push(this);
        s.agenda.push(new DiscardDown());
        return;
      }
      if (s.lastBreath && s.activeLives()) {
        if (!s.anyFree()) {
          Ending.lose(s, CardsState.NO_BREATH, out);
          return;
        }
        s.lastBreath = false;
      }
      s.agenda.push(new GameTurn.Close(through));
      s.agenda.push(GameTurn.BEGIN);
    }
  }

  /// The next living survivor clockwise (COD-TURN-11).
  static void next(CardsState s) {
    s.agenda.push(new Begin(s.nextLiving(s.active)));
  }
}
