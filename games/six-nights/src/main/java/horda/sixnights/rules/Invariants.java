package horda.sixnights.rules;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.NIGHTS;

import horda.engine.Invariant;
import horda.sixnights.state.ShelterState;
import java.util.List;

/// What always holds.
public final class Invariants {
  public static final List<Invariant<ShelterState>> ALL =
      List.of(
          new Invariant<>(
              "every card lies in one place",
              s -> s.zones.holdEach(DECK, s.zones.plan().size(), s.content.cards().size())),
          new Invariant<>(
              "every night lies in one place",
              s -> s.zones.holdEach(NIGHTS, DECK, s.content.nights().size())),
          new Invariant<>("as many bites as breaches at most", Invariants::bites));

  private Invariants() {}

  private static boolean bites(ShelterState s) {
    int sum = 0;
    for (byte bites : s.bites) {
      sum += bites;
    }
    return sum <= s.breaches;
  }
}
