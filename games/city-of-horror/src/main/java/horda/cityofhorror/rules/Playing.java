package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.COUNT;
import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.Card;
import horda.cityofhorror.state.Kinds.Target;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// CARD: Action cards played in a window or before one's own move. A play without possible effect
/// is not offered.
public final class Playing {
  /// Verbs of plays, shared by windows and movers.
  public static final int CARD = 1;

  public static final int ABILITY = 2;
  public static final int OFFER = 3;
  static final int SHOW = 4;
  static final int SHOW_CARD = 5;

  private Playing() {}

  /// All cards this seat could play now, each kind once, with every target.
  public static void list(CityState s, int seat, Choices into) {
    int hand = hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      if (Cards.repeated(s, hand, i)) {
        continue;
      }
      int card = s.zones.at(hand, i);
      if (Vows.isReserved(s, seat, card)) {
        Vows.listReserved(s, seat, card, into);
      } else {
        list(s, seat, card, into);
      }
    }
  }

  /// The plays of one card, as far as everybody can see what it could do.
  static void list(CityState s, int seat, int card, Choices into) {
    switch (s.content.action(card).effect()) {
      case SPAWN -> {
        for (int place = 0; place < COUNT; place++) {
          if (Zombies.room(s, place) > 0 && s.zombieReserve() > 0) {
            into.add(Code.of(CARD, card, place));
          }
        }
      }
      case REFRESH -> listRefreshable(s, seat, card, into);
      case HIDE -> listHideable(s, seat, card, into);
      case KILL -> listWithZombies(s, card, 1, into);
      case KILL_HALF -> listWithZombies(s, card, 2, into);
      case KITTEN -> listWithZombies(s, card, 1, into);
      case LOOK -> {
        if (!s.zones.isEmpty(CardZones.INVASION)) {
          into.add(Code.of(CARD, card));
        }
      }
      case LEADER -> listColours(s, CARD, card, into);
      case MOVE_ZOMBIE -> {
        for (int from = 0; from < COUNT; from++) {
          listMoves(s, CARD, card, from, into);
        }
      }
      case STEAL -> listVictims(s, seat, CARD, card, into);
      case VOTES -> {
        for (int place = 0; place < COUNT && !Rounds.areOver(s); place++) {
          into.add(Code.of(CARD, card, place));
        }
      }
      case NEW_MOVEMENT -> {
        if (Movement.mayExchange(s, seat)) {
          into.add(Code.of(CARD, card));
        }
      }
      default -> {}
    }
  }

  /// How many plays [#list] adds for one card.
  static int count(CityState s, int seat, int card) {
    return switch (s.content.action(card).effect()) {
      case KILL, KITTEN -> placesWithZombies(s, 1);
      case KILL_HALF -> placesWithZombies(s, 2);
      case SPAWN -> s.zombieReserve() > 0 ? placesWithRoom(s) : 0;
      case LEADER -> s.seats();
      case VOTES -> Rounds.areOver(s) ? 0 : COUNT;
      case MOVE_ZOMBIE -> {
        int roomy = placesWithRoom(s);
        int moves = 0;
        for (int from = 0; from < COUNT; from++) {
          if (s.zombies[from] > 0) {
            moves += roomy - (Zombies.room(s, from) > 0 ? 1 : 0);
          }
        }
        yield moves;
      }
      default -> {
        Choices plays = Choices.counting();
        list(s, seat, card, plays);
        yield plays.size();
      }
    };
  }

  private static int placesWithRoom(CityState s) {
    int n = 0;
    for (int place = 0; place < COUNT; place++) {
      n += Zombies.room(s, place) > 0 ? 1 : 0;
    }
    return n;
  }

  private static int placesWithZombies(CityState s, int least) {
    int n = 0;
    for (int place = 0; place < COUNT; place++) {
      n += s.zombies[place] >= least ? 1 : 0;
    }
    return n;
  }

  private static void listWithZombies(CityState s, int card, int least, Choices into) {
    for (int place = 0; place < COUNT; place++) {
      if (s.zombies[place] >= least) {
        into.add(Code.of(CARD, card, place));
      }
    }
  }

  /// One's own exhausted characters, but never the mother (COH-CARD-02, COH-CHR-12).
  private static void listRefreshable(CityState s, int seat, int card, Choices into) {
    for (int c = 0; c < s.owner.length; c++) {
      if (People.refreshable(s, seat, c)) {
        into.add(Code.of(CARD, card, c));
      }
    }
  }

  private static void listHideable(CityState s, int seat, int card, Choices into) {
    for (int c = 0; c < s.owner.length && !Rounds.areOver(s); c++) {
      if (People.isOf(s, seat, c) && !s.isHidden(c)) {
        into.add(Code.of(CARD, card, c));
      }
    }
  }

  static void listColours(CityState s, int verb, int what, Choices into) {
    for (int seat = 0; seat < s.seats(); seat++) {
      into.add(Code.of(verb, what, s.colour[seat]));
    }
  }

  static void listMoves(CityState s, int verb, int what, int from, Choices into) {
    for (int to = 0; to < COUNT && s.zombies[from] > 0; to++) {
      if (to != from && Zombies.room(s, to) > 0) {
        into.add(Code.of(verb, what, from, to));
      }
    }
  }

  /// Another living player with at least one card (COH-CARD-14, COH-DEATH-03).
  static void listVictims(CityState s, int seat, int verb, int what, Choices into) {
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat && s.living(other) && !s.zones.isEmpty(hand(other))) {
        into.add(Code.of(verb, what, other));
      }
    }
  }

  /// Announces the card; it resolves once nobody cancels it.
  static void play(CityState s, int seat, long choice, Out out) {
    int card = Code.a(choice);
    Responding.lay(s, seat, card);
    if (s.content.action(card).effect() == CardEffect.NEW_MOVEMENT) {
      // The new destination is part of the announcement, so it is asked first.
      s.agenda.push(new Movement.NewCard(seat, card));
    } else {
      announce(s, new Resolve(seat, card, Code.b(choice), Code.c(choice)), out);
    }
  }

  /// Tells everybody the whole play and asks who cancels it (COH-WIN-08).
  static void announce(CityState s, Resolve play, Out out) {
    play.tell(s, out);
    Responding.announce(s, play.seat, play);
  }

  /// Is the first target of this kind a place?
  static boolean hasPlace(ActionCard kind) {
    return switch (kind.effect()) {
      case SPAWN, KILL, KILL_HALF, KITTEN, MOVE_ZOMBIE, VOTES -> true;
      default -> false;
    };
  }

  /// The announced card takes effect and goes to the discard pile.
  @Named("resolve")
  public record Resolve(@Seat int seat, @Card int card, @Target int target, @Target int second)
      implements Announced {
    @Override
    public void cancel(CityState s, Out out) {
      Responding.putAway(s);
    }

    /// Everything is said but the Kitten's destination and the place of the marker (COH-WIN-08).
    private void tell(CityState s, Out out) {
      switch (s.content.action(card).effect()) {
        case SPAWN, KILL, KILL_HALF, KITTEN, VOTES ->
            out.tell(CityEvent.ANNOUNCED_AT, seat, card, target);
        case MOVE_ZOMBIE -> out.tell(CityEvent.ANNOUNCED_FROM_TO, seat, card, target, second);
        case REFRESH, HIDE -> out.tell(CityEvent.ANNOUNCED_FOR, seat, card, target);
        case LEADER -> out.tell(CityEvent.ANNOUNCED_LEADER, seat, card, s.seatOf(target));
        case STEAL -> out.tell(CityEvent.ANNOUNCED_AGAINST, seat, card, target);
        case NEW_MOVEMENT -> out.tell(CityEvent.ANNOUNCED_GO_TO, seat, card, target);
        default -> out.tell(CityEvent.ANNOUNCED, seat, card);
      }
    }

    @Override
    public Phrase asked(CityState s) {
      Ref who = Ref.seat(seat);
      Ref what = Refs.action(card);
      return switch (s.content.action(card).effect()) {
        case SPAWN, KILL, KILL_HALF, KITTEN, VOTES ->
            Phrase.of("prompt.response-at", who, what, Refs.place(target));
        case MOVE_ZOMBIE ->
            Phrase.of("prompt.response-from-to", who, what, Refs.place(target), Refs.place(second));
        case REFRESH, HIDE -> Phrase.of("prompt.response-for", who, what, Refs.character(target));
        case LEADER -> Phrase.of("prompt.response-leader", who, what, Ref.seat(s.seatOf(target)));
        case STEAL -> Phrase.of("prompt.response-against", who, what, Ref.seat(target));
        case NEW_MOVEMENT -> Phrase.of("prompt.response-go-to", who, what, Refs.place(target));
        default -> Phrase.of("prompt.response", who, what);
      };
    }

    @Override
    public boolean names(CityState s, int other) {
      return switch (s.content.action(card).effect()) {
        case STEAL -> target == other;
        case LEADER -> s.seatOf(target) == other;
        case SPAWN, VOTES -> s.peopleOf(other, target, true) > 0;
        case MOVE_ZOMBIE -> s.peopleOf(other, second, true) > 0;
        default -> false;
      };
    }

    @Override
    public boolean helps(CityState s, int other) {
      return switch (s.content.action(card).effect()) {
        case KILL, KILL_HALF -> s.peopleOf(other, target, true) > 0;
        default -> false;
      };
    }

    @Override
    public void run(CityState s, Out out) {
      Responding.putAway(s);
      ActionCard kind = s.content.action(card);
      if (kind.explosion()) {
        // The kill or move comes first, then the marker (COH-CARD-17).
        s.agenda.push(new PlaceMarker(seat));
      }
      effect(s, kind, out);
    }

    private void effect(CityState s, ActionCard kind, Out out) {
      switch (kind.effect()) {
        case SPAWN -> out.tell(CityEvent.ALARM, Zombies.add(s, target, kind.amount()), target);
        case REFRESH -> {
          if (People.refreshable(s, seat, target)) {
            s.fresh |= 1 << target;
            out.tell(CityEvent.ENERGISED, seat, target);
          }
        }
        case HIDE -> People.hide(s, seat, target, out);
        case KILL ->
            out.tell(CityEvent.ZOMBIES_KILLED, Zombies.kill(s, target, kind.amount()), target);
        case KILL_HALF ->
            out.tell(CityEvent.SAWN, Zombies.kill(s, target, s.zombies[target] / 2), target);
        case LOOK -> Invasion.look(s, seat, out);
        case LEADER -> Leader.set(s, seat, target, out);
        case KITTEN -> kitten(s, out);
        case MOVE_ZOMBIE ->
            out.tell(
                CityEvent.ZOMBIE_LURED,
                Zombies.move(s, target, second, kind.amount()),
                target,
                second);
        case STEAL -> {
          if (s.living(target) && !s.zones.isEmpty(hand(target))) {
            Cards.steal(s, seat, target, out);
          }
        }
        case VOTES -> {
          s.replica[target * CityState.MOST_SEATS + seat] += (byte) kind.amount();
          out.tell(CityEvent.ARMED, seat, target);
        }
        case NEW_MOVEMENT -> Movement.change(s, seat, target, out);
        default -> throw new IllegalStateException(kind.id() + " is not played");
      }
    }

    /// One of the player's six Movement cards at random; the zombies of the source go there
    /// (COH-CARD-10 to 12).
    private void kitten(CityState s, Out out) {
      int to = s.chance.below(COUNT);
      s.reveal();
      if (to == target) {
        out.tell(CityEvent.KITTEN_RETURNS, seat, target);
        return;
      }
      int go = Zombies.move(s, target, to, s.zombies[target]);
      out.tell(CityEvent.KITTEN_RUNS, seat, target, to, go);
    }
  }

  /// The explosion marker of a card that has done its work (COH-ACT-04).
  @Named("place-marker")
  public record PlaceMarker(@Seat int seat) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      if (s.living(seat)) {
        Explosions.mark(s, seat, out);
      }
    }
  }
}
