package horda.sixnights.rules;

import horda.engine.Nullable;
import horda.engine.Out;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;
import java.util.List;

/// SIX-END: dawn after the last night, or the fall of the shelter.
public final class Ending {
  private static final int TIN = 100;

  private Ending() {}

  static void reach(ShelterState s, int end, Out out) {
    s.end = end;
    s.reveal();
    out.tell(end == ShelterState.DAWN ? ShelterEvent.DAWN : ShelterEvent.FALLEN);
    for (int seat = 0; seat < s.seats(); seat++) {
      showCans(s, seat, out);
      if (s.lost(seat)) {
        out.tell(ShelterEvent.LOST, seat);
      }
    }
  }

  private static void showCans(ShelterState s, int seat, Out out) {
    int hand = s.hand(seat);
    int cans = s.zones.sum(hand, card -> s.kind(card).tins());
    s.zones.moveIf(hand, ShelterState.DISCARD, card -> s.kind(card).tins() > 0);
    s.tins[seat] += (byte) cans;
    if (cans > 0) {
      out.tell(ShelterEvent.CANS, seat, cans);
    }
  }

  public static @Nullable Outcome outcome(ShelterState s) {
    if (s.end == 0) {
      return null;
    }
    // SIX-END-02: among equals the fewest bites.
    int best = Outcome.highest(Outcome.scores(s, seat -> rank(s, seat)));
    int winners = s.seatsWhere(seat -> !s.lost(seat)) & best;
    boolean dawn = s.end == ShelterState.DAWN;
    String reason = dawn ? "dawn" : winners == 0 ? "nobody" : "fallen";
    String rule = dawn ? "SIX-END-01" : winners == 0 ? "SIX-END-04" : "SIX-END-03";
    List<Integer> scores = Outcome.scores(s, s::score);
    return new Outcome(false, winners, scores, Phrase.of("outcome." + reason), rule);
  }

  private static int rank(ShelterState s, int seat) {
    return s.lost(seat) ? Integer.MIN_VALUE : s.score(seat) * TIN - s.bites[seat];
  }
}
