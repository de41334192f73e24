package horda.cardsofthedead.rules;

import static horda.cardsofthedead.Table.hand;
import static horda.cardsofthedead.Table.reserve;

import horda.cardsofthedead.CardsAsk;
import horda.cardsofthedead.CardsEvent;
import horda.cardsofthedead.CardsState;
import horda.cardsofthedead.CardsStep;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;

/**
 * The Last Supper and Sweet Home: one survivor may give up a card for all; the active survivor
 * settles it.
 */
public final class SharedGoods {
  static final String SOUP = "canned_soup";
  static final String LANTERN = "lantern";

  private SharedGoods() {}

  /** Asked only if somebody holds a Canned Soup (COD-NAMED-12). */
  static void lastSupper(CardsState s, int cost, Out out) {
    if (anyoneHolds(s, SOUP)) {
      s.agenda.push(new ShareSoup(cost));
    } else {
      goHungry(s, cost, out);
    }
  }

  private static void goHungry(CardsState s, int cost, Out out) {
    out.tell(CardsEvent.NO_SUPPER, cost);
    s.agenda.push(new Starve(cost, 0));
  }

  /** Asked only if somebody holds a Lantern and somebody is hurt (COD-NAMED-14). */
  static void sweetHome(CardsState s) {
    boolean hurt = false;
    for (int seat = 0; seat < s.seats(); seat++) {
      hurt |= s.alive(seat) && s.vitality[seat] < s.who(seat).vitality();
    }
    if (hurt && anyoneHolds(s, LANTERN)) {
      s.agenda.push(new LightHome());
    }
  }

  private static boolean anyoneHolds(CardsState s, String id) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (s.alive(seat) && (holds(s, hand(seat), id) || holds(s, reserve(seat), id))) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(CardsState s, int zone, String id) {
    for (int i = 0; i < s.zones.size(zone); i++) {
      if (s.type(s.zones.at(zone, i)).id().equals(id)) {
        return true;
      }
    }
    return false;
  }

  private static void list(CardsState s, String id, Choices into) {
    into.add(0);
    for (int seat = 0; seat < s.seats(); seat++) {
      if (!s.alive(seat)) {
        continue;
      }
      for (int zone : new int[] {hand(seat), reserve(seat)}) {
        for (int rest = Cards.distinct(s, zone); rest != 0; rest &= rest - 1) {
          int card = s.zones.at(zone, Integer.numberOfTrailingZeros(rest));
          if (s.type(card).id().equals(id)) {
            into.add(Code.of(1, card, seat));
          }
        }
      }
    }
  }

  private static Option give(CardsState s, long choice) {
    int card = Code.a(choice);
    int seat = Code.b(choice);
    String id = "give:" + s.who(seat).id() + ":" + Cards.id(s, seat, card);
    return CardsAsk.option(id, "give-up", CardsAsk.survivor(s, seat), CardsAsk.card(card));
  }

  /** A Canned Soup for everybody, or hunger. */
  public record ShareSoup(int cost) implements CardsAsk {
    @Override
    public String name() {
      return "last-supper";
    }

    @Override
    public int[] args() {
      return new int[] {cost};
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      list(s, SOUP, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice == 0) {
        goHungry(s, cost, out);
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
    public String rule(CardsState s) {
      return "COD-NAMED-12";
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return choice == 0 ? CardsAsk.option("none", "go-hungry", Ref.number(cost)) : give(s, choice);
    }
  }

  /** Everybody goes hungry, one after the other, so that a death is settled before the next. */
  public record Starve(int cost, int turn) implements CardsStep {
    @Override
    public String name() {
      return "starve";
    }

    @Override
    public int[] args() {
      return new int[] {cost, turn};
    }

    @Override
    public void run(CardsState s, Out out) {
      if (turn + 1 < s.seats()) {
        s.agenda.push(new Starve(cost, turn + 1));
      }
      int seat = (s.active + turn) % s.seats();
      if (s.alive(seat)) {
        out.tell(CardsEvent.VITALITY_LOST, s.survivor[seat], cost);
        Damage.loseVitality(s, seat, cost, out);
      }
    }
  }

  /** A Lantern for full Vitality of everybody, or nothing. */
  public record LightHome() implements CardsAsk {
    @Override
    public String name() {
      return "sweet-home";
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      list(s, LANTERN, into);
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      if (choice == 0) {
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
    public String rule(CardsState s) {
      return "COD-NAMED-14";
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      return choice == 0 ? CardsAsk.option("none", "keep-lantern") : give(s, choice);
    }
  }
}
