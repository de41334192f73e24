package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CardZones.supply;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Given;
import horda.engine.Nullable;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;

/// NEG-06: what can be promised, by public knowledge: in a step that is still to come, by whoever
/// will have something to say in it.
final class Promising {
  private Promising() {}

  // Possible or not.

  static boolean possible(CityState s, long pledge) {
    int maker = Pledge.maker(pledge);
    int place = Pledge.place(pledge);
    int step = Pledge.step(pledge);
    if (!s.living(maker)) {
      return false;
    }
    if (Pledge.is(pledge, Shape.WORDS)) {
      return true;
    }
    int now = LocationSteps.now(s);
    if (place == s.here) {
      boolean fits = s.here >= 0 || step == LocationSteps.OUTSIDE;
      return fits && step >= now && here(s, pledge, maker, step, now);
    }
    boolean comes = place != NOWHERE && (LocationSteps.toCome(s) & 1 << place) != 0;
    return comes && later(s, pledge, place, step);
  }

  private static boolean here(CityState s, long pledge, int maker, int step, int now) {
    if (step >= LocationSteps.BEFORE_SHARING && Sharing.items(s, s.here) == 0) {
      return false;
    }
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT ->
          step == LocationSteps.ATTACK_TIE || step == LocationSteps.SHARING_TIE
              ? s.firstPlayer == maker && votes(s, step)
              : step > now && People.votes(s, maker, s.here) > 0 && votes(s, step);
      case NOTHING ->
          step == LocationSteps.OUTSIDE
              || step == LocationSteps.BEFORE_ATTACK
              || step == LocationSteps.BEFORE_SHARING;
      case ACT -> step == now && LocationSteps.isWindow(s) && isPlay(s, pledge, maker);
      case GIVE -> gives(s, pledge, maker, now);
      case PLAY, WORDS -> false;
    };
  }

  /// On the Crossroads the Leader decides, and nothing is shared there or on the Tower.
  private static boolean votes(CityState s, int step) {
    return step < LocationSteps.BEFORE_SHARING ? s.here != CROSSROADS : s.here < CORNERS;
  }

  private static boolean gives(CityState s, long pledge, int maker, int now) {
    boolean elected = (s.present(s.here, true) & 1 << maker) != 0;
    int served = 0;
    if (now == LocationSteps.SHARING) {
      Sharing.HandOut open = handOut(s);
      elected = open != null && open.winner() == maker;
      served = open == null ? 0 : open.served();
    }
    int object = Pledge.object(pledge);
    return elected && s.living(object) && (served & 1 << object) == 0 && stock(s, pledge) > 0;
  }

  private static Sharing.@Nullable HandOut handOut(CityState s) {
    for (int depth = 0; depth < Math.min(2, s.agenda.size()); depth++) {
      if (s.agenda.at(depth) instanceof Sharing.HandOut open) {
        return open;
      }
    }
    return null;
  }

  private static boolean later(CityState s, long pledge, int place, int step) {
    boolean shared = place < CORNERS;
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT ->
          step == LocationSteps.ATTACK_VOTE && place != CROSSROADS
              || step == LocationSteps.SHARING_VOTE && shared;
      case NOTHING ->
          step == LocationSteps.BEFORE_ATTACK || step == LocationSteps.BEFORE_SHARING && shared;
      case GIVE -> step == LocationSteps.SHARING && shared && s.living(Pledge.object(pledge));
      case PLAY -> step == LocationSteps.BEFORE_ATTACK && isDefence(s, Pledge.subject(pledge));
      case ACT, WORDS -> false;
    };
  }

  /// The players between whom the maker will choose, as far as one can see.
  static int targets(CityState s, long pledge) {
    if (Pledge.place(pledge) != s.here || s.here < 0) {
      return s.livingSeats();
    }
    if (s.agenda.size() > 1 && s.agenda.at(1) instanceof Vote.TieBreak tie) {
      return tie.tied();
    }
    return s.present(s.here, Pledge.step(pledge) >= LocationSteps.BEFORE_SHARING);
  }

  static int stock(CityState s, long pledge) {
    if (Pledge.place(pledge) != s.here || s.here >= CORNERS || s.here < 0) {
      return 1;
    }
    return Pledge.subject(pledge) == Terms.ANTIDOTE
        ? s.antidotesAt[s.here]
        : s.zones.size(supply(s.here));
  }

  private static boolean isPlay(CityState s, long pledge, int maker) {
    Choices plays = new Choices();
    listPlays(s, maker, false, plays);
    for (int i = 0; i < plays.size(); i++) {
      if (Pledge.same(pledge, Vows.toAct(s, maker, Pledge.receiver(pledge), plays.get(i)))) {
        return true;
      }
    }
    return false;
  }

  /// Does the maker hold what he would have to play? His secret: asked of his own side only.
  static boolean holds(CityState s, int seat, int kind) {
    return Cards.ofKind(s, hand(seat), kind) != CityState.NONE;
  }

  // Listing.

  /// What `maker` could promise `receiver`; `own` if whoever drafts is the maker and so knows what
  /// he holds.
  static void list(CityState s, Deal draft, int maker, int receiver, Choices into) {
    boolean own = maker == draft.from();
    Given given = Vows.KEEPING.given(s, draft, maker);
    int now = LocationSteps.now(s);
    if (now == LocationSteps.OUTSIDE) {
      add(s, given, Pledge.of(Shape.NOTHING, 0, 0, maker, receiver, now, NOWHERE), into);
    }
    if (LocationSteps.isWindow(s)) {
      listActs(s, given, maker, receiver, own, into);
    }
    if (s.here >= 0) {
      for (int step = now; step <= LocationSteps.SHARING; step++) {
        list(s, given, maker, receiver, step, s.here, into);
      }
    }
    for (int rest = LocationSteps.toCome(s); rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      listLater(s, draft, given, maker, receiver, place, into);
    }
    add(s, given, words(maker, receiver, Terms.SUPPORT), into);
  }

  static long words(int maker, int receiver, int what) {
    return Pledge.of(Shape.WORDS, what, 0, maker, receiver, LocationSteps.OUTSIDE, NOWHERE);
  }

  private static void add(CityState s, Given given, long pledge, Choices into) {
    if (Vows.KEEPING.may(s, given, pledge)) {
      into.add(pledge);
    }
  }

  private static void list(
      CityState s, Given given, int maker, int receiver, int step, int place, Choices into) {
    switch (step) {
      case LocationSteps.BEFORE_ATTACK, LocationSteps.BEFORE_SHARING ->
          add(s, given, Pledge.of(Shape.NOTHING, 0, 0, maker, receiver, step, place), into);
      case LocationSteps.SHARING -> {
        for (int to = 0; to < s.seats(); to++) {
          add(s, given, gift(Terms.ANTIDOTE, to, maker, receiver, place), into);
          add(s, given, gift(Terms.CARD, to, maker, receiver, place), into);
        }
      }
      default -> {
        int open = open(s, given, maker, receiver, step, place);
        for (int target = 0; target < s.seats(); target++) {
          if ((open & 1 << target) != 0) {
            into.add(Pledge.of(Shape.FOR, target, 0, maker, receiver, step, place));
            into.add(Pledge.of(Shape.NOT, target, 0, maker, receiver, step, place));
          }
        }
      }
    }
  }

  /// The players for or against whom a word about that vote or tie-break still says something: bit
  /// set, with nobody or with at least two in it. Asked once for all of them.
  private static int open(CityState s, Given given, int maker, int receiver, int step, int place) {
    long pledge = Pledge.of(Shape.FOR, 0, 0, maker, receiver, step, place);
    int left = possible(s, pledge) ? Vows.KEEPING.left(s, given, pledge) : 0;
    return Integer.bitCount(left) > 1 ? left : 0;
  }

  private static long gift(int item, int to, int maker, int receiver, int place) {
    return Pledge.of(Shape.GIVE, item, to, maker, receiver, LocationSteps.SHARING, place);
  }

  /// What people promise about later: a vote, to do nothing, a share, a card against the zombies.
  private static void listLater(
      CityState s, Deal draft, Given given, int maker, int receiver, int place, Choices into) {
    list(s, given, maker, receiver, LocationSteps.BEFORE_ATTACK, place, into);
    list(s, given, maker, receiver, LocationSteps.ATTACK_VOTE, place, into);
    list(s, given, maker, receiver, LocationSteps.BEFORE_SHARING, place, into);
    int vote = LocationSteps.SHARING_VOTE;
    int open = open(s, given, maker, receiver, vote, place);
    for (int target = 0; target < s.seats(); target++) {
      if ((open & 1 << target) != 0) {
        into.add(Pledge.of(Shape.FOR, target, 0, maker, receiver, vote, place));
      }
    }
    add(s, given, gift(Terms.ANTIDOTE, receiver, maker, receiver, place), into);
    add(s, given, gift(Terms.CARD, receiver, maker, receiver, place), into);
    for (int kind = 0; kind < s.content.kinds().size(); kind++) {
      if (isDefence(s, kind) && mayName(s, draft, maker, kind)) {
        int step = LocationSteps.BEFORE_ATTACK;
        add(s, given, Pledge.of(Shape.PLAY, kind, 0, maker, receiver, step, place), into);
      }
    }
  }

  private static boolean isDefence(CityState s, int kind) {
    return switch (s.content.kinds().get(kind).effect()) {
      case KILL, KILL_HALF, MOVE_ZOMBIE, KITTEN -> true;
      default -> false;
    };
  }

  /// What binds must be held by the seat that promises it, and not be promised already
  /// (COH-NEG-06); of others it may be asked.
  private static boolean mayName(CityState s, Deal draft, int maker, int kind) {
    return s.promiseRule != CityState.ALL_BINDING
        || maker != draft.from()
        || DealTerms.hasSpare(s, draft, kind);
  }

  private static void listActs(
      CityState s, Given given, int maker, int receiver, boolean own, Choices into) {
    boolean truly = own && s.promiseRule != CityState.ALL_BREAKABLE;
    Choices plays = new Choices();
    listPlays(s, maker, truly, plays);
    int first = into.size();
    for (int i = 0; i < plays.size(); i++) {
      long pledge = Vows.toAct(s, maker, receiver, plays.get(i));
      if (!into.containsFrom(first, pledge) && Vows.KEEPING.agrees(s, given, pledge)) {
        into.add(pledge);
      }
    }
  }

  /// Cards and abilities with their targets, as far as everybody can see; `truly` only cards that
  /// are held.
  private static void listPlays(CityState s, int maker, boolean truly, Choices into) {
    if (!s.zones.isEmpty(hand(maker))) {
      for (int card = 0; card < s.content.actionCards(); card++) {
        int kind = s.content.kindOf(card);
        boolean first = card == 0 || s.content.kindOf(card - 1) != kind;
        if (first && (!truly || holds(s, maker, kind))) {
          Playing.list(s, maker, card, into);
        }
      }
    }
    for (int fresh = s.fresh; fresh != 0; fresh &= fresh - 1) {
      int c = Integer.numberOfTrailingZeros(fresh);
      if (!People.isOf(s, maker, c)) {
        continue;
      }
      if (s.content.person(c).ability() != Ability.TRADE_CARD) {
        People.list(s, maker, c, into);
      } else if (!s.zones.isEmpty(hand(maker))) {
        into.add(Code.of(Playing.ABILITY, c));
      }
    }
  }
}
