package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Code;
import horda.engine.Hints;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.rules.Act;
import horda.ruemorgue.rules.Arms;
import horda.ruemorgue.rules.Doors;
import horda.ruemorgue.rules.HelicopterActs;
import horda.ruemorgue.rules.MissionActs;
import horda.ruemorgue.rules.Moving;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.rules.SkillActs;
import horda.ruemorgue.rules.TradeActs;
import horda.ruemorgue.rules.Turns;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: what to do next. First whoever bites, then whoever comes, then arms, then the
/// errand, together and not into closed places with the last action.
final class Thumb {
  /// Doing nothing more.
  static final int END = 100;

  private static final int NEVER = -1000;

  /// If that is what the team was told.
  private static final int FIGHT_FIRST = 300;

  private static final int GO_FIRST = 2200;
  private static final int SHOVE_FIRST = 3000;

  /// Whoever can leave the board in this turn does.
  private static final int ESCAPE = 2460;

  /// After so many rounds of waiting there is nothing to wait for.
  private static final int LATE = 36;

  /// How far anybody runs ahead of the last one, and of one who fetches something.
  private static final int LEAD = 3;

  private static final int FETCHING = 2;

  private Thumb() {}

  static int weigh(Marching plan, MorgueState s, int survivor, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case 0 -> END;
      case Act.MOVE -> move(plan, s, survivor, what, 1 + surcharge(s, survivor));
      case Act.SPRINT -> move(plan, s, survivor, what, 1 + surcharge(s, survivor)) + 5;
      case Act.SEARCH ->
          Kit.search(plan, s, survivor) + (plan.told == null ? 0 : plan.told.search());
      case Act.DOOR -> door(plan, s, survivor, what, Code.b(choice));
      case Act.TAKE -> plan.wants(what) ? take(s, survivor) : END - 1;
      case Act.PUT_DOWN -> 2500;
      case Act.MELEE -> attack(plan, s, survivor, false, s.zone[survivor], what);
      case Act.RANGED -> attack(plan, s, survivor, true, what, Code.b(choice));
      case Act.TRICK_SHOT -> attack(plan, s, survivor, true, what, Code.b(choice)) - 10;
      case Act.RELOAD -> reload(s, survivor);
      case Act.NOISE -> lures(s) ? NEVER : Hints.FOOLISH;
      default -> other(plan, s, survivor, choice);
    };
  }

  /// At once, unless somebody with less experience stands by, or is near and spares danger.
  private static int take(MorgueState s, int survivor) {
    int zone = s.zone[survivor];
    boolean waits = Worth.rises(s, survivor, Assignments.LESSON) && Threat.bites(s, zone) == 0;
    for (int other = 0; other < s.survivors(); other++) {
      if (s.inPlay(other) && !Rivals.are(s, survivor, other) && s.xp[other] + 4 < s.xp[survivor]) {
        int far = s.ways().distance(s.zone[other], zone);
        boolean here = far == 0 && !s.marked(other, MorgueState.ACTIVATED);
        boolean soon = far >= 0 && far <= 2 && !Worth.rises(s, other, Assignments.LESSON);
        if (here || waits && soon) {
          return END - 1;
        }
      }
    }
    return Threat.bites(s, zone) > 1 ? 1200 : 2500;
  }

  /// In some missions noise does what has to be done.
  private static boolean lures(MorgueState s) {
    return s.table.mission().rule(Special.NoiseShuts.class) != null;
  }

  private static int surcharge(MorgueState s, int survivor) {
    return Moving.cost(s, survivor) - 1;
  }

  private static int other(Marching plan, MorgueState s, int survivor, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case MissionActs.WORK, MissionActs.REMOVE_SPAWN, MissionActs.SHUT, MissionActs.BAR -> 2400;
      case TradeActs.CRAFT -> 2600;
      case TradeActs.REORGANIZE -> Kit.reorganize(s, survivor);
      // A search has better things to think about.
      case TradeActs.TRADE -> trade(s, survivor, what);
      case TradeActs.DISCARD -> Hints.FOOLISH;
      case HelicopterActs.ENTER,
          HelicopterActs.GET_OUT,
          HelicopterActs.TAKE_OFF,
          HelicopterActs.LAND,
          HelicopterActs.FLY,
          HelicopterActs.ROPE ->
          plan.crew == null ? NEVER : plan.crew.weigh(survivor, choice);
      case SkillActs.HEAL -> 2550;
      case SkillActs.LEAD -> s.marked(what, MorgueState.ACTIVATED) ? END + 1 : 2500 + s.xp[what];
      case SkillActs.RESCUE -> rescue(s, survivor, what);
      case SkillActs.SHOVE_TO -> shove(plan, s, survivor, what);
      case SkillActs.JUMP_TO -> move(plan, s, survivor, what, 1 + s.zombies(s.zone[survivor])) - 5;
      case SkillActs.CHARGE_AT, SkillActs.LUST_FOR -> lust(s, survivor, what);
      default -> NEVER;
    };
  }

  /// Only for what a goal needs: a search has better things to think about.
  private static int trade(MorgueState s, int survivor, int friend) {
    boolean safe = Threat.bites(s, s.zone[survivor]) <= 1;
    boolean makes = Fire.isWanted(s) && Fire.half(s, survivor, friend) != NONE;
    return makes && safe ? 2300 : Hints.FOOLISH;
  }

  // Fighting.

  /// Whoever stands here first, then whoever bars the way or runs, then others next door.
  private static int attack(
      Marching plan, MorgueState s, int survivor, boolean ranged, int zone, int slots) {
    int kills = Threat.kills(s, survivor, ranged, zone, slots);
    if (kills <= 0) {
      return kills < 0 ? Hints.FOOLISH : 0;
    }
    Weapon weapon = Arms.weapon(s, survivor, Integer.numberOfTrailingZeros(slots));
    if (Fire.burns(weapon)) {
      return Fire.isTarget(s, zone) ? 2350 : Fire.isWanted(s) ? 0 : 700 + kills;
    }
    int noise = weapon != null && weapon.loud() ? 10 : 0;
    int here = s.zone[survivor];
    if (zone == here) {
      return spares(s, survivor) ? END - 1 : 1500 + kills - noise;
    }
    int goal = plan.aim(survivor);
    boolean near = s.ways().beside(zone).has(here);
    boolean bars = goal != NONE && plan.length(zone, goal) < plan.length(here, goal);
    boolean runs = s.figures(zone, ZombieKind.RUNNER) > 0;
    boolean friends = Threat.friends(s, zone, NONE) > 0;
    int value = friends ? 1006 : near && runs ? 700 : near && bars ? 677 : near ? 216 : 239;
    int first = plan.told != null && plan.told.fight() ? FIGHT_FIRST : 0;
    return value + kills / 9 - 2 * noise + first;
  }

  /// Whether a kill would bring more danger, and others who come later can do it as well.
  private static boolean spares(MorgueState s, int survivor) {
    if (!Worth.rises(s, survivor, 1)) {
      return false;
    }
    int zone = s.zone[survivor];
    int fresh = 0;
    int absorb = s.wounds(survivor) == 0 ? 1 : 0;
    for (int friend = 0; friend < s.survivors(); friend++) {
      if (friend != survivor && s.zone[friend] == zone && !s.aloft(friend)) {
        absorb += s.wounds(friend) == 0 ? 1 : 0;
        boolean acts = !s.marked(friend, MorgueState.ACTIVATED) && !Worth.rises(s, friend, 1);
        fresh += acts ? 2 * Worth.rate(s, friend, true) : 0;
      }
    }
    return Threat.bites(s, zone) * 100 <= fresh + 50 * absorb;
  }

  private static int reload(MorgueState s, int survivor) {
    int zone = s.zone[survivor];
    boolean pressed = s.zombies(zone) + Threat.beside(s, zone) > 0;
    return pressed && s.actions > 1 ? 600 : 0;
  }

  /// When all else is done: who is pushed away comes back, but bites nobody in this round.
  private static int shove(Marching plan, MorgueState s, int survivor, int zone) {
    if (Threat.friends(s, zone, NONE) > 0) {
      return 0;
    }
    if (plan.told != null && plan.told.shove()) {
      // Out of the way of those who will go now.
      int goal = plan.goal(survivor);
      return SHOVE_FIRST
          + (goal == NONE ? 0 : Math.min(50 * Marching.STEP, plan.length(zone, goal)));
    }
    return s.actions <= 1 ? 1800 - s.zombies(zone) : 0;
  }

  private static int rescue(MorgueState s, int survivor, int zone) {
    int better = Threat.bites(s, zone) - Threat.bites(s, s.zone[survivor]);
    return better > 0 ? 2450 : 0;
  }

  private static int lust(MorgueState s, int survivor, int zone) {
    boolean few = s.zombies(zone) <= 2 && s.actions > 1;
    return few && Threat.atHand(s, survivor, zone) >= 100 ? 680 : 0;
  }

  // Going.

  /// A step towards the errand is good, a step out of danger better, a step into it bad.
  ///
  /// @param cost of the move, so that something is left to fight with
  static int move(Marching plan, MorgueState s, int survivor, int zone, int cost) {
    int here = s.zone[survivor];
    int left = s.actions - cost;
    int goal = plan.goal(survivor);
    int safer = Peril.of(plan, s, survivor, here, 0) - Peril.of(plan, s, survivor, zone, left);
    int score = END + (plan.told == null ? safer : safer * plan.told.fear() / 100);
    boolean stuck = s.zombies(here) > 0 && Threat.atHand(s, survivor, here) == 0;
    score += stuck ? 85 : 0;
    int progress = goal == NONE ? 0 : plan.length(here, goal) - plan.length(zone, goal);
    if (s.zombies(zone) > 0) {
      boolean help = Threat.friends(s, zone, survivor) > 0;
      int kills = left > 0 && (help || progress > 0) ? Threat.atHand(s, survivor, zone) : 0;
      score += kills > 0 ? Math.min(100 * s.zombies(zone), kills * left) : -209;
      score -= kills * left < 100 * s.zombies(zone) ? 100 : 0;
      score += kills > 0 && help ? 150 : 0;
    }
    if (progress > 0 && escapes(plan, s, survivor, goal)) {
      return ESCAPE + progress;
    }
    if (goal != NONE) {
      score += 22 * Math.max(-19, Math.min(19, progress));
      score += progress > 0 && plan.isExit(goal) && s.zombies(here) == 0 ? 500 : 0;
      boolean waits = progress > 0 && !stuck && !plan.fetches(survivor) && !plan.isExit(goal);
      boolean ahead = waits && plan.length(zone, goal) < rear(plan, s, survivor, goal);
      score -= ahead ? 247 : 0;
    }
    if (plan.told != null && plan.told.go() && progress > 0 && left >= 0) {
      return GO_FIRST + progress;
    }
    boolean wakes = plan.asleep.has(zone);
    return wakes && !isReady(plan, s, survivor, left) ? Math.min(score, END - 1) : score;
  }

  /// Whether somebody gets out in this very turn, whoever bites here.
  private static boolean escapes(Marching plan, MorgueState s, int survivor, int goal) {
    int out = plan.exit();
    if (goal == NONE || out < 0 || !Turns.isWayOut(s, out)) {
      return false;
    }
    int here = s.zone[survivor];
    int way = plan.length(here, out);
    return way < Marching.NEVER
        && plan.isDone()
        && (way + Marching.STEP - 1) / Marching.STEP + surcharge(s, survivor) <= s.actions;
  }

  /// Where the last of the team is, less what one may run ahead.
  private static int rear(Marching plan, MorgueState s, int survivor, int goal) {
    int last = 0;
    for (int other = 0; other < s.survivors(); other++) {
      boolean friend = other != survivor && s.inPlay(other) && !Rivals.are(s, survivor, other);
      if (friend && !plan.isElsewhere(other)) {
        int length = plan.length(s.zone[other], goal);
        int spare = plan.fetches(other) ? FETCHING * Marching.STEP : 0;
        last = length < Marching.NEVER ? Math.max(last, length - spare) : last;
      }
    }
    return last - LEAD * Marching.STEP;
  }

  /// Whether somebody of the same errand is near, and somebody can still act; or it is late.
  private static boolean isReady(Marching plan, MorgueState s, int survivor, int left) {
    int near = 0;
    int all = 0;
    int fresh = left > 0 ? 1 : 0;
    Ways ways = s.ways();
    for (int other = 0; other < s.survivors(); other++) {
      boolean friend = s.inPlay(other) && !Rivals.are(s, survivor, other);
      if (friend && plan.goal(other) == plan.goal(survivor)) {
        all++;
        int distance = ways.distance(s.zone[survivor], s.zone[other]);
        boolean close = distance >= 0 && distance <= 2;
        near += close ? 1 : 0;
        boolean acts = other != survivor && !s.marked(other, MorgueState.ACTIVATED);
        fresh += close && acts ? 1 : 0;
      }
    }
    return near * 14 >= all && fresh * 10 >= all || s.round > LATE;
  }

  // Doors.

  /// On the way, and with friends at hand if rooms behind it are still full.
  private static int door(Marching plan, MorgueState s, int survivor, int index, int slot) {
    Door door = s.table.board().doors().get(index);
    int goal = plan.aim(survivor);
    int here = s.zone[survivor];
    int beyond = door.beyond(here);
    if (goal == NONE || plan.length(beyond, goal) >= plan.length(here, goal)) {
      return 0;
    }
    boolean shortest = plan.length(here, goal) >= plan.length(beyond, goal) + 2 * Marching.STEP;
    for (int i = 0; i < s.ways().exits(here); i++) {
      int other = plan.length(s.ways().exit(here, i), goal);
      shortest &= other > plan.length(beyond, goal) + Marching.STEP;
    }
    if (!shortest) {
      return END - 1;
    }
    if (plan.told != null && plan.told.shut()) {
      return 0;
    }
    if (plan.told != null && plan.told.go() && opensTo(plan, plan.goal(survivor), here, beyond)) {
      return GO_FIRST + 100;
    }
    if (escapes(plan, s, survivor, goal)) {
      return ESCAPE;
    }
    boolean full = Ground.fills(s, door);
    if (!full && plan.isDone() && plan.isExit(goal)) {
      return ESCAPE - 1;
    }
    // After thirty rounds of waiting there is nothing to wait for.
    boolean calm = s.zombies(here) == 0 || s.round > 30;
    int loud = slot != Doors.BARE_HANDS && isLoud(s, survivor, slot) ? 15 : 0;
    return calm && (!full || isReady(plan, s, survivor, s.actions - 1)) ? 210 - loud : END - 1;
  }

  private static boolean opensTo(Marching plan, int goal, int here, int beyond) {
    return goal != NONE && plan.length(beyond, goal) < plan.length(here, goal);
  }

  private static boolean isLoud(MorgueState s, int survivor, int slot) {
    Weapon weapon = Arms.weapon(s, survivor, slot);
    return weapon != null && weapon.door() == Weapon.Opens.LOUD;
  }
}
