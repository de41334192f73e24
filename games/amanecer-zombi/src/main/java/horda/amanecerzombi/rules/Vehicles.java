package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// VEH: putting a Vehicle into play, keeping it and giving it up.
public final class Vehicles {
  private Vehicles() {}

  /// In any turn, next to one's own Group (AMZ-VEH-01); it may be given up again (AMZ-VEH-06).
  static void list(AmanecerState s, int seat, Choices into) {
    int hand = Piles.hand(seat);
    long listed = 0;
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      if (s.table.vehicle(kind) != null && (listed & 1L << kind) == 0) {
        listed |= 1L << kind;
        into.add(Code.of(Plays.DEPLOY, kind));
      }
    }
    if (s.vehicle[seat] != NONE) {
      into.add(Code.of(Plays.DROP_VEHICLE));
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    if (Code.verb(choice) == Plays.DROP_VEHICLE) {
      out.tell(AmanecerEvent.VEHICLE_DROPPED, seat, s.vehicle[seat]);
      drop(s, seat);
    } else {
      deploy(s, seat, Code.a(choice), out);
    }
    s.agenda.push(new Loads.Settle(seat));
  }

  /// A Group has at most one: the old goes to the Action discard pile (AMZ-VEH-04).
  private static void deploy(AmanecerState s, int seat, int kind, Out out) {
    if (s.vehicle[seat] != NONE) {
      out.tell(AmanecerEvent.VEHICLE_REPLACED, seat, s.vehicle[seat]);
      drop(s, seat);
    }
    s.zones.remove(Piles.hand(seat), kind);
    s.reveal(seat);
    s.vehicle[seat] = (byte) kind;
    out.tell(AmanecerEvent.DEPLOYED, seat, kind);
  }

  /// To the discard pile; also when the Group is eliminated (AMZ-DEATH-06).
  static void drop(AmanecerState s, int seat) {
    if (s.vehicle[seat] != NONE) {
      Decks.discardAction(s, s.vehicle[seat]);
      s.vehicle[seat] = NONE;
      s.vehiclesTurned &= ~(1 << seat);
    }
  }

  /// Do all Characters fit (AMZ-VEH-05)? The Kid takes no seat.
  public static boolean carriesAll(AmanecerState s, int seat) {
    Vehicle vehicle = s.vehicle[seat] == NONE ? null : s.table.vehicle(s.vehicle[seat]);
    if (vehicle == null) {
      return false;
    }
    int heads = 0;
    for (int i = 0; i < s.people(seat); i++) {
      heads += s.table.gives(s.person(seat, i), Trait.NO_SEAT) > 0 ? 0 : 1;
    }
    return heads <= vehicle.capacity();
  }
}
