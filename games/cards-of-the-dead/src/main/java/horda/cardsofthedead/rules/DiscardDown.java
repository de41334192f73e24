package horda.cardsofthedead.rules;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;

/// At the end of the turn a hand of more than five cards is discarded down, card by card
/// (COD-TURN-09).
@Named(value = "discard-down", rule = "COD-TURN-09")
public record DiscardDown() implements CardsAsk {
  @Override
  public void choices(CardsState s, int seat, Choices into) {
    Cards.listDiscardable(s, CardZones.hand(seat), 1, into);
  }

  @Override
  public void answer(CardsState s, long choice, Out out) {
    int card = Code.a(choice);
    s.zones.remove(CardZones.hand(s.active), card);
    Decks.discard(s, card);
    out.tell(CardsEvent.DISCARDED_DOWN, s.survivor[s.active], card);
  }

  @Override
  public Phrase prompt(CardsState s, int seat) {
    return Phrase.of(
        "prompt.discard-down",
        CardsAsk.survivor(s, seat),
        Ref.number(s.zones.size(CardZones.hand(seat)) - CardsState.HAND_LIMIT));
  }

  @Override
  public Option option(CardsState s, int seat, long choice) {
    int card = Code.a(choice);
    return Apart.told(
        s,
        seat,
        CardsAsk.option("discard:" + Cards.id(s, seat, card), "discard", CardsAsk.card(card)));
  }
}
