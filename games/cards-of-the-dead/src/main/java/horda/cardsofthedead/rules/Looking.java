package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;

/// Note and Track: draw Common cards, keep one if it is a Resource (COD-NAMED-04, COD-SURV-03).
public final class Looking {
  private Looking() {}

  /// Draws cards one by one; asks only if there is a Resource among them.
  static void draw(CardsState s, int cards, boolean tracking, Out out) {
    boolean resource = false;
    for (int i = 0; i < cards; i++) {
      int card = Decks.drawCommon(s, out);
      if (card == NONE) {
        break;
      }
      s.zones.add(CardZones.DRAWN, card);
      out.tell(tracking ? CardsEvent.TRACK_FOUND : CardsEvent.DRAWN, s.survivor[s.active], card);
      resource |= s.type(card).isResource();
    }
    if (resource) {
      s.agenda.push(new Keep(tracking));
    } else {
      discardDrawn(s, out);
    }
  }

  /// What is not kept is discarded face up (COD-DECK-09).
  private static void discardDrawn(CardsState s, Out out) {
    while (!s.zones.isEmpty(CardZones.DRAWN)) {
      int card = s.zones.draw(CardZones.DRAWN);
      Decks.discard(s, card);
      out.tell(CardsEvent.NOT_KEPT, card);
    }
  }

  /// Which Resource to keep, or none; the hand may exceed five until the end of the turn
  /// (COD-NAMED-05).
  @Named("keep")
  public record Keep(boolean tracking) implements CardsAsk {
    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(0);
      for (int rest = Cards.distinct(s, CardZones.DRAWN); rest != 0; rest &= rest - 1) {
        int card = s.zones.at(CardZones.DRAWN, Integer.numberOfTrailingZeros(rest));
        if (s.type(card).isResource()) {
          into.add(Code.of(1, card));
        }
      }
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice != 0) {
        int card = Code.a(choice);
        s.zones.remove(CardZones.DRAWN, card);
        s.zones.add(hand(s.active), card);
        out.tell(tracking ? CardsEvent.TRACK_KEPT : CardsEvent.KEPT, s.survivor[s.active], card);
      }
      discardDrawn(s, out);
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.keep", CardsAsk.survivor(s, seat));
    }

    @Override
    public String rule(CardsState s) {
      return tracking ? "COD-SURV-03" : "COD-NAMED-04";
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      int card = Code.a(choice);
      return choice == 0
          ? CardsAsk.option("none", "keep-none")
          : CardsAsk.option("keep:" + s.type(card).id(), "keep", CardsAsk.card(card));
    }
  }
}
