package horda.cardsofthedead.rules;

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

/// Lantern: up to three uncovered cards, chosen before any is seen, are turned; Resources stay face
/// up, the others go back unresolved (COD-NAMED-07, COD-NAMED-08).
///
/// @param left how many more may be chosen
/// @param chosen the spots chosen so far
@Named(value = "lantern", rule = "COD-NAMED-08")
public record Lantern(@In(min = 1, max = 99) int left, @SpotSet long chosen) implements CardsAsk {
  @Override
  public void choices(CardsState s, int seat, Choices into) {
    into.add(0);
    Walking.listSpots(s.turnable() & ~chosen, 1, into);
  }

  @Override
  public void answer(CardsState s, long choice, Out out) {
    long all = choice == 0 ? chosen : chosen | 1L << Code.a(choice);
    if (choice != 0 && left > 1 && (s.turnable() & ~all) != 0) {
      s.agenda.push(new Lantern(left - 1, all));
    } else {
      shine(s, all, out);
    }
  }

  private static void shine(CardsState s, long spots, Out out) {
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      int n = Long.numberOfTrailingZeros(rest);
      s.reveal();
      if (s.type(s.spot[n]).isResource()) {
        s.faceUp |= 1L << n;
        s.known &= ~(1L << n);
        out.tell(CardsEvent.LEFT_FACE_UP, s.spot[n], n);
      } else {
        s.known |= 1L << n;
        out.tell(CardsEvent.SHOWN, s.spot[n], n);
      }
    }
  }

  @Override
  public Phrase prompt(CardsState s, int seat) {
    return Phrase.of("prompt.lantern", CardsAsk.survivor(s, seat), Ref.number(left));
  }

  @Override
  public Option option(CardsState s, int seat, long choice) {
    return choice == 0
        ? CardsAsk.option("done", "done")
        : CardsAsk.option(
            "spot:" + Walking.spotId(s, Code.a(choice)), "look-at", CardsAsk.spot(Code.a(choice)));
  }
}
