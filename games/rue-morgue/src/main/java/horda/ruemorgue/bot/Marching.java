package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Nullable;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.rules.Objectives;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;
import java.util.List;

/// Rule of thumb: where everybody should go in one position, computed once for all its choices.
final class Marching {
  static final int STEP = Ground.STEP;
  static final int NEVER = Ground.NEVER;

  private final MorgueState s;
  private final int mark;
  private final Ground ground;

  /// Ways with every door open that can be opened.
  final Ways ways;

  /// Rooms and tents that bring zombies to whoever comes first.
  final ZoneSet asleep;

  private final int[] goals;
  private final int[] crowds;
  private final int exit;
  private final boolean team;

  /// Where those who go together stop in this round, and on the way to what.
  private int rally = NONE;

  private int rallyFor = NONE;

  /// Of the round, as it was when that was settled.
  private int moment;

  private final @Nullable Assignments orders;

  /// What is still to be fetched.
  private final Wanted wanted;

  /// How many more may die before the mission is lost.
  final int spare;

  /// Who flies, if anybody does.
  final @Nullable Aircrew crew;

  /// Those who were sent for something, as bits.
  private final int fetching;

  /// What the team was told for this round, if anything.
  final @Nullable TeamOrder told;

  private Marching(MorgueState s, int mark, @Nullable Marching last, @Nullable TeamOrder order) {
    this.s = s;
    this.mark = mark;
    this.told = order != null && order.isFor(s) ? order : null;
    this.ground = Ground.of(s, last == null ? null : last.ground);
    this.ways = ground.ways;
    this.asleep = ground.asleep;
    this.crowds = new int[s.noise.length];
    Arrays.fill(crowds, -1);
    List<Goal> goals = s.table.mission().goals();
    Goal next = goals.get(Math.min(s.goalsDone, goals.size() - 1));
    boolean out = next instanceof Goal.Gather || next instanceof Goal.Leave;
    this.exit = out ? Errand.exit(s) : Integer.MIN_VALUE;
    this.goals = new int[s.survivors()];
    Arrays.fill(this.goals, Integer.MIN_VALUE);
    this.moment = moment(s);
    this.team = !Rivals.areThere(s);
    this.spare = spare(s);
    this.wanted = Wanted.of(s, ways, team, last == null ? null : last.wanted);
    this.crew = team ? Aircrew.of(s, wanted) : null;
    this.orders = wanted.tokens != 0 ? new Assignments(s, this, wanted) : null;
    this.fetching = fetching();
  }

  private static int spare(MorgueState s) {
    int living = 0;
    for (byte zone : s.zone) {
      living += zone == MorgueState.DEAD ? 0 : 1;
    }
    return living - s.table.mission().alive().of(s.survivors());
  }

  private int fetching() {
    int fetching = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean sent = orders != null && orders.fetches(survivor);
      if (told != null && (told.united() || told.post(survivor) != NONE)) {
        sent = told.post(survivor) != NONE;
      }
      fetching |= sent ? 1 << survivor : 0;
    }
    return fetching;
  }

  /// The plan for a position, the last one if it is still the same.
  static Marching of(MorgueState s, @Nullable Marching last, @Nullable TeamOrder order) {
    int mark = mark(s);
    if (last == null || last.s != s || last.mark != mark) {
      return new Marching(s, mark, last, order);
    }
    last.settle(moment(s));
    return last;
  }

  /// Ways are the same all through a round; where to stop depends on who can still act.
  private void settle(int now) {
    if (now != moment) {
      moment = now;
      Arrays.fill(goals, Integer.MIN_VALUE);
      rally = NONE;
      rallyFor = NONE;
    }
  }

  private static int moment(MorgueState s) {
    return Arrays.hashCode(s.marks) * 31 + s.actions;
  }

  private static int mark(MorgueState s) {
    int mark = Arrays.hashCode(s.zone) * 31 + Arrays.hashCode(s.figures);
    mark = mark * 31 + Arrays.hashCode(s.slots);
    mark = mark * 31 + s.round + s.openDoors + 7 * s.taken + 11 * s.goalsDone + 13 * s.usedTriggers;
    mark = mark * 31 + Arrays.hashCode(s.seat) + (s.flying ? 19 : 0) + 23 * s.helicopter;
    return mark * 31 + Arrays.hashCode(s.carrier) + s.revealedTents + 17 * s.delivered;
  }

  /// Where a survivor should go.
  int goal(int survivor) {
    if (goals[survivor] == Integer.MIN_VALUE) {
      goals[survivor] = find(survivor);
    }
    return goals[survivor];
  }

  /// What the way is for: the goal, or what lies beyond the place where all stop for the round.
  int aim(int survivor) {
    int goal = goal(survivor);
    return goal != NONE && goal == rally ? rallyFor : goal;
  }

  /// Whether somebody who has not played yet will come to a zone with the others.
  boolean comes(int survivor, int zone) {
    return zone == rally
        && s.inPlay(survivor)
        && s.zone[survivor] != zone
        && !fetches(survivor)
        && !isElsewhere(survivor)
        && !s.marked(survivor, MorgueState.ACTIVATED);
  }

  /// Zombies no more than two steps away.
  int crowd(int zone) {
    if (crowds[zone] < 0) {
      int count = 0;
      for (int other = 0; other < crowds.length; other++) {
        int far = ground.open.distance(zone, other);
        count += far >= 0 && far <= 2 ? s.zombies(other) : 0;
      }
      crowds[zone] = count;
    }
    return crowds[zone];
  }

  /// Whether somebody was sent for something, alone or with others.
  boolean fetches(int survivor) {
    return (fetching >> survivor & 1) != 0;
  }

  /// Where somebody has to bring what he carries, if there is a way; else NONE.
  private int bringsTo(int survivor) {
    if (!Objectives.carries(s, survivor)) {
      return NONE;
    }
    int zone = Errand.delivery(s, survivor);
    return zone != NONE && ways.distance(s.zone[survivor], zone) >= 0 ? zone : NONE;
  }

  private int find(int survivor) {
    if (told != null && told.post(survivor) != NONE) {
      return told.post(survivor);
    }
    if (crew != null && crew.needs(survivor)) {
      return s.helicopter;
    }
    int bring = bringsTo(survivor);
    if (bring != NONE) {
      return bring;
    }
    if (told != null && told.rally() != NONE && !fetches(survivor)) {
      int zone = orders == null ? NONE : orders.of(survivor);
      boolean open = zone != NONE && ways.distance(s.zone[survivor], zone) >= 0;
      rally = told.rally();
      rallyFor = open ? zone : Errand.of(s, survivor, ways);
      return rally;
    }
    int help = Errand.help(s, survivor);
    if (help != NONE) {
      return help;
    }
    int opener = team && Openers.lack(s, wanted) ? Openers.place(s) : NONE;
    if (opener != NONE) {
      return opener;
    }
    boolean fetches = fetches(survivor);
    int arms = orders == null || fetches ? NONE : Errand.arms(s, survivor);
    if (arms != NONE) {
      return arms;
    }
    if (orders != null) {
      int zone = orders.of(survivor);
      if (zone != NONE && ways.distance(s.zone[survivor], zone) >= 0) {
        return fetches || orders.waits() ? zone : together(zone);
      }
    }
    int zone = Errand.of(s, survivor, ways);
    return team && zone != NONE && isExit(zone) ? together(zone) : zone;
  }

  /// As far towards a goal as all get in this round.
  private int together(int goal) {
    if (rallyFor != goal) {
      rally = Rally.zone(this, s, goal);
      rallyFor = goal;
    }
    return rally == NONE ? goal : rally;
  }

  /// Whether nobody can open what has to be opened.
  boolean lacksOpener() {
    return Openers.lack(s, wanted);
  }

  /// Whether nobody is needed any more: nothing has to be fetched.
  boolean isDone() {
    return wanted.tokens == 0;
  }

  /// Whether an Objective is of use.
  boolean wants(int token) {
    return !team || wanted.isToken(token);
  }

  /// Whether somebody has something else to do than to fetch things.
  boolean isElsewhere(int survivor) {
    return s.aloft(survivor) || crew != null && crew.needs(survivor) || bringsTo(survivor) != NONE;
  }

  /// The way out, if one leaves next; else less than nothing.
  int exit() {
    return exit;
  }

  /// Whether all that is left is to get out.
  boolean isExit(int goal) {
    return goal == exit;
  }

  /// How long the way is from a zone to another.
  int length(int from, int to) {
    return ground.length(from, to);
  }
}
