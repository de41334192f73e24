package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.Kinds.SpotSet;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;

/// Binoculars: look at up to three face-down Common cards and put them back in any order
/// (COD-NAMED-06).
public final class Binoculars {
  private Binoculars() {}

  /// Face-down Common cards of the zone being played, covered or not.
  static long inSight(CardsState s) {
    long result = 0;
    for (long rest = s.laid & ~s.faceUp & s.zoneSpots(); rest != 0; rest &= rest - 1) {
      int n = Long.numberOfTrailingZeros(rest);
      if (s.content.back(s.spot[n]) == Back.COMMON) {
        result |= 1L << n;
      }
    }
    return result;
  }

  /// One more card to look at, or done; all are chosen before any is seen (COD-NAMED-07).
  @Named(value = "binoculars-look", rule = "COD-NAMED-06")
  public record Look(@In(min = 1, max = 99) int left, @SpotSet long chosen) implements CardsAsk {
    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(0);
      Walking.listSpots(inSight(s) & ~chosen, 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      long all = choice == 0 ? chosen : chosen | 1L << Code.a(choice);
      if (choice != 0 && left > 1 && (inSight(s) & ~all) != 0) {
        s.agenda.push(new Look(left - 1, all));
        return;
      }
      for (long rest = all; rest != 0; rest &= rest - 1) {
        int n = Long.numberOfTrailingZeros(rest);
        s.reveal();
        s.known |= 1L << n;
        out.tell(CardsEvent.SEEN, s.spot[n], n);
      }
      if (Long.bitCount(all) > 1) {
        s.agenda.push(new Order(all));
      }
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.binoculars-look", CardsAsk.survivor(s, seat), Ref.number(left));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return choice == 0
          ? CardsAsk.option("done", "done")
          : CardsAsk.option(
              "spot:" + Walking.spotId(s, Code.a(choice)),
              "look-at",
              CardsAsk.spot(Code.a(choice)));
    }
  }

  /// Which of the cards lies on the first of these spots? Then the rest, until one is left.
  @Named(value = "binoculars-order", rule = "COD-NAMED-06")
  public record Order(@SpotSet long spots) implements CardsAsk {
    private int first() {
      return Long.numberOfTrailingZeros(spots);
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      Walking.listSpots(spots, 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      int here = first();
      int from = Code.a(choice);
      short card = s.spot[from];
      s.spot[from] = s.spot[here];
      s.spot[here] = card;
      out.tell(CardsEvent.PUT_BACK, card, here);
      long rest = spots & ~(1L << here);
      if (Long.bitCount(rest) > 1) {
        s.agenda.push(new Order(rest));
      } else {
        int last = Long.numberOfTrailingZeros(rest);
        out.tell(CardsEvent.PUT_BACK, s.spot[last], last);
      }
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of(
          "prompt.binoculars-order", CardsAsk.survivor(s, seat), CardsAsk.spot(first()));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      int spot = Code.a(choice);
      return CardsAsk.option(
          "from:" + Walking.spotId(s, spot),
          "put-here",
          CardsAsk.card(s.spot[spot]),
          CardsAsk.spot(first()),
          CardsAsk.spot(spot));
    }
  }
}
