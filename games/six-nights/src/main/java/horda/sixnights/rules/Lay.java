package horda.sixnights.rules;

import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-DOOR-01: everybody lays a card at the door, face down; all are turned at once.
@Named("lay")
public record Lay() implements AskAll<ShelterState> {
  @Override
  public int asked(ShelterState s) {
    return (1 << s.seats()) - 1;
  }

  @Override
  public void choices(ShelterState s, int seat, Choices into) {
    for (int kind = 0; kind < s.content.kinds().size(); kind++) {
      if (s.find(seat, s.content.kinds().get(kind)) >= 0) {
        into.add(Cards.code(kind));
      }
    }
  }

  @Override
  public void resolve(ShelterState s, long[] answers, Out out) {
    for (int i = 0; i < s.seats(); i++) {
      int seat = s.fromLookout(i);
      s.zones.add(s.door(seat), Cards.take(s, seat, answers[seat]));
      out.tell(ShelterEvent.LAID, seat, s.zones.top(s.door(seat)), s.given(seat));
    }
    s.agenda.push(new Reckoning());
    s.agenda.push(new LastMoment(s.lookout, 0));
  }

  @Override
  public Phrase prompt(ShelterState s, int seat) {
    return Phrase.of("prompt.lay", Ref.number(s.zombies()), Ref.number(s.tonight().tins()));
  }

  @Override
  public String rule(ShelterState s) {
    return "SIX-DOOR-01";
  }

  @Override
  public Option option(ShelterState s, int seat, long choice) {
    return Cards.option(s, seat, "lay", choice);
  }
}
