package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.ArrayList;
import java.util.List;

/// SETUP, after the table is laid: people take their places, cards are dealt, midnight strikes.
public final class SetUp {
  private SetUp() {}

  /// Counter-clockwise from the First Player's right, who so places last (COH-SETUP-17).
  @Named("place-everybody")
  public record PlaceEverybody() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      out.tell(CityEvent.FIRST_PLAYER_NAMED, s.firstPlayer);
      for (int position = 0; position < Place.CORNERS; position++) {
        out.tell(CityEvent.BUILDING_PLACED, s.corner[position], position + 1);
      }
      for (int c = 0; c < s.owner.length; c++) {
        if (s.owner[c] != NONE) {
          out.tell(CityEvent.CHARACTER_DEALT, c, s.owner[c]);
        }
      }
      for (int i = 0; i < s.seats(); i++) {
        s.agenda.push(new DrawPlaces((s.firstPlayer + i) % s.seats()));
      }
    }
  }

  /// As many Movement cards at random as the player has characters (COH-SETUP-18).
  @Named("draw-places")
  public record DrawPlaces(@Seat int seat) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      short[] cards = {0, 1, 2, 3, 4, 5};
      s.chance.shuffle(cards, 0, COUNT);
      s.reveal();
      int drawn = 0;
      for (int i = 0; i < s.content.charactersFor(s.seats()); i++) {
        drawn |= 1 << cards[i];
      }
      for (int rest = drawn; rest != 0; rest &= rest - 1) {
        int place = Integer.numberOfTrailingZeros(rest);
        out.tell(s.isFull(place) ? CityEvent.FULL_PLACE_DRAWN : CityEvent.PLACE_DRAWN, seat, place);
      }
      s.agenda.push(new PlaceOne(seat, drawn));
    }
  }

  /// Who goes to the first of the drawn locations? All of them lie open (COH-SETUP-18).
  @Named(value = "place-one", rule = "COH-SETUP-18")
  public record PlaceOne(@Seat int seat, @In(min = 1, max = (1 << COUNT) - 1) int places)
      implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    public int place() {
      return Integer.numberOfTrailingZeros(places);
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int c = 0; c < s.owner.length; c++) {
        if (s.owner[c] == seat && s.where[c] == NOWHERE) {
          into.add(Code.of(1, c));
        }
      }
    }

    /// A full location sends its character to the Crossroads (COH-SETUP-19).
    @Override
    public void answer(CityState s, long choice, Out out) {
      int c = Code.a(choice);
      boolean full = s.isFull(place());
      s.where[c] = (byte) (full ? CROSSROADS : place());
      out.tell(full ? CityEvent.PLACED_OUTSIDE : CityEvent.PLACED, seat, c, place());
      int rest = places & places - 1;
      if (rest != 0) {
        s.agenda.push(new PlaceOne(seat, rest));
      }
    }

    @Override
    public boolean leadsOn(CityState s, int seat, long choice) {
      return Integer.bitCount(places) > 2;
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      List<Ref> drawn = new ArrayList<>();
      for (int rest = places; rest != 0; rest &= rest - 1) {
        int place = Integer.numberOfTrailingZeros(rest);
        drawn.add(s.isFull(place) ? Refs.fullPlace(place) : Refs.place(place));
      }
      return new Phrase("prompt.place-" + drawn.size(), drawn);
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      int c = Code.a(choice);
      return Refs.option(
          "place:" + s.content.person(c).id(),
          s.isFull(place()) ? "place-outside" : "place",
          Refs.character(c),
          Refs.place(place()));
    }
  }

  /// 7, 6, 5 or 4 Action cards each (COH-SETUP-21).
  @Named("deal-cards")
  public record DealCards() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      s.reveal();
      for (int n = s.content.cardsFor(s.seats()); n > 0; n--) {
        for (int seat = 0; seat < s.seats(); seat++) {
          int card = s.zones.draw(CardZones.DECK);
          s.zones.add(CardZones.hand(seat), card);
          s.knownBy[card] = (byte) (1 << seat);
          if (!s.draft) {
            out.tell(1 << seat, CityEvent.YOU_DREW, card, 0, 0, 0);
          }
        }
        out.beat(s);
      }
      if (s.draft) {
        s.agenda.push(new Draft());
      }
    }
  }

  /// The expert deal: keep one card, pass the rest to the left (COH-VAR-01, COH-VAR-02).
  @Named(value = "draft", rule = "COH-VAR-01")
  public record Draft() implements AskAll<CityState> {
    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int i = 0; i < s.zones.size(CardZones.hand(seat)); i++) {
        if (!Cards.repeated(s, CardZones.hand(seat), i)) {
          into.add(Code.of(1, s.zones.at(CardZones.hand(seat), i)));
        }
      }
    }

    @Override
    public void resolve(CityState s, long[] answers, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        keep(s, seat, Code.a(answers[seat]));
      }
      out.tell(CityEvent.DRAFT_KEPT);
      passLeft(s);
      if (s.zones.size(CardZones.hand(0)) > 1) {
        s.agenda.push(new Draft());
        return;
      }
      for (int seat = 0; seat < s.seats(); seat++) {
        keep(s, seat, s.zones.top(CardZones.hand(seat)));
        s.zones.moveAll(CardZones.kept(seat), CardZones.hand(seat));
      }
    }

    private static void keep(CityState s, int seat, int card) {
      s.zones.remove(CardZones.hand(seat), card);
      s.zones.add(CardZones.kept(seat), card);
      s.knownBy[card] = (byte) (1 << seat);
    }

    /// Only the new holder of a packet knows for certain what is left in it.
    private static void passLeft(CityState s) {
      int last = s.seats() - 1;
      int spare = CardZones.REMOVED;
      s.zones.moveAll(CardZones.hand(last), spare);
      for (int seat = last; seat > 0; seat--) {
        s.zones.moveAll(CardZones.hand(seat - 1), CardZones.hand(seat));
      }
      s.zones.moveAll(spare, CardZones.hand(0));
      for (int seat = 0; seat < s.seats(); seat++) {
        for (int i = 0; i < s.zones.size(CardZones.hand(seat)); i++) {
          s.knownBy[s.zones.at(CardZones.hand(seat), i)] = (byte) (1 << seat);
        }
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.draft");
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return Refs.option(
          "keep:" + Cards.id(s, Code.a(choice)), "keep", Refs.action(Code.a(choice)));
    }
  }

  /// A 00:00 card only places zombies (COH-SETUP-22, COH-SETUP-23).
  @Named("midnight")
  public record Midnight() implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      int card = s.zones.draw(CardZones.INVASION);
      s.zones.add(CardZones.TURNED, card);
      s.reveal();
      out.tell(CityEvent.MIDNIGHT, card);
      Invasion.arrive(s, s.content.invasion(card), out);
    }
  }
}
