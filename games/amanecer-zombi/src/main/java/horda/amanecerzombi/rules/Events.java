package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.MOST_SEATS;
import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.OBJECTS;

import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Vehicle;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Kind;
import horda.amanecerzombi.state.Kinds.SquareOrNone;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// CARD: Events are shown with their target, may be answered, take effect and are discarded.
public final class Events {
  private Events() {}

  /// Every kind of Event in the hand with every legal target (AMZ-CARD-04, AMZ-CARD-06).
  static void list(AmanecerState s, int seat, int window, Choices into) {
    int hand = Piles.hand(seat);
    long listed = 0;
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      EventCard event = s.table.event(kind);
      if (event != null && (listed & 1L << kind) == 0) {
        listed |= 1L << kind;
        list(s, seat, window, kind, event, into);
      }
    }
  }

  private static void list(
      AmanecerState s, int seat, int window, int kind, EventCard event, Choices into) {
    switch (event.effect()) {
      case LIFE_OR_DEATH -> listWounded(s, kind, into);
      case EXHAUST -> {
        for (int other = 0; other < s.seats(); other++) {
          if (other != seat && !s.zones.isEmpty(Piles.hand(other))) {
            into.add(Code.of(Plays.EVENT, kind, other, NONE));
          }
        }
      }
      case BREAK_DOWN -> listCards(s, window, kind, Icons.technical(), into);
      case EMPTY_TANK -> listCards(s, window, kind, Icon.FUEL.bit(), into);
      case BLOCK, NOISE -> listGroups(s, window, kind, into);
      case RUN, SHORTCUT -> {
        if (!s.inCombat(seat) && s.blocked[seat] == 0) {
          into.add(Code.of(Plays.EVENT, kind, NONE, NONE));
        }
      }
      case GROUP_DICE -> {
        if (window == Windows.COMBAT && s.inCombat(seat)) {
          into.add(Code.of(Plays.EVENT, kind, NONE, NONE));
        }
      }
      case ZOMBIE_HITS -> {
        if (window == Windows.COMBAT && s.attacker == NONE) {
          into.add(Code.of(Plays.EVENT, kind, NONE, NONE));
        }
      }
      case CRASH -> {
        if (window == Windows.DRIVEN && s.driven > 0) {
          Driving.listSquares(s, Plays.EVENT, kind, s.active, into);
        }
      }
      case DRAW, NEW_MISSION -> into.add(Code.of(Plays.EVENT, kind, NONE, NONE));
      case MISLEAD -> {
        for (int other = 0; other < s.seats(); other++) {
          if (other != seat && !s.inCombat(other) && s.blocked[other] == 0 && !searches(s, other)) {
            into.add(Code.of(Plays.EVENT, kind, other, NONE));
          }
        }
      }
      default -> {}
    }
  }

  private static boolean searches(AmanecerState s, int seat) {
    return s.searchAt != NONE && s.active == seat;
  }

  /// Characters with a number of Life or Death (AMZ-LOD-04, AMZ-LOD-06).
  private static void listWounded(AmanecerState s, int kind, Choices into) {
    for (int seat = 0; seat < s.seats(); seat++) {
      for (int i = 0; i < s.people(seat); i++) {
        int character = s.person(seat, i);
        if (LifeOrDeath.worst(s, character) > 0) {
          into.add(Code.of(Plays.EVENT, kind, character, NONE));
        }
      }
    }
  }

  /// A ready card with such an icon, or the Vehicle that is being driven (AMZ-VEH-11).
  private static void listCards(AmanecerState s, int window, int kind, int icons, Choices into) {
    boolean breakdown = (icons & Icon.MECHANIC.bit()) != 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      if (breakdown && s.groupTrait(seat, Trait.NO_BREAKDOWN) > 0) {
        continue;
      }
      Icons.listReady(s, seat, icons, Plays.EVENT, kind, NONE, into);
      if (Driving.isOpen(s, seat, window) && drivesWith(s, seat, icons)) {
        Driving.listSquares(s, Plays.EVENT, kind, Icons.VEHICLE + seat, into);
      }
    }
  }

  private static boolean drivesWith(AmanecerState s, int seat, int icons) {
    return s.vehicle[seat] != NONE
        && s.table.vehicle(s.vehicle[seat]) instanceof Vehicle vehicle
        && (vehicle.icons() & icons) != 0;
  }

  private static void listGroups(AmanecerState s, int window, int kind, Choices into) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (Driving.isOpen(s, seat, window)) {
        Driving.listSquares(s, Plays.EVENT, kind, seat, into);
      } else {
        into.add(Code.of(Plays.EVENT, kind, seat, NONE));
      }
    }
  }

  static void play(AmanecerState s, int seat, long choice, Out out) {
    int kind = Code.a(choice);
    int target = Code.b(choice);
    announce(s, seat, kind, target, Code.c(choice), victim(s, seat, kind, target), out);
  }

  /// Whom a card is played against: that player may cancel it. NONE for one's own good.
  public static int victim(AmanecerState s, int seat, int kind, int target) {
    EventCard event = s.table.event(kind);
    int victim =
        switch (event == null ? EventEffect.DRAW : event.effect()) {
          case LIFE_OR_DEATH -> s.seatOf(target);
          case EXHAUST, BLOCK, NOISE, CRASH, MISLEAD -> target;
          case BREAK_DOWN, EMPTY_TANK -> Icons.seatOf(s, target);
          case ZOMBIE_HITS -> s.fighting;
          default -> NONE;
        };
    return victim == seat ? NONE : victim;
  }

  /// Shows the card with its target (AMZ-CARD-03); the victim may answer (AMZ-INT-06).
  static void announce(
      AmanecerState s, int seat, int kind, int target, int second, int victim, Out out) {
    s.zones.remove(Piles.hand(seat), kind);
    s.zones.add(Piles.PENDING, kind);
    s.reveal(seat);
    tell(s, seat, kind, target, victim, out);
    Resolve resolve = new Resolve(seat, kind, target, second);
    if (victim == NONE) {
      s.agenda.push(resolve);
    } else {
      Responses.announce(s, Responses.TO_EVENT, seat, victim, resolve);
    }
  }

  private static void tell(AmanecerState s, int seat, int kind, int target, int victim, Out out) {
    EventCard event = s.table.event(kind);
    EventEffect effect = event == null ? EventEffect.DRAW : event.effect();
    if (effect == EventEffect.LIFE_OR_DEATH) {
      out.tell(AmanecerEvent.PLAYED_ON_CHARACTER, seat, kind, target);
    } else if (target >= 0 && target < Icons.VEHICLE && victimIsObject(effect)) {
      out.tell(AmanecerEvent.PLAYED_ON_OBJECT, seat, kind, target);
    } else if (victim != NONE) {
      out.tell(AmanecerEvent.PLAYED_ON_SEAT, seat, kind, victim);
    } else {
      out.tell(AmanecerEvent.PLAYED, seat, kind);
    }
  }

  private static boolean victimIsObject(EventEffect effect) {
    return effect == EventEffect.BREAK_DOWN
        || effect == EventEffect.EMPTY_TANK
        || effect == EventEffect.JAM;
  }

  /// The announced card takes effect and goes to the discard pile (AMZ-CARD-02).
  @Named("event")
  public record Resolve(
      @Seat int seat,
      @Kind int kind,
      @In(min = NONE, max = OBJECTS + MOST_SEATS - 1) int target,
      @SquareOrNone int second)
      implements Announced {
    @Override
    public void cancel(AmanecerState s, Out out) {
      putAway(s);
      out.tell(AmanecerEvent.CANCELLED, seat, kind);
    }

    private void putAway(AmanecerState s) {
      s.zones.remove(Piles.PENDING, kind);
      Decks.discardAction(s, kind);
    }

    @Override
    public void run(AmanecerState s, Out out) {
      putAway(s);
      EventCard event = s.table.event(kind);
      if (event != null) {
        EventDeeds.carryOut(s, seat, event, target, second, out);
      }
    }
  }
}
