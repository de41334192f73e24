package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.EventCard;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.rules.Icons;
import horda.amanecerzombi.rules.Plays;
import horda.amanecerzombi.rules.Responses;
import horda.amanecerzombi.rules.Windows;
import horda.amanecerzombi.rules.Zombies;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Code;
import horda.engine.Hints;

/// Rules of thumb for windows and answers.
final class WindowThumbs {
  static final int PASS = 100;

  /// More Damages than this on one Character are healed outside a combat too.
  static final int BADLY = 2;

  private WindowThumbs() {}

  static int window(AmanecerState s, int window, int seat, long choice) {
    if (choice == 0) {
      return PASS;
    }
    int weight = liking(s, window, seat, choice);
    return weight > 0 || Temptations.inWindow(s, window, seat, choice) ? weight : Hints.FOOLISH;
  }

  private static int liking(AmanecerState s, int window, int seat, long choice) {
    int a = Code.a(choice);
    boolean mine = s.inCombat(seat);
    return switch (Code.verb(choice)) {
      case Plays.MISSION -> TurnThumbs.mission(s, seat, a);
      case Plays.HEAL -> s.damages(s.damageOn[Code.b(choice)]) > (mine ? 1 : BADLY) ? 300 : 0;
      case Plays.ABILITY, Plays.BY_SKILL -> 250;
      case Plays.ZOMBIE -> zombie(s, window, seat, a, Code.b(choice) & Zombies.AMBUSH - 1);
      case Plays.EVENT -> event(s, window, seat, a, Code.b(choice));
      case Plays.USE -> mine && Code.b(choice) == Deed.INITIAL_ATTACK.ordinal() ? molotov(s) : 0;
      case Plays.IN_COMBAT -> CombatThumbs.danger(s, seat) > 100 ? 160 : 0;
      case Plays.FLARE -> mine && CombatThumbs.danger(s, seat) > -60 ? 240 : 0;
      case Plays.OFFER -> Barter.offers(s, window, seat, a) ? PASS + 70 : 0;
      case Plays.ATTACK -> Raids.weigh(s, window, seat, choice);
      case Plays.UNBLOCK -> mine && CombatThumbs.danger(s, seat) > 0 ? 200 : 0;
      default -> 0;
    };
  }

  private static int molotov(AmanecerState s) {
    return s.dice > 1 || s.attacker != NONE ? 220 : 0;
  }

  /// Has this seat had its turn, so that its cards are of no more use to itself this round?
  static boolean turnIsOver(AmanecerState s, int window, int seat) {
    int turns = s.seats();
    int mine = Math.floorMod(seat - s.firstPlayer, turns);
    int now = Math.floorMod(s.active - s.firstPlayer, turns);
    return window == Windows.ROUND_END || mine < now;
  }

  /// What is left over goes to the leader, or to a fight that can be made worse.
  private static int zombie(AmanecerState s, int window, int seat, int kind, int target) {
    Zombie zombie = s.table.zombie(kind);
    if (target == seat && zombie != null && s.fighting == seat) {
      return Wishes.hunts(s, seat, zombie) ? PASS + 20 : 0;
    }
    boolean keeps = s.zones.size(Piles.hand(seat)) < 2 && s.experience[seat] == 0;
    if (target == seat || keeps || !turnIsOver(s, window, seat) && !tempting(s, seat, target)) {
      return 0;
    }
    int bonus = target == AmanecerHints.leader(s, seat) ? 15 : 5;
    bonus += s.fighting == target && s.attacker == NONE ? 10 : 0;
    return PASS + bonus + AmanecerHints.Cards.worth(s, kind) / 10;
  }

  /// A leader who carries home a rich search, while we have a full hand.
  static boolean tempting(AmanecerState s, int seat, int target) {
    return s.searchAt != NONE
        && s.active == target
        && s.zones.size(Piles.FOUND) > 1
        && s.zones.size(Piles.hand(seat)) > 4
        && target == AmanecerHints.leader(s, seat);
  }

  private static int event(AmanecerState s, int window, int seat, int kind, int target) {
    EventCard card = s.table.event(kind);
    EventEffect effect = card == null ? EventEffect.AMBUSH : card.effect();
    boolean over = turnIsOver(s, window, seat);
    int leader = AmanecerHints.leader(s, seat);
    return switch (effect) {
      case DRAW -> 180;
      case EXHAUST -> target == leader && s.zones.size(Piles.hand(target)) > 2 ? 130 : 0;
      case LIFE_OR_DEATH -> s.seatOf(target) != seat ? 140 : 0;
      case GROUP_DICE -> CombatThumbs.danger(s, seat) > -80 ? 150 : 0;
      case NOISE -> over && target == leader ? 112 : 0;
      case BLOCK -> s.fighting == target && target != seat && s.dice > 2 ? 135 : 0;
      case ZOMBIE_HITS -> s.fighting != seat && s.dice > 3 ? 125 : 0;
      case CRASH -> target == leader ? 125 : 0;
      case BREAK_DOWN, EMPTY_TANK -> over && Icons.seatOf(s, target) == leader ? 108 : 0;
      case MISLEAD -> over && target == leader ? 106 : 0;
      default -> 0;
    };
  }

  /// Answers are there to be given: to what hurts, and to whoever leads.
  static int reply(AmanecerState s, Responses.Reply reply, int seat, long choice) {
    if (choice == 0) {
      return PASS;
    }
    boolean leader = reply.actor() == AmanecerHints.leader(s, seat);
    return switch (reply.to()) {
      case Responses.TO_EVENT -> PASS + 10;
      case Responses.TO_SEARCH -> leader && finds(s) > 1 ? PASS + 10 : 0;
      case Responses.TO_FOOD -> PASS + 10;
      default -> s.fighting != seat && s.attacker != seat && !leader ? 0 : PASS + 5;
    };
  }

  private static int finds(AmanecerState s) {
    return s.searchAt == NONE ? 0 : s.table.square(s.searchAt).finds();
  }
}
