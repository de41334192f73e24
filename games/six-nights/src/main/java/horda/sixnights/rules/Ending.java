package horda.sixnights.rules;

import static horda.sixnights.state.ShelterState.DAWN;
import static horda.sixnights.state.ShelterState.FALLEN;

import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;
import java.util.ArrayList;
import java.util.List;

/// SIX-END: dawn after the last night, or the fall of the shelter.
public final class Ending {
  private static final int TIN = 100;

  private Ending() {}

  static void reach(ShelterState s, int end, Out out) {
    s.end = end;
    s.reveal();
    out.tell(end == DAWN ? ShelterEvent.DAWN : ShelterEvent.FALLEN);
    for (int seat = 0; seat < s.seats(); seat++) {
      showCans(s, seat, out);
      if (end == FALLEN && s.bites[seat] > 0) {
        out.tell(ShelterEvent.LOST, seat);
      }
    }
  }

  private static void showCans(ShelterState s, int seat, Out out) {
    int hand = ShelterState.hand(seat);
    int cans = 0;
    for (int i = s.zones.size(hand) - 1; i >= 0; i--) {
      int tins = s.kind(s.zones.at(hand, i)).tins();
      cans += tins;
      if (tins > 0) {
        s.zones.add(ShelterState.DISCARD, s.zones.take(hand, i));
      }
    }
    s.tins[seat] += (byte) cans;
    if (cans > 0) {
      out.tell(ShelterEvent.CANS, seat, cans);
    }
  }

  public static @Nullable Outcome outcome(ShelterState s) {
    if (s.end == 0) {
      return null;
    }
    List<Integer> scores = new ArrayList<>();
    int winners = 0;
    int best = Integer.MIN_VALUE;
    for (int seat = 0; seat < s.seats(); seat++) {
      scores.add(s.score(seat));
      if (s.end == FALLEN && s.bites[seat] > 0) {
        continue;
      }
      // SIX-END-02: among equals the fewest bites.
      int rank = s.score(seat) * TIN - s.bites[seat];
      winners = rank > best ? 1 << seat : rank == best ? winners | 1 << seat : winners;
      best = Math.max(best, rank);
    }
    String reason = s.end == DAWN ? "dawn" : winners == 0 ? "nobody" : "fallen";
    String rule = s.end == DAWN ? "SIX-END-01" : winners == 0 ? "SIX-END-04" : "SIX-END-03";
    return new Outcome(false, winners, scores, Phrase.of("outcome." + reason), rule);
  }
}
