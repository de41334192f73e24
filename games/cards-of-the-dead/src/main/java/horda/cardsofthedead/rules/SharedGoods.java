package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;

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
import horda.engine.shape.UpTo;

/// The Last Supper and Sweet Home: one survivor may give up a card for all. The holder of such a
/// card decides about it, clockwise from the active survivor, until one is given up.
public final class SharedGoods {
  static final String SOUP = "canned_soup";
  static final String LANTERN = "lantern";

  private SharedGoods() {}

  /// Asked only if somebody holds a Canned Soup (COD-NAMED-12).
  static void lastSupper(CardsState s, int cost, Out out) {
    if (anyoneHolds(s, SOUP)) {
      s.agenda.push(new ShareSoup(cost, 0));
    } else {
      goHungry(s, cost, out);
    }
  }

  private static void goHungry(CardsState s, int cost, Out out) {
    out.tell(CardsEvent.NO_SUPPER, cost);
    s.agenda.push(new Starve(cost));
  }

  /// Asked only if somebody holds a Lantern and somebody is hurt (COD-NAMED-14).
  static void sweetHome(CardsState s) {
    boolean hurt = false;
    for (int seat = 0; seat < s.seats(); seat++) {
      hurt |= s.alive(seat) && s.vitality[seat] < s.who(seat).vitality();
    }
    if (hurt && anyoneHolds(s, LANTERN)) {
      s.agenda.push(new LightHome(0));
    }
  }

  private static boolean anyoneHolds(CardsState s, String id) {
    return nextHolder(s, id, 0) < s.seats();
  }

  /// The first holder, starting `turn` seats after the active survivor; beyond the last: nobody.
  private static int nextHolder(CardsState s, String id, int turn) {
    int next = turn;
    while (next < s.seats() && !isHolder(s, at(s, next), id)) {
      next++;
    }
    return next;
  }

  private static int at(CardsState s, int turn) {
    return (s.active + turn) % s.seats();
  }

  private static boolean isHolder(CardsState s, int seat, String id) {
    return s.alive(seat) && (holds(s, hand(seat), id) || holds(s, reserve(seat), id));
  }

  private static boolean holds(CardsState s, int zone, String id) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      if (s.type(s.zones.at(zone, i)).id().equals(id)) {
        return true;
      }
    }
    return false;
  }

  private static void list(CardsState s, int seat, String id, Choices into) {
    into.add(0);
    for (int zone : new int[] {hand(seat), reserve(seat)}) {
      for (int rest = Cards.distinct(s, zone); rest != 0; rest &= rest - 1) {
        int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
        if (s.type(card).id().equals(id)) {
          into.add(Code.of(1, card, seat));
        }
      }
    }
  }

  private static Option give(CardsState s, long choice) {
    int card = Code.a(choice);
    int seat = Code.b(choice);
    String id = "give:" + s.who(seat).id() + ":" + Cards.id(s, seat, card);
    return Apart.told(
        s, seat, CardsAsk.option(id, "give-up", CardsAsk.survivor(s, seat), CardsAsk.card(card)));
  }

  /// A Canned Soup for everybody, or hunger: asked of its owner (COD-NAMED-24).
  @Named(value = "last-supper", rule = "COD-NAMED-12")
  public record ShareSoup(@In(max = 99) int cost, @UpTo("seats") int turn) implements CardsAsk {
    @Override
    public int seat(CardsState s) {
      return at(s, nextHolder(s, SOUP, turn));
    }

    /// Nobody left who could give one up.
    @Override
    public boolean waits(CardsState s, Out out) {
      if (nextHolder(s, SOUP, turn) < s.seats()) {
        return true;
      }
      s.agenda.pop();
      goHungry(s, cost, out);
      return false;
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      list(s, seat, SOUP, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice == 0) {
        s.agenda.push(new ShareSoup(cost, nextHolder(s, SOUP, turn) + 1));
        return;
      }
      Cards.discardHeld(s, Code.b(choice), Code.a(choice));
      out.tell(CardsEvent.SOUP_SHARED, s.survivor[Code.b(choice)], Code.a(choice));
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.last-supper", Ref.number(cost));
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return choice == 0 ? CardsAsk.option("none", "go-hungry", Ref.number(cost)) : give(s, choice);
    }
  }

  /// Everybody goes hungry first; who died of it comes afterwards (COD-DEATH-07).
  @Named("starve")
  public record Starve(@In(max = 99) int cost) implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      int struck = 0;
      for (int turn = 0; turn < s.seats(); turn++) {
        int seat = at(s, turn);
        if (s.alive(seat)) {
          struck |= 1 << seat;
          out.tell(CardsEvent.VITALITY_LOST, s.survivor[seat], cost);
          Damage.weaken(s, seat, cost);
        }
      }
      Death.settle(s, struck, out);
    }
  }

  /// A Lantern for full Vitality of everybody, or nothing: asked of its owner (COD-NAMED-24).
  @Named(value = "sweet-home", rule = "COD-NAMED-14")
  public record LightHome(@UpTo("seats") int turn) implements CardsAsk {
    @Override
    public int seat(CardsState s) {
      return at(s, nextHolder(s, LANTERN, turn));
    }

    @Override
    public boolean waits(CardsState s, Out out) {
      if (nextHolder(s, LANTERN, turn) < s.seats()) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      list(s, seat, LANTERN, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice == 0) {
        s.agenda.push(new LightHome(nextHolder(s, LANTERN, turn) + 1));
        return;
      }
      Cards.discardHeld(s, Code.b(choice), Code.a(choice));
      out.tell(CardsEvent.HOME, s.survivor[Code.b(choice)], Code.a(choice));
      for (int seat = 0; seat < s.seats(); seat++) {
        if (s.alive(seat)) {
          s.vitality[seat] = (byte) s.who(seat).vitality();
        }
      }
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.sweet-home");
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return choice == 0 ? CardsAsk.option("none", "keep-lantern") : give(s, choice);
    }
  }
}
