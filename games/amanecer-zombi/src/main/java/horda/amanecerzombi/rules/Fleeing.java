package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Land;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.SeatOrNone;
import java.util.List;
import java.util.stream.IntStream;

/// FLEE: before the dice of any attack that is no Initial Attack a Group may flee.
public final class Fleeing {
  public static final int BY_CARD = 3;
  static final int BY_EXPERIENCE = 4;
  public static final int FREE = 5;
  private static final int TO = 1;

  private Fleeing() {}

  /// Cards that fleeing by discarding costs: Crawlers and the Polar Night add to it.
  public static int price(AmanecerState s) {
    int price = 1 + s.season(SeasonEffect.FLEE_CARDS);
    for (int i = 0; s.attacker == NONE && i < s.zones.size(Piles.COMBAT); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(Piles.COMBAT, i));
      price += zombie == null ? 0 : zombie.fleeCards();
    }
    return price;
  }

  private static boolean byCard(AmanecerState s, int seat) {
    return s.blocked[seat] == 0
        && !Combats.is(s, Combats.NO_FLIGHT_BY_CARDS)
        && s.zones.size(Piles.hand(seat)) >= price(s);
  }

  /// The Teenager, once per round, not while Blocked.
  private static int guide(AmanecerState s, int seat) {
    for (int i = 0; s.blocked[seat] == 0 && i < s.people(seat); i++) {
      int character = s.person(seat, i);
      if (s.table.gives(character, Trait.FREE_FLIGHT) > 0
          && (s.usedRound & Used.person(character)) == 0) {
        return character;
      }
    }
    return NONE;
  }

  static boolean may(AmanecerState s, int seat) {
    return s.experience[seat] > 0 || byCard(s, seat) || guide(s, seat) != NONE;
  }

  /// A Px always works (AMZ-FLEE-05, AMZ-FLEE-08).
  static void list(AmanecerState s, int seat, Choices into) {
    if (byCard(s, seat)) {
      PlayWords.listHand(s, seat, BY_CARD, into);
    }
    if (s.experience[seat] > 0) {
      into.add(Code.of(BY_EXPERIENCE));
    }
    int guide = guide(s, seat);
    if (guide != NONE) {
      into.add(Code.of(FREE, guide));
    }
  }

  static void greyed(AmanecerState s, int seat, Greyed into) {
    if (s.blocked[seat] > 0) {
      into.add("flee", "AMZ-BLOCK-01", Phrase.of("why.blocked"));
    } else if (Combats.is(s, Combats.NO_FLIGHT_BY_CARDS)) {
      into.add("flee", "AMZ-FLEE-08", Phrase.of("why.no-flight-by-cards"));
    } else if (!byCard(s, seat)) {
      into.add("flee", "AMZ-FLEE-01", Phrase.of("why.flee-price", Refs.number(price(s))));
    }
    if (s.experience[seat] == 0) {
      into.add("flee:px", "AMZ-FLEE-05", Phrase.of("why.no-experience"));
    }
  }

  static Option option(AmanecerState s, long choice) {
    int a = Code.a(choice);
    return switch (Code.verb(choice)) {
      case BY_CARD -> Refs.option("flee:" + Refs.actionId(s, a), "flee-card", Refs.action(a));
      case BY_EXPERIENCE -> Refs.option("flee:px", "flee-px");
      default -> Refs.option("flee:free", "flee-free", Refs.character(a));
    };
  }

  static void pay(AmanecerState s, int seat, long choice, Out out) {
    int price = price(s);
    int paid =
        switch (Code.verb(choice)) {
          case BY_CARD -> price;
          case BY_EXPERIENCE -> NONE;
          default -> 0;
        };
    s.agenda.push(new Flight(seat, paid));
    switch (Code.verb(choice)) {
      case BY_CARD -> {
        Decks.discardFromHand(s, seat, Code.a(choice));
        out.tell(AmanecerEvent.DISCARDED, seat, Code.a(choice));
        if (price > 1) {
          s.agenda.push(new EventDeeds.Discarding(seat, price - 1));
        }
      }
      case BY_EXPERIENCE -> s.experience[seat]--;
      default -> {
        s.usedRound |= Used.person(Code.a(choice));
        out.tell(AmanecerEvent.USED_ABILITY, seat, Code.a(choice));
      }
    }
  }

  /// The combat ends; somebody else says where the Group goes (AMZ-FLEE-03, AMZ-FLEE-04). Paid were
  /// so many cards, nothing, or a Px (NONE).
  @Named("flight")
  record Flight(@Seat int seat, @In(min = NONE, max = 99) int paid) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      int chooser = chooser(s, seat);
      if (paid > 0) {
        out.tell(AmanecerEvent.FLED_FOR_CARDS, seat, paid);
      } else {
        out.tell(paid == NONE ? AmanecerEvent.FLED_FOR_EXPERIENCE : AmanecerEvent.FLED, seat);
      }
      Combats.fled(s, seat, out);
      s.agenda.push(new Away(seat, chooser));
      Searching.fled(s, seat, out);
    }
  }

  /// The initiator, or the other Group's owner; with the Kid the player of the fleeing Group
  /// (AMZ-PVP-07).
  static int chooser(AmanecerState s, int seat) {
    if (s.isSolo()) {
      return NONE;
    }
    if (s.groupTrait(seat, Trait.FLIGHT_CHOICE) > 0) {
      return seat;
    }
    return s.attacker == NONE ? s.initiator : seat == s.attacker ? s.fighting : s.attacker;
  }

  /// Squares beside a Group where it could stand (AMZ-FLEE-07, AMZ-MOVE-07).
  static void squares(AmanecerState s, int seat, int verb, Choices into) {
    int from = s.at[seat];
    for (int d = 0; d < Land.DIRECTIONS; d++) {
      add(s, s.land().next(from, d), verb, into);
    }
    if (s.table.square(from).exit()) {
      for (int i = 0; i < s.land().exits(); i++) {
        add(s, s.land().exit(i), verb, into);
      }
    }
  }

  private static void add(AmanecerState s, int square, int verb, Choices into) {
    if (square != NONE
        && s.table.square(square).land()
        && s.groupAt(square) == NONE
        && !into.contains(Code.of(verb, square))) {
      into.add(Code.of(verb, square));
    }
  }

  /// The same for whoever looks on.
  public static List<Integer> squares(AmanecerState s, int seat) {
    Choices all = new Choices();
    squares(s, seat, TO, all);
    return IntStream.range(0, all.size()).mapToObj(i -> Code.a(all.get(i))).toList();
  }

  /// Where to: without walking and without interruption (AMZ-FLEE-09).
  @Named(value = "flee-to", rule = "AMZ-FLEE-04")
  public record Away(@Seat int seat, @SeatOrNone int chooser) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return chooser;
    }

    /// Alone, chance decides (AMZ-SOLO-21); without a free square the Group stays.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      Choices all = new Choices();
      squares(s, seat, TO, all);
      if (all.size() > 1 && chooser != NONE) {
        return true;
      }
      s.agenda.pop();
      if (all.size() > 0) {
        int which = all.size() == 1 ? 0 : s.chance.below(all.size());
        answer(s, all.get(which), out);
      }
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      squares(s, seat, TO, into);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      s.at[seat] = (short) Code.a(choice);
      Driving.settle(s, seat);
      out.tell(AmanecerEvent.FLED_TO, seat, Code.a(choice));
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("flee-to", Refs.seat(seat));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int square = Code.a(choice);
      return Refs.option("to:" + Refs.square(s, square), "to-square", Refs.square(square));
    }
  }
}
