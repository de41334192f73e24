package horda.sixnights.view;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Question;
import horda.engine.Seed;
import horda.sixnights.state.ShelterState;

/// A table that looks the same to one seat: deck, other hands, nights to come and secret answers
/// are drawn again.
public final class Imagining {
  private Imagining() {}

  public static ShelterState of(ShelterState truth, int seat, Chance chance) {
    ShelterState s = truth.copy();
    s.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    s.zones.shuffle(ShelterState.NIGHTS, chance);
    deal(s, seat, chance);
    Question<ShelterState> question = Engine.question(s);
    Choices choices = new Choices();
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        s.standingOrder(other, 0);
        if (question != null && (s.committed() & 1 << other) != 0) {
          question.choices(s, other, choices.clear());
          s.recommit(other, choices.get(chance.below(choices.size())));
        }
      }
    }
    return s;
  }

  private static void deal(ShelterState s, int seat, Chance chance) {
    int[] sizes = new int[s.seats()];
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        sizes[other] = s.zones.size(ShelterState.hand(other));
        s.zones.moveAll(ShelterState.hand(other), ShelterState.DECK);
      }
    }
    s.zones.shuffle(ShelterState.DECK, chance);
    for (int other = 0; other < s.seats(); other++) {
      for (int i = 0; i < sizes[other]; i++) {
        s.zones.add(ShelterState.hand(other), s.zones.draw(ShelterState.DECK));
      }
    }
  }
}
