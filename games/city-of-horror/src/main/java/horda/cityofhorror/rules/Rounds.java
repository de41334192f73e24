package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.content.Place.TOWER;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.SiteEffect;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import java.util.Arrays;

/// ROUND and LOC: the script of a round, and the locations one after another.
public final class Rounds {
  static final int LAST = 4;

  private Rounds() {}

  /// Choose, Invasion, move, resolve (COH-ROUND-02), with a window wherever a play could matter.
  @Named("begin-round")
  public record Begin(@In(min = 1, max = LAST) int round) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      s.round = round;
      out.tell(CityEvent.ROUND_BEGINS, round);
      StandingOrders.newRound(s);
      Vote.forget(s);
      s.agenda.push(new End());
      s.agenda.push(new Resolve(0));
      s.agenda.push(new Movement.Turns());
      s.agenda.push(new Windows.Open(Windows.INVASION_DONE, NOWHERE));
      s.agenda.push(new Invasion());
      s.agenda.push(new Windows.Open(Windows.CARDS_REVEALED, NOWHERE));
      s.agenda.push(new Movement.Begin());
      s.agenda.push(new Windows.Open(Windows.ROUND_START, NOWHERE));
      lookFromTower(s, out);
    }
  }

  /// Is the last round over, with only the last window and the antidotes to come? What holds "until
  /// the end of the round" does nothing then (COH-ROUND-08).
  static boolean areOver(CityState s) {
    int last = s.agenda.size() - 1;
    return last >= 0 && s.agenda.at(last) instanceof Ending.Antidotes;
  }

  /// Water Tower A: its occupants see what is coming (COH-ROUND-03).
  private static void lookFromTower(CityState s, Out out) {
    if (s.site(TOWER).effect() != SiteEffect.LOOK) {
      return;
    }
    int lookers = s.present(TOWER, true);
    s.seenTop |= lookers;
    for (int rest = lookers; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      s.reveal();
      out.tell(CityEvent.TOWER_LOOKED, seat);
      int card = s.zones.top(CardZones.INVASION);
      out.tell(1 << seat, CityEvent.TOWER_SAW, card, 0, 0, 0);
      Invasion.foretell(s, seat, s.content.invasion(card), out);
    }
  }

  /// The locations in order; each goes through A, B and C before the next (COH-LOC-01, COH-LOC-02).
  @Named("resolve-location")
  public record Resolve(@In(max = COUNT) int turn) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      if (turn == 0) {
        Vows.over(s, LocationSteps.OUTSIDE, NOWHERE, out);
      }
      if (turn >= COUNT) {
        return;
      }
      int place = s.at(s.content.resolutionOrder(s.resolutionOrder)[turn]);
      s.here = place;
      out.tell(CityEvent.LOCATION_BEGINS, place);
      s.agenda.push(new Resolve(turn + 1));
      s.agenda.push(new Finished());
      s.agenda.push(new Sharing.Open(place));
      s.agenda.push(new Attack.Open(place));
      s.agenda.push(new Sites.StepA(place));
      s.agenda.push(new Windows.Open(Windows.LOC_OPEN, place));
    }
  }

  /// A location is done, and with it every promise about it (COH-NEG-07).
  @Named("location-finished")
  public record Finished() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Vows.over(s, LocationSteps.SHARING, s.here, out);
      s.here = NOWHERE;
    }
  }

  /// Hidden characters stand up, and everything for this round is over (COH-ROUND-04).
  @Named("end-round")
  public record End() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      s.hidden = 0;
      s.grandpaVotes = false;
      Arrays.fill(s.replica, (byte) 0);
      s.lastMover = NONE;
      s.lastFrom = NONE;
      s.lastTo = NONE;
      Vows.endRound(s, out);
      out.tell(CityEvent.ROUND_ENDS, s.round);
      if (s.round < LAST) {
        s.agenda.push(new Begin(s.round + 1));
      } else {
        s.agenda.push(new Ending.Antidotes());
        s.agenda.push(new Windows.Open(Windows.FINAL, NOWHERE));
      }
    }
  }
}
