package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Kinds.CardOrNone;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// Any card of the open discard pile (COH-SITE-07, COH-CHR-02).
@Named("take-discard")
public record TakeDiscard(@Seat int seat, @CardOrNone int discarded) implements Ask<CityState> {
  @Override
  public int seat(CityState s) {
    return seat;
  }

  @Override
  public void choices(CityState s, int seat, Choices into) {
    for (int i = 0; i < s.zones.size(CardZones.DISCARD); i++) {
      if (!Cards.repeated(s, CardZones.DISCARD, i)) {
        into.add(Code.of(1, s.zones.at(CardZones.DISCARD, i)));
      }
    }
  }

  @Override
  public void answer(CityState s, long choice, Out out) {
    int card = Code.a(choice);
    s.zones.remove(CardZones.DISCARD, card);
    s.zones.add(hand(seat), card);
    if (discarded == NONE) {
      out.tell(CityEvent.DISCARD_TAKEN, seat, card);
    } else {
      out.tell(CityEvent.TRADED_CARD, seat, discarded, card);
    }
  }

  @Override
  public Phrase prompt(CityState s, int seat) {
    return Phrase.of("prompt.take-discard");
  }

  @Override
  public String rule(CityState s) {
    return discarded == NONE ? "COH-SITE-07" : "COH-CHR-02";
  }

  @Override
  public Option option(CityState s, int seat, long choice) {
    return Refs.option("take:" + Cards.id(s, Code.a(choice)), "take", Refs.action(Code.a(choice)));
  }
}
