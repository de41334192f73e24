package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.rules.SpawnZones;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;
import java.util.List;

/// The shortest road past all that is still to be done, for the average survivor: what has to be
/// fetched or removed, in any order, then the places of the later goals one after the other, then
/// out. What takes time on the way counts as steps.
final class Road {
  /// Where there is no way.
  private static final int FAR = 15;

  private static final double NO_ROAD = 1e9;

  /// Steps that could be made in the time of a search for something that opens doors.
  private static final int SEARCH = 6;

  /// And of a flight to where only a rope leads.
  private static final int FLIGHT = 6;

  /// Of putting something down, of an action's work, and of a zombie where none may be.
  private static final double LOAD = 1;

  private static final double WORK = 0.4;
  private static final double ZOMBIE = 0.3;

  /// Of finding or making what burns.
  private static final double FIRE = 5;

  /// More places than this are looked at one after the other.
  private static final int MOST = 9;

  private final MorgueState s;
  private final Wanted wanted;
  private int[] stops = new int[0];
  private int[] then = new int[0];
  private double more;

  private Road(MorgueState s) {
    this.s = s;
    this.wanted = Wanted.of(s, Errand.ways(s), true, null);
    for (int rest = wanted.tokens; rest != 0; rest &= rest - 1) {
      stop(s.objectiveZone[Integer.numberOfTrailingZeros(rest)]);
    }
    List<Goal> goals = s.table.mission().goals();
    for (int i = s.goalsDone; i < goals.size(); i++) {
      goal(goals.get(i));
    }
    more += wanted.yard == NONE ? 0 : FLIGHT;
  }

  static double length(MorgueState s) {
    Road road = new Road(s);
    int place = Openers.lack(s, road.wanted) ? Openers.place(s) : NONE;
    double length =
        place == NONE
            ? road.length(NONE)
            : road.average(s.ways(), place) + SEARCH + road.length(place);
    return length + road.more;
  }

  private void stop(int zone) {
    if (stops.length < MOST) {
      stops = Arrays.copyOf(stops, stops.length + 1);
      stops[stops.length - 1] = zone;
    } else {
      then(zone);
    }
  }

  private void then(int zone) {
    then = Arrays.copyOf(then, then.length + 1);
    then[then.length - 1] = zone;
  }

  /// Where a goal leads, and what it costs besides the way.
  private void goal(Goal goal) {
    switch (goal) {
      case Goal.Take _, Goal.Score _ -> {}
      case Goal.Gather _, Goal.Leave _ -> exit();
      case Goal.Deliver deliver -> {
        then(deliver.to());
        loads(deliver);
      }
      case Goal.Clear clear -> {
        then(clear.zones().getFirst());
        clear.zones().forEach(zone -> more += ZOMBIE * s.zombies(zone));
      }
      case Goal.Work work -> {
        then(work.at());
        more += WORK * (work.actions() - s.worked) + ZOMBIE * s.zombies(work.at());
      }
      case Goal.RemoveSpawns remove -> remove.zones().forEach(this::spawn);
      case Goal.Kill kill -> kill(kill.zombie());
      case Goal.Shut shut -> lever(shut);
      case Goal.Return back -> then(back.from());
      case Goal.Secure secure -> {
        then(secure.from());
        ZoneSet inside = s.ways().indoors(secure.from());
        for (int zone = inside.first(); zone >= 0; zone = inside.after(zone)) {
          boolean there = (s.table.board().zone(zone).tiles() & secure.tiles()) != 0;
          more += there ? ZOMBIE * s.zombies(zone) : 0;
        }
      }
    }
  }

  private void exit() {
    int open = Errand.exit(s);
    if (open != NONE || !s.table.mission().pieces().exits().isEmpty()) {
      then(open == NONE ? s.table.mission().pieces().exits().getFirst().zone() : open);
    }
  }

  /// What still has to be put down, and how far those are who carry it.
  private void loads(Goal.Deliver deliver) {
    Ways ways = s.waysWithoutDoors();
    for (int token = 0; token < s.objectiveZone.length; token++) {
      boolean left = (s.delivered >> token & 1) == 0 && Errand.mayBe(s, token, deliver.which());
      more += left ? LOAD : 0;
      int carrier = left ? s.carrier[token] : NONE;
      if (carrier != NONE) {
        more += (double) steps(ways, s.zone[carrier], deliver.to()) / s.survivors();
      }
    }
  }

  private void spawn(int zone) {
    if (SpawnZones.isIn(s, zone)) {
      stop(zone);
      boolean burns = s.table.mission().rule(Special.FireRemovesSpawns.class) != null;
      more += LOAD + (burns ? FIRE : ZOMBIE * s.zombies(zone));
    }
  }

  private void kill(ZombieKind kind) {
    for (int zone = 0; zone < s.noise.length; zone++) {
      if (s.figures(zone, kind) > 0) {
        stop(zone);
        boolean fire = false;
        for (int survivor = 0; survivor < s.survivors(); survivor++) {
          fire |= s.inPlay(survivor) && Errand.hasFire(s, survivor);
        }
        more += fire ? LOAD : FIRE;
      }
    }
  }

  private void lever(Goal.Shut shut) {
    int zone = Errand.lever(s, shut);
    if (zone != NONE) {
      then(zone);
      Special.NoiseShuts bar = s.table.mission().rule(Special.NoiseShuts.class);
      more += bar == null ? LOAD : WORK * (bar.tokens() - s.worked);
    }
  }

  /// From a zone, or from where everybody is.
  private double length(int from) {
    Ways ways = s.waysWithoutDoors();
    int count = stops.length;
    double chain = 0;
    for (int i = 1; i < then.length; i++) {
      chain += steps(ways, then[i - 1], then[i]);
    }
    if (count == 0) {
      return then.length == 0 ? 0 : first(ways, from, then[0]) + chain;
    }
    // By which stops are behind one, and the last of them.
    double[] road = new double[count * (1 << count)];
    Arrays.fill(road, NO_ROAD);
    for (int stop = 0; stop < count; stop++) {
      road[(1 << stop) * count + stop] = first(ways, from, stops[stop]);
    }
    int all = (1 << count) - 1;
    double shortest = NO_ROAD;
    for (int past = 1; past <= all; past++) {
      for (int last = 0; last < count; last++) {
        double so = road[past * count + last];
        if (so < NO_ROAD) {
          for (int next = 0; next < count; next++) {
            int on = (past | 1 << next) * count + next;
            double way = so + steps(ways, stops[last], stops[next]);
            road[on] = (past >> next & 1) == 0 ? Math.min(road[on], way) : road[on];
          }
          double end = then.length == 0 ? 0 : steps(ways, stops[last], then[0]) + chain;
          shortest = past == all ? Math.min(shortest, so + end) : shortest;
        }
      }
    }
    return shortest;
  }

  private double first(Ways ways, int from, int to) {
    return from == NONE ? average(ways, to) : steps(ways, from, to);
  }

  private static int steps(Ways ways, int from, int to) {
    int steps = ways.distance(from, to);
    return steps < 0 ? FAR : steps;
  }

  private double average(Ways ways, int to) {
    int sum = 0;
    int count = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor)) {
        sum += steps(ways, s.zone[survivor], to);
        count++;
      }
    }
    return count == 0 ? 0 : (double) sum / count;
  }
}
