package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Out;

/// DEATH and FP: who dies, who is out, and who takes the First Player marker.
final class Deaths {
  private Deaths() {}

  /// A character dies and its owner takes the marker at once (COH-DEATH-01, COH-FP-02).
  static void kill(CityState s, int character, Out out) {
    bury(s, character, out);
    takeMarker(s, s.owner[character], out);
  }

  /// Without the marker: the Tower's explosion settles that for all together (COH-FP-03).
  static void bury(CityState s, int character, Out out) {
    int seat = s.owner[character];
    remove(s, character);
    out.tell(CityEvent.DIED, seat, character);
    if (!s.living(seat)) {
      eliminate(s, seat, out);
    }
  }

  /// Off the table, with everything that the card said of it, however the character died.
  static void remove(CityState s, int character) {
    int bit = 1 << character;
    s.where[character] = NOWHERE;
    s.dead |= bit;
    s.fresh &= ~bit;
    s.hidden &= ~bit;
  }

  /// Hand, antidotes and food leave the game face down (COH-DEATH-03).
  private static void eliminate(CityState s, int seat, Out out) {
    out.tell(CityEvent.ELIMINATED, seat);
    s.zones.moveAll(CardZones.hand(seat), CardZones.REMOVED);
    s.antidotesGone += s.antidotes[seat];
    s.antidotes[seat] = 0;
    for (int token = 0; token < s.food.length; token++) {
      if (s.food[token] == seat) {
        s.food[token] = CityState.EATEN;
      }
    }
    Vows.lapseOf(s, seat, out);
  }

  /// If the owner has nobody left it goes to the next living player clockwise (COH-FP-05).
  static void takeMarker(CityState s, int seat, Out out) {
    int taker = s.living(seat) ? seat : s.nextLiving(seat);
    if (taker == NONE) {
      Ending.nobodyLeft(s, out);
      return;
    }
    if (taker != s.firstPlayer) {
      s.firstPlayer = taker;
      out.tell(CityEvent.FIRST_PLAYER_MOVES, taker);
    }
  }
}
