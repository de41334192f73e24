package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.rules.Icons;
import horda.amanecerzombi.rules.Plays;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.rules.Zombies;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;

/// What rules of thumb do not like, but what may be worth a thought. All else is left out by a
/// search: of dozens of plays in a window a handful could ever pay.
final class Temptations {
  private Temptations() {}

  /// In a window, besides passing.
  static boolean inWindow(AmanecerState s, int window, int seat, long choice) {
    int target = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Plays.ZOMBIE -> zombie(s, window, seat, target & Zombies.AMBUSH - 1);
      case Plays.EVENT -> event(s, window, seat, choice);
      case Plays.HEAL -> s.inCombat(seat);
      case Plays.USE -> s.inCombat(seat) && target != Deed.LOOK.ordinal();
      case Plays.IN_COMBAT, Plays.UNBLOCK, Plays.READY -> s.inCombat(seat);
      case Plays.FLARE -> s.fighting != NONE;
      case Plays.ATTACK ->
          isQuiet(window)
              && WindowThumbs.turnIsOver(s, window, seat)
              && isLeast(s, seat, Code.a(choice));
      default -> false;
    };
  }

  /// A moment at which nothing is at stake for anybody.
  private static boolean isIdle(int window) {
    return window == Windows.ACTED || window == Windows.SEASON;
  }

  private static boolean isQuiet(int window) {
    return window == Windows.TURN_START
        || window == Windows.TURN_END
        || window == Windows.ROUND_END;
  }

  /// Zombies join a fight, or come to somebody whose turn it is.
  private static boolean zombie(AmanecerState s, int window, int seat, int target) {
    if (target == seat || isIdle(window)) {
      return false;
    }
    if (window == Windows.COMBAT) {
      return s.fighting == target && s.attacker == NONE;
    }
    return window == Windows.ROUND_END || target == s.active;
  }

  private static boolean event(AmanecerState s, int window, int seat, long choice) {
    EventCard card = s.table.event(Code.a(choice));
    int target = Code.b(choice);
    if (card == null || isIdle(window)) {
      return false;
    }
    return switch (card.effect()) {
      case BLOCK, NOISE, MISLEAD -> target != seat && (target == s.active || s.fighting == target);
      case EXHAUST -> target != seat;
      case LIFE_OR_DEATH -> s.seatOf(target) != seat;
      case BREAK_DOWN, EMPTY_TANK -> Icons.seatOf(s, target) != seat;
      case GROUP_DICE -> s.inCombat(seat);
      case ZOMBIE_HITS -> s.fighting != seat;
      case CRASH -> true;
      default -> false;
    };
  }

  /// In one's own turn, given how it is liked.
  static boolean inTurn(AmanecerState s, int seat, long choice, int weight) {
    int a = Code.a(choice);
    return switch (Code.verb(choice)) {
      case Plays.WALK -> isLeast(s, seat, a);
      case Plays.SEARCH_WITH -> isLeast(s, seat, a);
      case Plays.HAND_ON, Plays.SWAP, Plays.LAY_DOWN, Plays.DROP_VEHICLE, Plays.OFFER -> weight > 0;
      // Who declares and gives up again and again makes the others wait for nothing.
      case Plays.END_SEARCH -> weight > 0 || s.zones.isEmpty(Piles.hand(seat));
      case Plays.ZOMBIE ->
          weight > 0
              || (Code.b(choice) & Zombies.AMBUSH - 1) != seat && Code.b(choice) < Zombies.AMBUSH;
      case Plays.EVENT -> weight > 0 || event(s, Windows.OWN_TURN, seat, choice);
      case Plays.HEAL -> weight > 0 || s.damages(s.damageOn[Code.b(choice)]) > 1;
      case Plays.FLARE -> weight > 0;
      case Plays.USE -> weight > 0 || Code.b(choice) != Deed.LOOK.ordinal();
      case Plays.ATTACK -> isLeast(s, seat, a);
      default -> true;
    };
  }

  /// Is no card of the hand worth less? Which of several bad ones pays for a walk matters little.
  static boolean isLeast(AmanecerState s, int seat, int kind) {
    int worth = AmanecerHints.Cards.worth(s, kind);
    int hand = Piles.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      int other = s.zones.at(hand, i);
      int less = AmanecerHints.Cards.worth(s, other) - worth;
      if (less < 0 || less == 0 && other < kind) {
        return false;
      }
    }
    return true;
  }
}
