package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CardZones.supply;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.Location;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatSet;

/// SHR, step C: the players present vote on who hands out what lies there.
public final class Sharing {
  private Sharing() {}

  public static int items(CityState s, int place) {
    return place < CORNERS ? s.antidotesAt[place] + s.zones.size(supply(place)) : 0;
  }

  /// The window before the vote, if items and a living character are there (COH-SHR-01,
  /// COH-SHR-09).
  @Named("share")
  public record Open(@Location int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Vows.over(s, LocationSteps.ATTACK_TIE, place, out);
      if (items(s, place) > 0 && s.charactersAt(place) > 0) {
        s.agenda.push(new Check(place));
        s.agenda.push(new Windows.Open(Windows.SHARE, place));
      }
    }
  }

  /// Whoever has a character there, hidden or not, may be elected (COH-SHR-12).
  @Named("share-check")
  public record Check(@Location int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      Vows.over(s, LocationSteps.BEFORE_SHARING, place, out);
      int targets = s.present(place, true);
      if (items(s, place) == 0 || targets == 0) {
        return;
      }
      if (Integer.bitCount(targets) == 1) {
        handOut(s, place, Integer.numberOfTrailingZeros(targets), out);
      } else {
        Vote.begin(s, place, Vote.SHARE, targets);
      }
    }
  }

  /// The winner looks at the cards and hands out (COH-SHR-04).
  static void handOut(CityState s, int place, int winner, Out out) {
    Vows.over(s, LocationSteps.SHARING_TIE, place, out);
    Bargaining.begin(s);
    s.sharer = winner;
    s.reveal();
    out.tell(CityEvent.SHARER, winner, place);
    for (int i = 0; i < s.zones.size(supply(place)); i++) {
      int card = s.zones.at(supply(place), i);
      s.knownBy[card] |= (byte) (1 << winner);
      out.tell(1 << winner, CityEvent.SHARING_FACES, card, 0, 0, 0);
    }
    s.agenda.push(new HandOut(place, winner, 0));
  }

  /// Item by item to different living players; as many as there are takers (COH-SHR-05 to
  /// COH-SHR-08).
  @Named(value = "hand-out", rule = "COH-SHR-05")
  public record HandOut(@In(max = 3) int place, @Seat int winner, @SeatSet int served)
      implements Ask<CityState> {
    private static final int ANTIDOTE = 1;
    private static final int CARD = 2;

    @Override
    public int seat(CityState s) {
      return winner;
    }

    private int takers(CityState s) {
      return s.livingSeats() & ~served;
    }

    @Override
    public boolean waits(CityState s, Out out) {
      if (items(s, place) > 0 && takers(s) != 0) {
        return true;
      }
      s.agenda.pop();
      Vows.dealtOut(s, place, winner, out);
      s.sharer = NONE;
      if (items(s, place) > 0) {
        out.tell(CityEvent.LEFT_BEHIND, items(s, place), place);
      }
      return false;
    }

    @Override
    public boolean leadsOn(CityState s, int seat, long choice) {
      return seat == winner
          && !isTalk(choice)
          && items(s, place) > 1
          && Integer.bitCount(takers(s)) > 2;
    }

    /// To whom what goes, in whichever order.
    @Override
    public boolean commutes(long before, long choice) {
      return !isTalk(before) && !isTalk(choice);
    }

    @Override
    public boolean joins(Question<CityState> next) {
      return next instanceof HandOut;
    }

    @Override
    public boolean isTalk(long choice) {
      return Code.verb(choice) == Playing.OFFER;
    }

    private int owed(CityState s, int item) {
      return Vows.promisedTo(s, place, winner, item, takers(s));
    }

    /// Deals can be struck while the supplies are handed out, with anybody (COH-NEG-05).
    @Override
    public boolean hears(CityState s, int seat) {
      return seat == winner || Bargaining.mayInterrupt(s, seat);
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      if (seat == winner) {
        listItems(s, into);
      }
      // Whoever has no choice is not kept waiting for talk.
      if (into.size() != 1) {
        Bargaining.listOffers(s, seat, into);
      }
    }

    private void listItems(CityState s, Choices into) {
      int antidoteFor = s.antidotesAt[place] > 0 ? owed(s, Terms.ANTIDOTE) : NONE;
      int cardFor = s.zones.isEmpty(supply(place)) ? NONE : owed(s, Terms.CARD);
      if (antidoteFor != NONE) {
        into.add(Code.of(ANTIDOTE, antidoteFor));
      } else if (cardFor != NONE) {
        listCards(s, 1 << cardFor, into);
      } else {
        for (int rest = takers(s); rest != 0 && s.antidotesAt[place] > 0; rest &= rest - 1) {
          into.add(Code.of(ANTIDOTE, Integer.numberOfTrailingZeros(rest)));
        }
        listCards(s, takers(s), into);
      }
    }

    private void listCards(CityState s, int takers, Choices into) {
      for (int i = 0; i < s.zones.size(supply(place)); i++) {
        if (Cards.repeated(s, supply(place), i)) {
          continue;
        }
        for (int rest = takers; rest != 0; rest &= rest - 1) {
          into.add(
              Code.of(CARD, Integer.numberOfTrailingZeros(rest), s.zones.at(supply(place), i)));
        }
      }
    }

    @Override
    public void accept(CityState s, int seat, long choice, Out out) {
      if (Code.verb(choice) == Playing.OFFER) {
        Bargaining.open(s, seat, Code.a(choice));
      } else {
        Ask.super.accept(s, seat, choice, out);
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      int to = Code.a(choice);
      s.agenda.push(new HandOut(place, winner, served | 1 << to));
      if (Code.verb(choice) == ANTIDOTE) {
        s.antidotesAt[place]--;
        s.antidotes[to]++;
        out.tell(CityEvent.HANDED_ANTIDOTE, winner, to);
        Vows.handed(s, place, winner, Terms.ANTIDOTE, to, out);
        return;
      }
      int card = Code.b(choice);
      s.reveal(winner);
      s.zones.remove(supply(place), card);
      s.zones.add(hand(to), card);
      s.knownBy[card] = (byte) (1 << winner | 1 << to);
      out.tell(CityEvent.HANDED_CARD, winner, to);
      out.tell(1 << winner | 1 << to, CityEvent.HANDED_CARD_SEEN, winner, to, card, 0);
      Vows.handed(s, place, winner, Terms.CARD, to, out);
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      WhyNoVote.handOut(s, served, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.hand-out", Refs.place(place));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      if (Code.verb(choice) == Playing.OFFER) {
        return PlayWords.option(s, seat, choice);
      }
      int to = Code.a(choice);
      return Code.verb(choice) == ANTIDOTE
          ? Refs.touching(
              Refs.option("antidote:" + to, "hand-antidote", Ref.seat(to)), Refs.antidotes(place))
          : Refs.option(
              Cards.id(s, Code.b(choice)) + ":" + to,
              "hand-card",
              Refs.action(Code.b(choice)),
              Ref.seat(to));
    }
  }
}
