package horda.cardsofthedead.rules;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/**
 * Binoculars: look at up to three face-down Common cards and put them back in any order
 * (COD-NAMED-06).
 */
public final class Binoculars {
  private Binoculars() {}

  /** Face-down Common cards of the zone being played, covered or not. */
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

  private static long set(int low, int high) {
    return (long) high << 32 | low & 0xffffffffL;
  }

  /** One more card to look at, or done; all are chosen before any is seen (COD-NAMED-07). */
  public record Look(int left, int low, int high) implements CardsAsk {
    static Look of(int left, long chosen) {
      return new Look(left, (int) chosen, (int) (chosen >>> 32));
    }

    @Override
    public String name() {
      return "binoculars-look";
    }

    @Override
    public int[] args() {
      return new int[] {left, low, high};
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      into.add(0);
      Walking.listSpots(inSight(s) & ~set(low, high), 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      long chosen = set(low, high) | (choice == 0 ? 0 : 1L << Code.a(choice));
      if (choice != 0 && left > 1 && (inSight(s) & ~chosen) != 0) {
        s.agenda.push(of(left - 1, chosen));
        return;
      }
      for (long rest = chosen; rest != 0; rest &= rest - 1) {
        int n = Long.numberOfTrailingZeros(rest);
        s.reveal();
        s.known |= 1L << n;
        out.tell(CardsEvent.SEEN, s.spot[n], n);
      }
      if (Long.bitCount(chosen) > 1) {
        s.agenda.push(Order.of(chosen));
      }
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.binoculars-look", CardsAsk.survivor(s, seat), Ref.number(left));
    }

    @Override
    public String rule(CardsState s) {
      return "COD-NAMED-06";
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

  /** Which of the cards lies on the first of these spots? Then the rest, until one is left. */
  public record Order(int low, int high) implements CardsAsk {
    static Order of(long spots) {
      return new Order((int) spots, (int) (spots >>> 32));
    }

    private int first() {
      return Long.numberOfTrailingZeros(set(low, high));
    }

    @Override
    public String name() {
      return "binoculars-order";
    }

    @Override
    public int[] args() {
      return new int[] {low, high};
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      Walking.listSpots(set(low, high), 1, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      int here = first();
      int from = Code.a(choice);
      short card = s.spot[from];
      s.spot[from] = s.spot[here];
      s.spot[here] = card;
      out.tell(CardsEvent.PUT_BACK, card, here);
      long rest = set(low, high) & ~(1L << here);
      if (Long.bitCount(rest) > 1) {
        s.agenda.push(of(rest));
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
    public String rule(CardsState s) {
      return "COD-NAMED-06";
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
