package horda.sixnights.view;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.hand;

import horda.engine.Chance;
import horda.engine.Unknown;
import horda.sixnights.state.ShelterState;

/// A table that looks the same to one seat: deck, other hands, nights to come and secret answers
/// are drawn again.
public final class Imagining {
  private Imagining() {}

  public static ShelterState of(ShelterState truth, int seat, Chance chance) {
    ShelterState s = truth.copy();
    s.zones.shuffle(ShelterState.NIGHTS, chance);
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        s.zones.moveAll(hand(other), DECK);
      }
    }
    s.zones.shuffle(DECK, chance);
    for (int other = 0; other < s.seats(); other++) {
      for (int i = truth.zones.size(hand(other)); i > 0 && other != seat; i--) {
        s.zones.add(hand(other), s.zones.draw(DECK));
      }
    }
    Unknown.draw(s, seat, chance);
    return s;
  }
}
