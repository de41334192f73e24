package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Demand;
import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Mission;
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
import horda.engine.shape.SeatOrNone;
import java.util.List;

/// MISS-16: what a Mission costs, chosen by its owner: Objects, Characters, gifts.
final class MissionCosts {
  private static final int PAY = 1;

  private MissionCosts() {}

  private static Option objectWords(AmanecerState s, String verb, int object) {
    return Refs.option(verb + ":" + Refs.objectId(s, object), verb, Refs.object(object));
  }

  private static void discard(AmanecerState s, int seat, int object, Out out) {
    Decks.discardCarried(s, seat, object);
    out.tell(AmanecerEvent.OBJECT_DISCARDED, seat, object);
    s.agenda.push(new Loads.Settle(seat));
  }

  /// Objects for each demand in turn, from any Characters, ready or turned.
  @Named(value = "deliver", rule = "AMZ-MISS-16")
  record Deliver(@Seat int seat, @Mission int card, @In(max = 9) int index) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    private List<Demand> demands(AmanecerState s) {
      return s.content().mission(card).goal() instanceof Goal.Deliver deliver
          ? deliver.objects()
          : List.of();
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      List<Demand> demands = demands(s);
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (demands.get(index).isMetBy(s.content().object(object))
            && MissionGoals.canDeliverWithout(s, seat, demands, index + 1, object)) {
          into.add(Code.of(PAY, object));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (index + 1 < demands(s).size()) {
        s.agenda.push(new Deliver(seat, card, index + 1));
      }
      discard(s, seat, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("deliver", Refs.mission(card));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return objectWords(s, "deliver", Code.a(choice));
    }
  }

  /// Fuel for the fire.
  @Named(value = "burn", rule = "AMZ-MISS-16")
  record Burn(@Seat int seat, @Mission int card, @In(max = 9) int objects) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        if (MissionGoals.isFuel(s, s.zones.at(held, i))) {
          into.add(Code.of(PAY, s.zones.at(held, i)));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (objects > 1) {
        s.agenda.push(new Burn(seat, card, objects - 1));
      }
      discard(s, seat, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("deliver", Refs.mission(card));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return objectWords(s, "deliver", Code.a(choice));
    }
  }

  /// Characters stay behind: discarded, not dead (AMZ-MISS-06, AMZ-DEATH-04).
  @Named(value = "leave-character", rule = "AMZ-MISS-06")
  record Leave(@Seat int seat, @Mission int card, @In(max = 9) int characters)
      implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      for (int i = 0; i < s.people(seat); i++) {
        into.add(Code.of(PAY, s.person(seat, i)));
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (characters > 1) {
        s.agenda.push(new Leave(seat, card, characters - 1));
      }
      Deaths.discard(s, seat, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("leave-character", Refs.mission(card));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int character = Code.a(choice);
      return Refs.option(
          "leave:" + Refs.characterId(s, character), "leave", Refs.character(character));
    }
  }

  /// The Offering: to the only neighbour, or one of them.
  static void gift(AmanecerState s, int seat, int card, int objects) {
    s.agenda.push(new Gift(seat, card, NONE, objects));
  }

  /// Which neighbour, then which Objects.
  @Named(value = "gift", rule = "AMZ-MISS-16")
  record Gift(@Seat int seat, @Mission int card, @SeatOrNone int to, @In(max = 9) int objects)
      implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      if (to == NONE) {
        int neighbours = MissionGoals.neighbours(s, seat);
        for (int other = 0; other < s.seats(); other++) {
          if ((neighbours & 1 << other) != 0) {
            into.add(Code.of(PAY, other));
          }
        }
        return;
      }
      int held = Piles.objects(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        into.add(Code.of(PAY, s.zones.at(held, i)));
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int what = Code.a(choice);
      if (to == NONE) {
        s.agenda.push(new Gift(seat, card, what, objects));
        return;
      }
      if (objects > 1) {
        s.agenda.push(new Gift(seat, card, to, objects - 1));
        Trading.move(s, seat, to, what, out);
      } else {
        Trading.hand(s, seat, to, what, out);
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return to == NONE
          ? Refs.prompt("gift-to", Refs.mission(card))
          : Refs.prompt("gift", Refs.mission(card), Refs.seat(to));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return to == NONE
          ? Refs.option("to:" + Code.a(choice), "gift-to", Refs.seat(Code.a(choice)))
          : objectWords(s, "gift", Code.a(choice));
    }
  }
}
