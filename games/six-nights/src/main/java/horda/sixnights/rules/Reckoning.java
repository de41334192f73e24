package horda.sixnights.rules;

import horda.engine.Out;
import horda.engine.Step;
import horda.engine.shape.Named;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-CRATE-01, SIX-BREACH-01: the zombies reach the door. It holds, or it breaks.
@Named("reckoning")
public record Reckoning() implements Step<ShelterState> {
  @Override
  public void run(ShelterState s, Out out) {
    int strength = s.strength();
    if (strength >= s.zombies()) {
      int best = s.mostGiven();
      s.tins[best] += (byte) s.tonight().tins();
      out.tell(ShelterEvent.HELD, strength, s.zombies());
      out.tell(ShelterEvent.CRATE, best, s.tonight().tins());
      s.agenda.push(new Nightfall());
    } else {
      s.breaches++;
      out.tell(ShelterEvent.BREACH, strength, s.zombies(), s.breaches);
      s.agenda.push(new Vote());
    }
  }
}
