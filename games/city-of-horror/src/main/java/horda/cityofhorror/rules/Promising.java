package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CORNERS;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.NOWHERE;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CardZones.supply;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.Content;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Nullable;
import horda.engine.Pledge;
import horda.engine.Pledge.Shape;

/// NEG-06: what can be promised, by public knowledge: in a step that is still to come, by whoever
/// will have something to say in it. Made for one moment of the table, and looks at it once.
final class Promising {
  private final CityState s;

  /// The step that the table is in, the places to come, and who lives.
  final int now;

  final int toCome;
  final int living;

  Promising(CityState s) {
    this.s = s;
    now = LocationSteps.now(s);
    toCome = LocationSteps.toCome(s);
    living = s.livingSeats();
  }

  boolean lives(int seat) {
    return (living & 1 << seat) != 0;
  }

  // Possible or not.

  boolean possible(long pledge) {
    int maker = Pledge.maker(pledge);
    int place = Pledge.place(pledge);
    int step = Pledge.step(pledge);
    if (!lives(maker)) {
      return false;
    }
    if (Pledge.is(pledge, Shape.WORDS)) {
      return true;
    }
    if (place == s.here) {
      boolean fits = s.here >= 0 || step == LocationSteps.OUTSIDE;
      return fits && step >= now && here(pledge, maker, step);
    }
    boolean comes = place != NOWHERE && (toCome & 1 << place) != 0;
    return comes && later(pledge, place, step);
  }

  private boolean here(long pledge, int maker, int step) {
    if (step >= LocationSteps.BEFORE_SHARING && Sharing.items(s, s.here) == 0) {
      return false;
    }
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT -> chooses(maker, step);
      case NOTHING ->
          step == LocationSteps.OUTSIDE
              || step == LocationSteps.BEFORE_ATTACK
              || step == LocationSteps.BEFORE_SHARING;
      case ACT -> step == now && LocationSteps.isWindow(s) && isPlay(s, pledge, maker);
      case GIVE -> (takers(maker) & 1 << Pledge.object(pledge)) != 0 && stock(s, pledge) > 0;
      case PLAY, WORDS -> false;
    };
  }

  /// Will that seat vote, or break the tie, in that step of the place that is resolved?
  private boolean chooses(int maker, int step) {
    return step == LocationSteps.ATTACK_TIE || step == LocationSteps.SHARING_TIE
        ? s.firstPlayer == maker && votes(s, step)
        : step > now && People.votes(s, maker, s.here) > 0 && votes(s, step);
  }

  /// On the Crossroads the Leader decides, and nothing is shared there or on the Tower.
  private static boolean votes(CityState s, int step) {
    return step < LocationSteps.BEFORE_SHARING ? s.here != CROSSROADS : s.here < CORNERS;
  }

  /// The seats to which `maker` may be able to deal something out at the place that is resolved, by
  /// who lives and who was served.
  int takers(int maker) {
    if (now != LocationSteps.SHARING) {
      return (s.present(s.here, true) & 1 << maker) != 0 ? living : 0;
    }
    Sharing.HandOut open = handOut(s);
    return open == null || open.winner() != maker ? 0 : living & ~open.served();
  }

  private static Sharing.@Nullable HandOut handOut(CityState s) {
    for (int depth = 0; depth < Math.min(2, s.agenda.size()); depth++) {
      if (s.agenda.at(depth) instanceof Sharing.HandOut open) {
        return open;
      }
    }
    return null;
  }

  private boolean later(long pledge, int place, int step) {
    boolean shared = place < CORNERS;
    return switch (Pledge.shape(pledge)) {
      case FOR, NOT ->
          step == LocationSteps.ATTACK_VOTE && place != CROSSROADS
              || step == LocationSteps.SHARING_VOTE && shared;
      case NOTHING ->
          step == LocationSteps.BEFORE_ATTACK || step == LocationSteps.BEFORE_SHARING && shared;
      case GIVE -> step == LocationSteps.SHARING && shared && lives(Pledge.object(pledge));
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

  private static boolean isDefence(CityState s, int kind) {
    return (defences(s.content) & 1 << kind) != 0;
  }

  /// The kinds of cards that are played against zombies: bit set.
  static int defences(Content content) {
    int set = 0;
    for (int kind = 0; kind < content.kinds().size(); kind++) {
      set |=
          switch (content.kinds().get(kind).effect()) {
            case KILL, KILL_HALF, MOVE_ZOMBIE, KITTEN -> 1 << kind;
            default -> 0;
          };
    }
    return set;
  }

  private static boolean isPlay(CityState s, long pledge, int maker) {
    Choices plays = new Choices();
    if (!Terms.isAbility(pledge)) {
      if (mayPlay(s, maker, Pledge.subject(pledge), false)) {
        Playing.list(s, maker, s.content.firstOf(Pledge.subject(pledge)), plays);
      }
    } else if (s.isFresh(Terms.character(pledge))) {
      listUses(s, maker, Terms.character(pledge), plays);
    }
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

  // Plays.

  /// Cards and abilities with their targets, as far as everybody can see; `truly` only cards that
  /// are held.
  static void listPlays(CityState s, int maker, boolean truly, Choices into) {
    for (int kind = 0; kind < s.content.kinds().size(); kind++) {
      if (mayPlay(s, maker, kind, truly)) {
        Playing.list(s, maker, s.content.firstOf(kind), into);
      }
    }
    for (int fresh = s.fresh; fresh != 0; fresh &= fresh - 1) {
      listUses(s, maker, Integer.numberOfTrailingZeros(fresh), into);
    }
  }

  /// How many those are; `uses` is a list that counts.
  static int countPlays(CityState s, int maker, boolean truly, Choices uses) {
    int n = 0;
    for (int kind = 0; kind < s.content.kinds().size(); kind++) {
      if (mayPlay(s, maker, kind, truly)) {
        n += Playing.count(s, maker, s.content.firstOf(kind));
      }
    }
    for (int fresh = s.fresh; fresh != 0; fresh &= fresh - 1) {
      listUses(s, maker, Integer.numberOfTrailingZeros(fresh), uses);
    }
    return n + uses.size();
  }

  private static boolean mayPlay(CityState s, int maker, int kind, boolean truly) {
    return s.content.firstOf(kind) >= 0
        && !s.zones.isEmpty(hand(maker))
        && (!truly || holds(s, maker, kind));
  }

  /// What a character can do at once; what it costs is left open.
  private static void listUses(CityState s, int maker, int c, Choices into) {
    if (!People.isOf(s, maker, c)) {
      return;
    }
    if (s.content.person(c).ability() != Ability.TRADE_CARD) {
      People.list(s, maker, c, into);
    } else if (!s.zones.isEmpty(hand(maker))) {
      into.add(Code.of(Playing.ABILITY, c));
    }
  }
}
