package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// GEN-08, OBJ-03: cards with an icon are turned and readied by other cards.
public final class Icons {
  /// Stands for the Vehicle of a Group where else an Object stands; add the seat.
  public static final int VEHICLE = AmanecerState.OBJECTS;

  private Icons() {}

  /// Has the Group a turned card with one of these icons? Adds a choice for each.
  static void listTurned(
      AmanecerState s, int seat, int icons, int but, int verb, int a, Choices into) {
    Vehicle vehicle = s.vehicle[seat] == NONE ? null : s.table.vehicle(s.vehicle[seat]);
    if (vehicle != null && !s.vehicleReady(seat) && (vehicle.icons() & icons) != 0) {
      into.add(Code.of(verb, a, VEHICLE + seat));
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (object != but
          && s.isTurned(object)
          && (s.content().object(object).icons() & icons) != 0) {
        into.add(Code.of(verb, a, object));
      }
    }
  }

  /// Ready cards of a Group that something with this effect could turn.
  static void listReady(
      AmanecerState s, int seat, int icons, int verb, int kind, int driveSquare, Choices into) {
    Vehicle vehicle = s.vehicle[seat] == NONE ? null : s.table.vehicle(s.vehicle[seat]);
    if (vehicle != null && s.vehicleReady(seat) && (vehicle.icons() & icons) != 0) {
      into.add(Code.of(verb, kind, VEHICLE + seat, driveSquare));
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      ObjectCard card = s.content().object(object);
      if (!s.isTurned(object) && !card.consumable() && (card.icons() & icons) != 0) {
        into.add(Code.of(verb, kind, object, driveSquare));
      }
    }
  }

  static int technical() {
    return Icon.MECHANIC.bit() | Icon.ELECTRIC.bit();
  }

  static void ready(AmanecerState s, int what, Out out) {
    if (what >= VEHICLE) {
      int seat = what - VEHICLE;
      s.vehiclesTurned &= ~(1 << seat);
      out.tell(AmanecerEvent.READIED_VEHICLE, seat, s.vehicle[seat]);
    } else {
      s.turned[what] = 0;
      out.tell(AmanecerEvent.READIED, what);
    }
  }

  static void turn(AmanecerState s, int what, Out out) {
    if (what >= VEHICLE) {
      int seat = what - VEHICLE;
      if (s.vehicle[seat] != NONE) {
        s.vehiclesTurned |= 1 << seat;
        out.tell(AmanecerEvent.TURNED_VEHICLE, seat, s.vehicle[seat]);
      }
    } else {
      s.turned[what] = 1;
      out.tell(AmanecerEvent.TURNED_CARD, what);
    }
  }

  /// Whose card it is.
  public static int seatOf(AmanecerState s, int what) {
    if (what >= VEHICLE) {
      return what - VEHICLE;
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.zones.contains(Piles.objects(seat), what)) {
        return seat;
      }
    }
    return NONE;
  }
}
