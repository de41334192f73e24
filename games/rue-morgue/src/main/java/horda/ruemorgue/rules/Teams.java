package horda.ruemorgue.rules;

import horda.ruemorgue.state.MorgueState;

/// Who speaks for a team.
public final class Teams {
  private Teams() {}

  /// The seat that decides for a team: its first in the order of play (RMO-TURN-16).
  static int voice(MorgueState s, int team) {
    for (int i = 0; i < s.seats(); i++) {
      int seat = (s.firstSeat + i) % s.seats();
      if (of(s, seat) == team) {
        return seat;
      }
    }
    throw new IllegalStateException("nobody plays for team " + team);
  }

  public static int of(MorgueState s, int seat) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.owner[survivor] == seat) {
        return s.team[survivor];
      }
    }
    throw new IllegalStateException("seat " + seat + " leads nobody");
  }

  /// The team of that place in the order of play, from the first player's on (RMO-SETUP-18).
  static int inOrder(MorgueState s, int place) {
    int found = 0;
    int seen = 0;
    for (int i = 0; i < s.seats(); i++) {
      int team = of(s, (s.firstSeat + i) % s.seats());
      if ((seen >> team & 1) == 0) {
        if (found++ == place) {
          return team;
        }
        seen |= 1 << team;
      }
    }
    throw new IllegalStateException("there is no team at place " + place);
  }
}
