package horda.sixnights.rules;

import horda.engine.Invariant;
import horda.sixnights.state.ShelterState;
import java.util.BitSet;
import java.util.List;

/// What always holds.
public final class Invariants {
  public static final List<Invariant<ShelterState>> ALL =
      List.of(
          new Invariant<>(
              "every card lies in one place", s -> once(s, false, s.content.cards().size())),
          new Invariant<>(
              "every night lies in one place", s -> once(s, true, s.content.nights().size())),
          new Invariant<>("as many bites as breaches at most", Invariants::bites));

  private Invariants() {}

  private static boolean isNights(int zone) {
    return zone >= ShelterState.NIGHTS && zone <= ShelterState.PAST;
  }

  private static boolean once(ShelterState s, boolean nights, int all) {
    BitSet seen = new BitSet();
    int count = 0;
    for (int zone = 0; zone < s.zones.plan().size(); zone++) {
      for (int i = 0; i < s.zones.size(zone) && isNights(zone) == nights; i++) {
        seen.set(s.zones.at(zone, i));
        count++;
      }
    }
    return count == all && seen.length() == all && seen.cardinality() == all;
  }

  private static boolean bites(ShelterState s) {
    int sum = 0;
    for (byte bites : s.bites) {
      sum += bites;
    }
    return sum <= s.breaches;
  }
}
