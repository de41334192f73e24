package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.map.Ways;
import horda.ruemorgue.mission.Goal;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;
import java.util.List;

/// The shortest road past all that is still to be fetched and out, for the average survivor.
final class Road {
  /// Where there is no way.
  private static final int FAR = 15;

  private static final double NO_ROAD = 1e9;

  /// Steps that could be made in the time of a search for something that opens doors.
  private static final int SEARCH = 6;

  private Road() {}

  static double length(MorgueState s) {
    int place = Openers.lack(s) ? Openers.place(s) : NONE;
    return place == NONE
        ? length(s, NONE)
        : average(s, s.ways(), place) + SEARCH + length(s, place);
  }

  /// From a zone, or from where everybody is.
  private static double length(MorgueState s, int from) {
    Ways ways = s.waysWithoutDoors();
    int[] stops = stops(s);
    int exit = exit(s);
    int count = stops.length;
    if (count == 0) {
      return first(s, ways, from, exit);
    }
    // By which stops are behind one, and the last of them.
    double[] road = new double[count * (1 << count)];
    Arrays.fill(road, NO_ROAD);
    for (int stop = 0; stop < count; stop++) {
      road[(1 << stop) * count + stop] = first(s, ways, from, stops[stop]);
    }
    int all = (1 << count) - 1;
    double shortest = NO_ROAD;
    for (int past = 1; past <= all; past++) {
      for (int last = 0; last < count; last++) {
        double so = road[past * count + last];
        if (so < NO_ROAD) {
          for (int next = 0; next < count; next++) {
            int then = (past | 1 << next) * count + next;
            double way = so + steps(ways, stops[last], stops[next]);
            road[then] = (past >> next & 1) == 0 ? Math.min(road[then], way) : road[then];
          }
          shortest =
              past == all ? Math.min(shortest, so + steps(ways, stops[last], exit)) : shortest;
        }
      }
    }
    return shortest;
  }

  /// Zones of the Objectives that the goals still ask for.
  static int[] stops(MorgueState s) {
    List<Goal> goals = s.table.mission().goals();
    int[] stops = new int[s.objectiveZone.length];
    int count = 0;
    for (int token = 0; token < s.objectiveZone.length; token++) {
      boolean lies = (s.taken >> token & 1) == 0 && s.objectiveZone[token] >= 0;
      for (int i = s.goalsDone; lies && i < goals.size(); i++) {
        if (goals.get(i) instanceof Goal.Take take && Errand.mayBe(s, token, take.which())) {
          stops[count++] = s.objectiveZone[token];
          lies = false;
        }
      }
    }
    return Arrays.copyOf(stops, count);
  }

  private static int exit(MorgueState s) {
    int open = Errand.exit(s);
    return open == NONE ? s.table.mission().pieces().exits().getFirst().zone() : open;
  }

  private static double first(MorgueState s, Ways ways, int from, int to) {
    return from == NONE ? average(s, ways, to) : steps(ways, from, to);
  }

  private static int steps(Ways ways, int from, int to) {
    int steps = ways.distance(from, to);
    return steps < 0 ? FAR : steps;
  }

  private static double average(MorgueState s, Ways ways, int to) {
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
