package horda.sixnights.rules;

import static horda.sixnights.state.ShelterState.DECK;
import static horda.sixnights.state.ShelterState.DISCARD;
import static horda.sixnights.state.ShelterState.NIGHTS;
import static horda.sixnights.state.ShelterState.PAST;
import static horda.sixnights.state.ShelterState.TONIGHT;

import horda.engine.Out;
import horda.engine.Step;
import horda.engine.shape.Named;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;
import java.util.Arrays;

/// SIX-NIGHT: the last night is cleared away and the next one falls, or the sun rises.
@Named("nightfall")
public record Nightfall() implements Step<ShelterState> {
  @Override
  public void run(ShelterState s, Out out) {
    clear(s);
    if (s.night == s.content.numbers().nights()) {
      Ending.reach(s, ShelterState.DAWN, out);
      return;
    }
    s.lookout = s.fromLookout(s.night == 0 ? 0 : 1);
    s.night++;
    s.zones.add(TONIGHT, s.zones.draw(NIGHTS));
    s.reveal();
    out.tell(ShelterEvent.NIGHT, s.night, s.zones.top(TONIGHT), s.zombies(), s.tonight().tins());
    out.tell(ShelterEvent.LOOKOUT, s.lookout);
    for (int i = 0; i < s.seats(); i++) {
      fill(s, s.fromLookout(i), out);
    }
    s.agenda.push(new Lay());
  }

  private static void clear(ShelterState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.zones.moveAll(s.door(seat), DISCARD);
    }
    s.zones.moveAll(TONIGHT, PAST);
    s.lured = 0;
    Arrays.fill(s.added, (byte) 0);
    Arrays.fill(s.hidden, (byte) 0);
  }

  /// SIX-NIGHT-03.
  private static void fill(ShelterState s, int seat, Out out) {
    int hand = ShelterState.hand(seat);
    while (s.zones.size(hand) < s.content.numbers().hand()) {
      if (s.zones.isEmpty(DECK)) {
        s.zones.moveAll(DISCARD, DECK);
        s.zones.shuffle(DECK, s.chance);
        out.tell(ShelterEvent.RESHUFFLED);
      }
      s.zones.add(hand, s.zones.draw(DECK));
      out.tell(1 << seat, ShelterEvent.DREW, s.zones.top(hand), 0, 0, 0);
    }
  }
}
