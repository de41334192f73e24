package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CROSSROADS;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Out;

/// LDR: the Leader marker on the ring of colours, and whom it finds on the Crossroads. Events and
/// options name the player whose colour it is: that is what people think of.
public final class Leader {
  private Leader() {}

  /// On any uncovered colour space (COH-LDR-10).
  static void set(CityState s, int seat, int colour, Out out) {
    s.leader = colour;
    out.tell(CityEvent.LEADER_SET, seat, s.seatOf(colour));
  }

  /// Clockwise; covered colours do not count (COH-INV-10, COH-LDR-08).
  static void step(CityState s, int steps) {
    for (int i = 0; i < steps; i++) {
      s.leader = s.nextColour(s.leader);
    }
  }

  /// The Leader attacks on the Crossroads without a vote (COH-LDR-01 to COH-LDR-07).
  static void attack(CityState s, Out out) {
    int found = s.present(CROSSROADS, false);
    if (found == 0) {
      out.tell(CityEvent.LEADER_IDLE, CROSSROADS);
      return;
    }
    while ((found & 1 << s.seatOf(s.leader)) == 0) {
      step(s, 1);
    }
    out.tell(CityEvent.LEADER_ATTACKS, s.seatOf(s.leader));
    int seat = s.seatOf(s.leader);
    s.agenda.push(new Attack.LeaderMovesOn());
    Attack.lose(s, seat, CROSSROADS, out);
  }
}
