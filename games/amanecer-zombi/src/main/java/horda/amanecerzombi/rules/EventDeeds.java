package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
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

/// CARD: what each Event does, once nobody has cancelled it.
final class EventDeeds {
  private static final int DISCARD = 1;
  private static final int RETURN = 1;

  private EventDeeds() {}

  static void carryOut(
      AmanecerState s, int seat, EventCard event, int target, int second, Out out) {
    switch (event.effect()) {
      case LIFE_OR_DEATH -> {
        if (s.seatOf(target) != NONE && LifeOrDeath.worst(s, target) > 0) {
          LifeOrDeath.roll(s, target, out);
        }
      }
      case EXHAUST -> {
        int cards = event.amount() + s.groupTrait(target, Trait.EXHAUSTED_CARDS);
        s.agenda.push(new Discarding(target, Math.max(0, cards)));
      }
      case BREAK_DOWN, EMPTY_TANK -> {
        Icons.turn(s, target, out);
        if (second != NONE && target >= Icons.VEHICLE) {
          Driving.cut(s, target - Icons.VEHICLE, second, out);
        }
      }
      case BLOCK -> {
        if (second != NONE) {
          Driving.cut(s, target, second, out);
        }
        Blocks.block(s, target, out);
      }
      case NOISE -> {
        // A drive is cut off only if the Noise brings a combat (AMZ-VEH-11).
        s.cutAt = second;
        s.agenda.push(new Quiet());
        Noise.on(s, target, event.amount(), seat);
      }
      case RUN -> special(s, seat, seat, event.amount(), Reach.PLAIN, out);
      case SHORTCUT -> special(s, seat, seat, event.amount(), Reach.SHORTCUT, out);
      case MISLEAD -> special(s, seat, target, event.amount(), Reach.PLAIN, out);
      case GROUP_DICE -> EventsInCombat.adrenaline(s, seat, event.amount());
      case ZOMBIE_HITS -> s.frenzy += event.amount();
      case CRASH -> {
        Driving.cut(s, target, second, out);
        Damages.hit(s, target, event.amount(), out);
      }
      case DRAW -> Decks.drawToHand(s, seat, event.amount(), out);
      case NEW_MISSION -> rumours(s, seat, out);
      case CANCEL_EVENT, CANCEL_REVEAL, SPOIL_FOOD -> Responses.stop(s, out);
      case JAM -> EventsInCombat.jam(s, target, out);
      default -> throw new IllegalStateException(event.id() + " is not played by itself");
    }
  }

  /// Moving closes an open search first (AMZ-MOVE-11).
  private static void special(AmanecerState s, int mover, int seat, int points, int way, Out out) {
    if (s.inCombat(seat) || s.blocked[seat] != 0) {
      return;
    }
    s.agenda.push(new Walking.Special(mover, seat, points, way));
    Searching.leave(s, seat, out);
  }

  private static void rumours(AmanecerState s, int seat, Out out) {
    int card = Missions.draw(s, seat, out);
    if (card != NONE) {
      s.agenda.push(new PutBack(seat, card));
    }
  }

  /// The Noise is over: a drive that it did not stop goes on to be what it was.
  @Named("quiet")
  record Quiet() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.cutAt = NONE;
    }
  }

  /// The owner chooses which cards of the hand to discard (AMZ-CARD-07).
  @Named(value = "discard-cards", rule = "AMZ-CARD-07")
  record Discarding(@Seat int seat, @In(max = 100) int cards) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// Nothing to choose when nothing is left, or everything must go.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      int held = s.zones.size(Piles.hand(seat));
      if (cards > 0 && held > cards) {
        return true;
      }
      s.agenda.pop();
      for (int i = cards; i > 0 && !s.zones.isEmpty(Piles.hand(seat)); i--) {
        discard(s, s.zones.top(Piles.hand(seat)), out);
      }
      return false;
    }

    private void discard(AmanecerState s, int kind, Out out) {
      Decks.discardFromHand(s, seat, kind);
      out.tell(AmanecerEvent.DISCARDED, seat, kind);
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      PlayWords.listHand(s, seat, DISCARD, into);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      discard(s, Code.a(choice), out);
      if (cards > 1) {
        s.agenda.push(new Discarding(seat, cards - 1));
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("discard-cards", Refs.number(cards));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int kind = Code.a(choice);
      return Refs.option("discard:" + Refs.actionId(s, kind), "discard-card", Refs.action(kind));
    }
  }

  /// Rumours: one of one's own Missions goes under the deck.
  @Named(value = "put-mission-back", rule = "AMZ-MISS-14")
  record PutBack(@Seat int seat, @Mission int drawn) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      int held = Piles.missions(seat);
      for (int i = 0; i < s.zones.size(held); i++) {
        // One that is being attempted lies open and stays (AMZ-MISS-08).
        if (s.zones.at(held, i) != s.cleaning) {
          into.add(Code.of(RETURN, s.zones.at(held, i)));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int card = Code.a(choice);
      s.zones.remove(Piles.missions(seat), card);
      s.zones.insert(Piles.MISSION_DECK, 0, card);
      // In the game for one the new Mission takes the place of a required one.
      if ((s.required & 1 << card) != 0) {
        s.required = s.required & ~(1 << card) | 1 << drawn;
      }
      out.tell(AmanecerEvent.MISSION_PUT_BACK, seat);
      Missions.returned(s, seat, out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("put-mission-back");
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int card = Code.a(choice);
      return Refs.option(
          "return:" + s.content().mission(card).id(), "return-mission", Refs.mission(card));
    }
  }
}
