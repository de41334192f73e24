package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;

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
import horda.engine.shape.In;
import horda.engine.shape.Named;

/// CALL: boxes that open, and the cards that they fetch.
public final class Boxes {
  /// Pile A: Gun and Ammunition Gun come together (COD-CALL-06).
  private static final int EPIC_SET = 0;

  private Boxes() {}

  /// The called card goes to the active survivor's hand, if alive (COD-CALL-02, COD-EXPL-08).
  @Named("pay-out")
  public record PayOut(@In(max = 3) int letter) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      int pile = CardZones.pile(letter);
      if (!s.activeLives() || s.zones.isEmpty(pile)) {
        return;
      }
      int cards = letter == EPIC_SET ? s.zones.size(pile) : 1;
      for (int i = 1; i < cards; i++) {
        s.agenda.push(new Receive(letter));
      }
      new Receive(letter).run(s, out);
    }
  }

  /// One card comes to hand; without room the survivor is asked (COD-CALL-03).
  @Named("receive")
  public record Receive(@In(max = 3) int letter) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      // The pile is taken from below, so that a refused card, put back on top, is not offered
      // twice.
      int card = s.zones.take(CardZones.pile(letter), 0);
      if (s.handHasRoom(s.active)) {
        s.zones.add(hand(s.active), card);
        out.tell(CardsEvent.RECEIVED, s.survivor[s.active], card);
      } else {
        s.zones.add(CardZones.DRAWN, card);
        s.agenda.push(new MakeRoom());
      }
    }
  }

  /// Discard a hand card for the new one, or refuse it.
  @Named(value = "make-room", rule = "COD-CALL-03")
  public record MakeRoom() implements CardsAsk {
    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(Code.of(0));
      Cards.listDiscardable(s, hand(seat), 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      int card = s.zones.draw(CardZones.DRAWN);
      if (choice == 0) {
        Decks.discard(s, card);
        out.tell(CardsEvent.REFUSED, s.survivor[s.active], card);
        return;
      }
      int dropped = Code.a(choice);
      Cards.discardHeld(s, s.active, dropped);
      out.tell(CardsEvent.DROPPED_FOR_BOX, s.survivor[s.active], dropped);
      s.zones.add(hand(s.active), card);
      out.tell(CardsEvent.RECEIVED, s.survivor[s.active], card);
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of(
          "prompt.make-room",
          CardsAsk.survivor(s, seat),
          CardsAsk.card(s.zones.top(CardZones.DRAWN)));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      if (choice == 0) {
        return CardsAsk.option("refuse", "refuse", CardsAsk.card(s.zones.top(CardZones.DRAWN)));
      }
      int card = Code.a(choice);
      return Apart.told(
          s,
          seat,
          CardsAsk.option("discard:" + Cards.id(s, seat, card), "discard", CardsAsk.card(card)));
    }
  }

  /// A ToolKit opens the card on a space: as if destroyed, but without damage (COD-CARD-15).
  static void open(CardsState s, int n, Out out) {
    int card = s.space[n];
    out.tell(CardsEvent.OPENED, card, n + 1);
    Damage.remove(s, n);
    payOut(s, card, out);
  }

  /// What a destroyed or opened box calls comes next; an empty pile gives nothing (COD-CALL-04).
  static void payOut(CardsState s, int card, Out out) {
    int letter = s.type(card).call();
    if (letter < 0) {
      return;
    }
    if (s.zones.isEmpty(CardZones.pile(letter))) {
      out.tell(CardsEvent.NOTHING_INSIDE, card);
    } else {
      s.agenda.push(new PayOut(letter));
    }
  }
}
