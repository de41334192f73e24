package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// NEG-12: one card or the whole hand may be shown, to one player or to all. What was looked up in
/// the Invasion pile may not.
public final class Showing {
  /// Instead of a seat: everybody.
  static final int ALL = 7;

  private Showing() {}

  private static int seers(CityState s, int to) {
    return to == ALL ? (1 << s.seats()) - 1 : 1 << to;
  }

  /// Is there somebody among them who does not know this card yet?
  private static boolean isNews(CityState s, int card, int seers) {
    return (seers & s.livingSeats() & ~s.knownBy[card]) != 0;
  }

  private static boolean isHandNews(CityState s, int seat, int seers) {
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      if ((seers & ~s.knownBy[s.zones.at(hand(seat), i)]) != 0) {
        return true;
      }
    }
    return false;
  }

  /// In a window: the hand to one or to all, or a single card.
  static void list(CityState s, int seat, Choices into) {
    int ignorant = 0;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && isHandNews(s, seat, 1 << other) && s.living(other)) {
        into.add(Code.of(Playing.SHOW, other));
        ignorant++;
      }
    }
    if (ignorant > 1) {
      into.add(Code.of(Playing.SHOW, ALL));
    }
    if (ignorant > 0 && s.zones.size(hand(seat)) > 1) {
      into.add(Code.of(Playing.SHOW_CARD));
    }
  }

  static void show(CityState s, int seat, int to, Out out) {
    whole(s, seat, seers(s, to), out);
  }

  static void whole(CityState s, int seat, int seers, Out out) {
    s.reveal(seat);
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      s.knownBy[s.zones.at(hand(seat), i)] |= (byte) seers;
    }
    if (Integer.bitCount(seers) == 1) {
      out.tell(CityEvent.SHOWED_HAND, seat, Integer.numberOfTrailingZeros(seers));
    } else {
      out.tell(CityEvent.SHOWED_HAND_TO_ALL, seat);
    }
  }

  static void card(CityState s, int seat, int card, int seers, Out out) {
    s.reveal(seat);
    s.knownBy[card] |= (byte) seers;
    if (Integer.bitCount(seers) == 1) {
      int to = Integer.numberOfTrailingZeros(seers);
      out.tell(CityEvent.SHOWED_CARD, seat, to);
      out.tell(1 << seat | seers, CityEvent.SHOWED_CARD_SEEN, seat, to, card, 0);
    } else {
      out.tell(CityEvent.SHOWED_CARD_TO_ALL, seat, card);
    }
  }

  static Option option(long choice) {
    if (Code.verb(choice) == Playing.SHOW_CARD) {
      return Refs.option("show-card", "show-card");
    }
    int to = Code.a(choice);
    return to == ALL
        ? Refs.option("show:all", "show-all")
        : Refs.option("show:" + to, "show", Ref.seat(to));
  }

  /// Which card, and to whom?
  @Named(value = "show-card", rule = "COH-NEG-12")
  public record OneCard(@Seat int seat) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      for (int i = 0; i < s.zones.size(hand(seat)); i++) {
        int card = s.zones.at(hand(seat), i);
        if (Cards.repeated(s, hand(seat), i)) {
          continue;
        }
        for (int other = 0; other < s.seats(); other++) {
          if (other != seat && isNews(s, card, 1 << other)) {
            into.add(Code.of(1, card, other));
          }
        }
        if (isNews(s, card, -1)) {
          into.add(Code.of(1, card, ALL));
        }
      }
      if (into.size() == 0) {
        into.add(0);
      }
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      if (choice != 0) {
        card(s, seat, Code.a(choice), seers(s, Code.b(choice)), out);
      }
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.show-card");
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      if (choice == 0) {
        return Refs.option("pass", "pass");
      }
      int to = Code.b(choice);
      Ref card = Refs.action(Code.a(choice));
      String id = "show:" + Cards.id(s, Code.a(choice)) + ":";
      return to == ALL
          ? Refs.option(id + "all", "show-one-all", card)
          : Refs.option(id + to, "show-one", card, Ref.seat(to));
    }
  }
}
