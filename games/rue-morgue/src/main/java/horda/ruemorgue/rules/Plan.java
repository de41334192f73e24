package horda.ruemorgue.rules;

import static horda.ruemorgue.MorgueState.NONE;

import horda.engine.Nullable;
import horda.ruemorgue.MorgueState;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Pieces;
import java.util.Arrays;
import java.util.List;

/**
 * Rule of thumb: the ways of one position, worked out once for all its choices. A way is as long as
 * it is troublesome: closed doors and rooms that are still full make it longer.
 */
final class Plan {
  /** What an easy step counts. */
  static final int STEP = 10;

  /** No way at all. */
  static final int NEVER = 100_000;

  private final MorgueState s;
  private final int mark;

  /** Ways with every door open that can be opened. */
  final Ways ways;

  /** Rooms and tents that bring zombies to whoever comes first. */
  final ZoneSet asleep;

  /** Ways as they are now. */
  private final Ways open;

  /**
   * By goal; unknown where nobody has asked yet. Depends on doors and full rooms, on nothing else,
   * and is shared by all plans for the same of both.
   */
  private final Lengths[] lengths;

  private final int[] goals;
  private final int[] crowds;
  private final int exit;
  private final boolean team;

  /** Where those who go together stop in this round, and on the way to what. */
  private int rally = NONE;

  private int rallyFor = NONE;

  /** Of the round, as it was when that was settled. */
  private int moment;

  private final @Nullable Orders orders;

  /** What the team was told for this round, if anything. */
  final @Nullable Order told;

  /**
   * How long the ways are to one goal. Filled before it is made, so that a thread that finds it in
   * another's plan finds all of it.
   */
  private record Lengths(int[] from) {
    static final Lengths UNKNOWN = new Lengths(new int[0]);
  }

  private Plan(MorgueState s, int mark, @Nullable Plan last, @Nullable Order order) {
    this.s = s;
    this.mark = mark;
    this.told = order != null && order.isFor(s) ? order : null;
    this.ways = Errand.ways(s);
    this.asleep = asleep(s);
    this.open = s.ways();
    this.lengths = last != null && isSameGround(last) ? last.lengths : unknown(s.noise.length);
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
    this.orders = team && next instanceof Goal.Take take ? new Orders(s, this, take.which()) : null;
  }

  private static Lengths[] unknown(int zones) {
    Lengths[] lengths = new Lengths[zones];
    Arrays.fill(lengths, Lengths.UNKNOWN);
    return lengths;
  }

  private boolean isSameGround(Plan last) {
    return last.ways == ways && last.open == open && last.asleep.equals(asleep);
  }

  /** The plan for a position, the last one if it is still the same. */
  static Plan of(MorgueState s, @Nullable Plan last, @Nullable Order order) {
    int mark = mark(s);
    if (last == null || last.s != s || last.mark != mark) {
      return new Plan(s, mark, last, order);
    }
    last.settle(moment(s));
    return last;
  }

  /** Ways are the same all through a round; where to stop depends on who can still act. */
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
    return mark * 31 + Arrays.hashCode(s.carrier) + s.revealedTents + 17 * s.delivered;
  }

  /** Where somebody ought to go. */
  int goal(int survivor) {
    if (goals[survivor] == Integer.MIN_VALUE) {
      goals[survivor] = find(survivor);
    }
    return goals[survivor];
  }

  /** What the way is for: the goal, or what lies beyond the place where all stop for the round. */
  int aim(int survivor) {
    int goal = goal(survivor);
    return goal != NONE && goal == rally ? rallyFor : goal;
  }

  /** Whether somebody who has not played yet will come to a zone with the others. */
  boolean comes(int survivor, int zone) {
    return zone == rally
        && s.inPlay(survivor)
        && s.zone[survivor] != zone
        && !fetches(survivor)
        && !s.marked(survivor, MorgueState.ACTIVATED);
  }

  /** Zombies no more than two steps away. */
  int crowd(int zone) {
    if (crowds[zone] < 0) {
      Ways open = s.ways();
      int count = 0;
      for (int other = 0; other < crowds.length; other++) {
        int far = open.distance(zone, other);
        count += far >= 0 && far <= 2 ? s.zombies(other) : 0;
      }
      crowds[zone] = count;
    }
    return crowds[zone];
  }

  /** Whether somebody was sent for something, alone or with others. */
  boolean fetches(int survivor) {
    if (told != null && (told.united() || told.post(survivor) != NONE)) {
      return told.post(survivor) != NONE;
    }
    return orders != null && orders.fetches(survivor);
  }

  private int find(int survivor) {
    if (told != null && told.post(survivor) != NONE) {
      return told.post(survivor);
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

  /** As far towards a goal as all get in this round. */
  private int together(int goal) {
    if (rallyFor != goal) {
      rally = Rally.zone(this, s, goal);
      rallyFor = goal;
    }
    return rally == NONE ? goal : rally;
  }

  /** Whether all that is left is to get out. */
  boolean isExit(int goal) {
    return goal == exit;
  }

  /** How long the way is from a zone to another. */
  int length(int from, int to) {
    Lengths known = lengths[to];
    if (known == Lengths.UNKNOWN) {
      known = new Lengths(spread(to));
      lengths[to] = known;
    }
    return known.from[from];
  }

  /** From the goal backwards: the nearest zone that is not settled, and what leads to it. */
  private int[] spread(int to) {
    int zones = s.noise.length;
    int[] length = new int[zones];
    Arrays.fill(length, NEVER);
    length[to] = 0;
    boolean[] settled = new boolean[zones];
    for (int n = 0; n < zones; n++) {
      int next = NONE;
      for (int zone = 0; zone < zones; zone++) {
        if (!settled[zone] && length[zone] < NEVER && (next < 0 || length[zone] < length[next])) {
          next = zone;
        }
      }
      if (next == NONE) {
        break;
      }
      settled[next] = true;
      int through = length[next] + STEP + trouble(next);
      for (int i = 0; i < ways.exits(next); i++) {
        int before = ways.exit(next, i);
        int door = open.beside(before).has(next) ? 0 : STEP;
        length[before] = Math.min(length[before], through + door);
      }
    }
    return length;
  }

  /** What entering a zone adds to the way. */
  private int trouble(int zone) {
    return asleep.has(zone) ? 4 : 0;
  }

  private static ZoneSet asleep(MorgueState s) {
    ZoneSet asleep = s.table.board().rooms().without(s.spawned());
    for (Pieces.Trigger trigger : s.table.mission().pieces().triggers()) {
      if ((s.usedTriggers >> trigger.tile() & 1) == 0) {
        ZoneSet tile = s.table.board().onTile(trigger.tile());
        asleep = asleep.or(tile.and(s.table.board().indoors()));
      }
    }
    for (int tent = 0; tent < s.tentCard.length; tent++) {
      int zone = s.table.mission().pieces().tents().get(tent).zone();
      asleep = Tents.isOpen(s, tent) ? asleep : asleep.with(zone);
    }
    return asleep;
  }

  /** Whether opening a door brings zombies. */
  boolean fills(Door door) {
    Ways open = s.table.board().ways(s.openDoors | 1 << door.index(), s.fallen);
    ZoneSet rooms = open.indoors(door.one()).or(open.indoors(door.other()));
    rooms = rooms.and(s.table.board().rooms()).without(s.spawned());
    return !rooms.without(Triggers.guarded(s)).isEmpty();
  }
}
