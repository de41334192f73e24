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
@Named(value = "lay", rule = "SIX-DOOR-01")
public record Lay() implements AskAll<ShelterState> {
  @Override
  public void choices(ShelterState s, int seat, Choices into) {
    s.content.cards().offer(s.zones, s.hand(seat), _ -> true, into);
  }

  @Override
  public void resolve(ShelterState s, long[] answers, Out out) {
    for (int seat : s.seatsFrom(s.lookout)) {
      int card = s.content.cards().move(s.zones, s.hand(seat), s.door(seat), answers[seat]);
      out.tell(ShelterEvent.LAID, seat, card, s.given(seat));
    }
    LastMoment.open(s);
  }

  @Override
  public Phrase prompt(ShelterState s, int seat) {
    return Phrase.of("prompt.lay", Ref.number(s.zombies()), Ref.number(s.tonight().tins()));
  }

  @Override
  public Option option(ShelterState s, int seat, long choice) {
    return s.content.cards().option(s.zones, s.hand(seat), "card", "lay", choice);
  }
}
