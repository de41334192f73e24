package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;

/// The Trader: discard any number of cards from hand and Reserve, draw as many Kit cards
/// (COD-NAMED-13).
public final class Trader {
  private Trader() {}

  /// One more card, or done.
  @Named(value = "trader-give", rule = "COD-NAMED-13")
  public record GiveUp(@In(max = 99) int given) implements CardsAsk {
    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(0);
      Cards.listDiscardable(s, hand(seat), 1, into);
      Cards.listDiscardable(s, reserve(seat), 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice == 0) {
        if (given > 0) {
          s.agenda.push(new Deliver(given));
        }
        return;
      }
      Cards.discardHeld(s, s.active, Code.a(choice));
      out.tell(CardsEvent.TRADED, s.survivor[s.active], Code.a(choice));
      s.agenda.push(new GiveUp(given + 1));
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.trader-give", CardsAsk.survivor(s, seat), Ref.number(given));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      if (choice == 0) {
        return CardsAsk.option("done", "trader-done", Ref.number(given));
      }
      int card = Code.a(choice);
      return Apart.told(
          s,
          seat,
          CardsAsk.option("discard:" + Cards.id(s, seat, card), "discard", CardsAsk.card(card)));
    }
  }

  /// Kit cards come one by one, each into hand or a free Reserve space.
  @Named("trader-deliver")
  public record Deliver(@In(min = 1, max = 99) int left) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      int card = Decks.drawKit(s, out);
      if (card == NONE) {
        return;
      }
      out.tell(CardsEvent.TRADER_GIVES, s.survivor[s.active], card);
      if (left > 1) {
        s.agenda.push(new Deliver(left - 1));
      }
      if (s.reserveHasRoom(s.active) && !s.type(card).neverReserve()) {
        s.zones.add(CardZones.DRAWN, card);
        s.agenda.push(new Where());
      } else {
        s.zones.add(hand(s.active), card);
      }
    }
  }

  /// Hand or Reserve?
  @Named(value = "trader-where", rule = "COD-NAMED-13")
  public record Where() implements CardsAsk {
    private static final long HAND = Code.of(1);
    private static final long RESERVE = Code.of(2);

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(HAND);
      into.add(RESERVE);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      int card = s.zones.draw(CardZones.DRAWN);
      s.zones.add(choice == HAND ? hand(s.active) : reserve(s.active), card);
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of(
          "prompt.trader-where",
          CardsAsk.survivor(s, seat),
          CardsAsk.card(s.zones.top(CardZones.DRAWN)));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      Ref card = CardsAsk.card(s.zones.top(CardZones.DRAWN));
      return choice == HAND
          ? CardsAsk.touching(CardsAsk.option("hand", "to-hand"), card, CardsAsk.handOf(seat))
          : CardsAsk.touching(
              CardsAsk.option("reserve", "to-reserve"), card, CardsAsk.reserveOf(seat));
    }
  }
}
