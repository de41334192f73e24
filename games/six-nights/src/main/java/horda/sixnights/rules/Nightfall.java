package horda.sixnights.rules;

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
    s.lookout = s.clockwise(s.lookout, s.night == 0 ? 0 : 1);
    s.night++;
    int card = s.zones.draw(ShelterState.NIGHTS);
    s.zones.add(ShelterState.TONIGHT, card);
    s.reveal();
    out.tell(ShelterEvent.NIGHT, s.night, card, s.zombies(), s.tonight().tins());
    out.tell(ShelterEvent.LOOKOUT, s.lookout);
    for (int seat : s.seatsFrom(s.lookout)) {
      fill(s, seat, out);
    }
    s.agenda.push(new Lay());
  }

  private static void clear(ShelterState s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      s.zones.moveAll(s.door(seat), ShelterState.DISCARD);
    }
    s.zones.moveAll(ShelterState.TONIGHT, ShelterState.PAST);
    s.lured = 0;
    Arrays.fill(s.added, (byte) 0);
    Arrays.fill(s.hidden, (byte) 0);
  }

  /// SIX-NIGHT-03.
  private static void fill(ShelterState s, int seat, Out out) {
    int hand = s.hand(seat);
    while (s.zones.size(hand) < s.content.numbers().hand()) {
      if (s.zones.refill(ShelterState.DECK, ShelterState.DISCARD, s.chance)) {
        out.tell(ShelterEvent.RESHUFFLED);
      }
      s.zones.add(hand, s.zones.draw(ShelterState.DECK));
      out.tell(1 << seat, ShelterEvent.DREW, s.zones.top(hand), 0, 0, 0);
    }
  }
}
