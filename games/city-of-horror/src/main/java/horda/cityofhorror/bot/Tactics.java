package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.ARMORY;
import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.content.Place.TOWER;
import static horda.cityofhorror.state.CardZones.hand;
import static horda.engine.Hints.FOOLISH;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.rules.People;
import horda.cityofhorror.rules.Playing;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Window;

/// What cards and abilities are good for in a window. What weighs more than a pass is plain sense;
/// what weighs a little less is an idea that only somebody who thinks ahead can tell good from bad;
/// the rest is foolish.
final class Tactics {
  static final int PASS = 50;

  private Tactics() {}

  /// Is there anything for this seat to look at in a window, by plain sense?
  static boolean defends(CityState s, Windows.General window, int seat) {
    return window.kind() == Windows.ATTACK && Danger.atRisk(s, seat, window.place());
  }

  static int window(CityState s, Windows.General window, int seat, long choice) {
    return switch (Code.verb(choice)) {
      case Playing.CARD -> card(s, window, seat, choice);
      case Playing.ABILITY -> ability(s, window, seat, choice);
      case Playing.OFFER -> Proposals.weigh(s, window, seat, Code.a(choice));
      default -> FOOLISH;
    };
  }

  /// What plain sense would play in a window, without talk.
  static long best(CityState s, Windows.General window, int seat) {
    long best = Window.PASS;
    if (window.kind() == Windows.FINAL || defends(s, window, seat)) {
      Choices plays = new Choices();
      Playing.list(s, seat, plays);
      People.list(s, seat, plays);
      int most = PASS;
      for (int i = 0; i < plays.size(); i++) {
        int weight = window(s, window, seat, plays.get(i));
        if (weight > most) {
          most = weight;
          best = plays.get(i);
        }
      }
    }
    return best;
  }

  /// Would this card, played there, keep the zombies off?
  static boolean saves(CityState s, int place, ActionCard kind) {
    int fewer =
        switch (kind.effect()) {
          case KILL, MOVE_ZOMBIE -> kind.amount();
          case KILL_HALF -> s.zombies[place] / 2;
          default -> 0;
        };
    return Danger.attackComes(s, place, 0) && !Danger.attackComes(s, place, fewer);
  }

  // Cards.

  private static int card(CityState s, Windows.General window, int seat, long choice) {
    ActionCard kind = s.content.action(Code.a(choice));
    int target = Code.b(choice);
    if (window.kind() == Windows.FINAL) {
      return atTheEnd(s, kind, target);
    }
    if (window.kind() == Windows.SHARE) {
      return kind.effect() == CardEffect.VOTES && target == window.place() ? 40 : FOOLISH;
    }
    if (window.kind() != Windows.ATTACK) {
      return window.kind() == Windows.LOC_OPEN && kind.effect() == CardEffect.STEAL ? 30 : FOOLISH;
    }
    int place = window.place();
    if (Danger.atRisk(s, seat, place)) {
      int weight = defence(s, place, kind, choice, seat);
      return weight > FOOLISH ? weight : blast(s, kind, seat);
    }
    int weight = offence(s, place, kind.effect(), target, Code.c(choice), kind.amount(), seat);
    return weight > FOOLISH ? weight : blast(s, kind, seat);
  }

  /// The seat's people are about to be attacked here.
  private static int defence(CityState s, int place, ActionCard kind, long choice, int seat) {
    int target = Code.b(choice);
    return switch (kind.effect()) {
      case KILL -> target == place ? kills(s, place, kind.amount(), 100 - kind.amount()) : FOOLISH;
      case KILL_HALF -> target == place ? kills(s, place, s.zombies[place] / 2, 90) : FOOLISH;
      case MOVE_ZOMBIE -> target == place ? kills(s, place, 1, 95) : FOOLISH;
      case KITTEN -> target == place ? 45 : FOOLISH;
      case HIDE ->
          s.where[target] != place ? FOOLISH : s.peopleOf(seat, place, false) == 1 ? 80 : 30;
      case LEADER -> leader(s, place, target, seat);
      case VOTES -> target == place && isVoted(s, place) ? 40 : FOOLISH;
      default -> FOOLISH;
    };
  }

  /// Enough to be safe, or a beginning.
  private static int kills(CityState s, int place, int fewer, int enough) {
    return Danger.attackComes(s, place, fewer) ? 20 : enough;
  }

  /// Where only others stand, three more zombies may make the difference.
  private static int offence(
      CityState s, int place, CardEffect effect, int target, int second, int amount, int seat) {
    if (!Danger.othersOnly(s, seat, place) || Danger.attackComes(s, place, 0)) {
      return FOOLISH;
    }
    return switch (effect) {
      case SPAWN -> target == place && Danger.attackComes(s, place, -amount) ? 48 : FOOLISH;
      case MOVE_ZOMBIE -> second == place && Danger.attackComes(s, place, -1) ? 45 : FOOLISH;
      default -> FOOLISH;
    };
  }

  /// An explosion where others stand and this seat's people do not.
  private static int blast(CityState s, ActionCard kind, int seat) {
    if (!kind.explosion()) {
      return FOOLISH;
    }
    boolean tower =
        !s.ruined
            && s.towerMarkers + 1 >= s.content.towerLimit()
            && Danger.othersOnly(s, seat, TOWER);
    boolean armory =
        !s.armoryShut
            && s.armoryMarkers + 1 >= s.content.armoryLimit(s.side[ARMORY])
            && Danger.othersOnly(s, seat, ARMORY);
    return tower ? 47 : armory ? 25 : FOOLISH;
  }

  /// The Leader may be turned to somebody else who stands on the Crossroads.
  private static int leader(CityState s, int place, int colour, int seat) {
    boolean other = place == CROSSROADS && colour != s.colour[seat] && Danger.found(s, colour);
    return other ? 70 : FOOLISH;
  }

  private static boolean isVoted(CityState s, int place) {
    return place != CROSSROADS && Integer.bitCount(s.present(place, false)) > 1;
  }

  /// Before the antidotes are used nothing can be lost any more.
  private static int atTheEnd(CityState s, ActionCard kind, int target) {
    return switch (kind.effect()) {
      case REFRESH -> PASS + 10 + s.content.person(target).fresh();
      case STEAL -> 30 + Math.min(5, s.zones.size(hand(target)));
      default -> FOOLISH;
    };
  }

  // Abilities: each costs points.

  private static int ability(CityState s, Windows.General window, int seat, long choice) {
    if (window.kind() != Windows.ATTACK) {
      return FOOLISH;
    }
    int place = window.place();
    int c = Code.a(choice);
    Townsperson who = s.content.person(c);
    boolean here = s.where[c] == place;
    if (!Danger.atRisk(s, seat, place)) {
      boolean lures = who.ability() == Ability.MOVE_ZOMBIE;
      return lures
          ? offence(s, place, CardEffect.MOVE_ZOMBIE, Code.b(choice), Code.c(choice), 1, seat)
          : FOOLISH;
    }
    return switch (who.ability()) {
      case KILL, MOVE_ZOMBIE -> here ? kills(s, place, who.amount(), 85) : FOOLISH;
      case HIDE -> !here ? FOOLISH : s.peopleOf(seat, place, false) == 1 ? 70 : 25;
      case LEADER -> leader(s, place, Code.b(choice), seat) - 5;
      case VOTE, GIVE_BIRTH -> here && isVoted(s, place) ? 22 : FOOLISH;
      case FIRST_PLAYER -> isVoted(s, place) ? 24 : FOOLISH;
      default -> FOOLISH;
    };
  }

  // Answers to cards.

  /// Does the announced card hurt this seat?
  static boolean harmful(CityState s, int seat) {
    if (s.zones.isEmpty(CardZones.PENDING) || !(s.agenda.at(1) instanceof Playing.Resolve card)) {
      return false;
    }
    return switch (s.content.action(s.zones.top(CardZones.PENDING)).effect()) {
      case SPAWN -> s.peopleOf(seat, card.target(), false) > 0;
      case STEAL -> card.target() == seat && s.zones.size(hand(seat)) > 1;
      case LEADER -> card.target() == s.colour[seat] && s.peopleOf(seat, CROSSROADS, false) > 0;
      default -> false;
    };
  }

  static int response(CityState s, int seat, long choice) {
    if (choice == 0) {
      return PASS;
    }
    if (harmful(s, seat)) {
      return PASS + 20;
    }
    // Where only others would be eaten, their rescue may be spoilt.
    return s.here >= 0 && Danger.othersOnly(s, seat, s.here) && Danger.attackComes(s, s.here, 0)
        ? 40
        : FOOLISH;
  }
}
