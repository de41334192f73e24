package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// The Binoculars: a look at a hand, or at the top of a deck, whose cards go back in any order.
/// Only who looks sees them, and only at that moment.
public final class Binoculars {
  /// What is looked at: a seat's hand, or the deck after these.
  public static final int DECK = 8;

  private static final int ACTION = 0;
  private static final int DECKS = 4;
  private static final int PUT = 1;

  private Binoculars() {}

  static void list(AmanecerState s, int seat, int object, Choices into) {
    int look = Deed.LOOK.ordinal();
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && !s.zones.isEmpty(Piles.hand(other))) {
        into.add(Code.of(Plays.USE, object, look, other));
      }
    }
    for (int deck = 0; deck < DECKS; deck++) {
      if (!s.zones.isEmpty(zone(deck))) {
        into.add(Code.of(Plays.USE, object, look, DECK + deck));
      }
    }
  }

  /// The Action deck, then those of the Objects.
  static int zone(int deck) {
    return deck == ACTION ? Piles.ACTION_DECK : Piles.objectDeck(deck - 1);
  }

  static void look(AmanecerState s, int seat, int object, int what, Out out) {
    s.reveal();
    if (what < DECK) {
      out.tell(AmanecerEvent.LOOKED_AT_HAND, seat, what);
      s.agenda.push(new Hand(seat, what));
      return;
    }
    out.tell(AmanecerEvent.LOOKED_AT_DECK, seat);
    int zone = zone(what - DECK);
    int count = Math.min(s.content().object(object).use(Deed.LOOK), s.zones.size(zone));
    for (int i = 0; i < count; i++) {
      s.zones.add(Piles.LOOKED, s.zones.draw(zone));
    }
    s.agenda.push(new Order(seat, what - DECK));
  }

  /// While this is asked, the view of the seat shows the other's hand.
  @Named(value = "look-at-hand", rule = "AMZ-OBJ-01")
  public record Hand(@Seat int seat, @Seat int whose) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {}

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("look-at-hand", Refs.seat(whose));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return Refs.option("done", "looked");
    }
  }

  /// The cards go back one by one; the last put back is on top.
  @Named(value = "put-back", rule = "AMZ-OBJ-01")
  public record Order(@Seat int seat, @In(max = 3) int deck) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    public boolean isAction() {
      return deck == ACTION;
    }

    /// One choice for each card, or the kind of it where copies are the same.
    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      for (int i = 0; i < s.zones.size(Piles.LOOKED); i++) {
        long choice = Code.of(PUT, s.zones.at(Piles.LOOKED, i));
        if (!into.contains(choice)) {
          into.add(choice);
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      s.zones.remove(Piles.LOOKED, Code.a(choice));
      s.zones.add(zone(deck), Code.a(choice));
      if (!s.zones.isEmpty(Piles.LOOKED)) {
        s.agenda.push(this);
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("put-back");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int card = Code.a(choice);
      return deck == ACTION
          ? Refs.option("put:" + Refs.actionId(s, card), "put-back", Refs.action(card))
          : Refs.option("put:" + Refs.objectId(s, card), "put-back", Refs.object(card));
    }
  }
}
