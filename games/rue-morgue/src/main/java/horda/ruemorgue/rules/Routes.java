package horda.ruemorgue.rules;

import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueState;
import java.util.Arrays;

/// PATH: where zombies go. Made once for a move of the horde, since neither survivors nor noise
/// move with it (RMO-PATH-17); then every group asks for its next zones.
public final class Routes {
  private final Ways open;
  private final Ways doors;

  /// Zones with a survivor whom zombies do not ignore.
  private final ZoneSet people;

  /// Zones with noise, the noisiest first.
  private final int[] zones;

  private final int[] noise;

  /// Answers given before: groups are asked about more than once.
  private final ZoneSet[] known;

  private Routes(MorgueState s, ZoneSet people, int[] zones, int[] noise) {
    this.open = s.ways();
    this.doors = s.waysWithoutDoors();
    this.people = people;
    this.zones = zones;
    this.noise = noise;
    this.known = new ZoneSet[s.noise.length];
  }

  /// The ways of all zombies as things stand.
  public static Routes of(MorgueState s) {
    int[] loud = Noise.everywhere(s);
    int[] zones = new int[loud.length];
    int[] noise = new int[loud.length];
    int found = 0;
    for (int zone = 0; zone < loud.length; zone++) {
      if (loud[zone] > 0) {
        int at = found++;
        for (; at > 0 && noise[at - 1] < loud[zone]; at--) {
          noise[at] = noise[at - 1];
          zones[at] = zones[at - 1];
        }
        noise[at] = loud[zone];
        zones[at] = zone;
      }
    }
    int[] sorted = Arrays.copyOf(zones, found);
    return new Routes(s, people(s), sorted, Arrays.copyOf(noise, found));
  }

  /// Taunt: all that matters is the taunter's zone (RMO-PATH-18).
  public static Routes toTaunter(MorgueState s, int survivor) {
    if (!s.inPlay(survivor)) {
      return new Routes(s, ZoneSet.NONE, new int[0], new int[0]);
    }
    int zone = s.zone[survivor];
    return new Routes(s, ZoneSet.NONE, new int[] {zone}, new int[] {Noise.NOISIEST});
  }

  /// Those whom zombies would go for: not rotten, not aloft (RMO-PATH-03).
  private static ZoneSet people(MorgueState s) {
    ZoneSet people = ZoneSet.NONE;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean seen = s.inPlay(survivor) && !s.marked(survivor, MorgueState.ROTTEN);
      if (seen && !s.aloft(survivor)) {
        people = people.with(s.zone[survivor]);
      }
    }
    return people;
  }

  /// The zones that a group moves to next, one branch each; none if it stays. First what it sees,
  /// then what it hears along open ways, then both as if doors were open (RMO-PATH-03 to 07).
  public ZoneSet next(int zone) {
    ZoneSet answer = known[zone];
    if (answer == null) {
      answer = find(zone);
      known[zone] = answer;
    }
    return answer;
  }

  private ZoneSet find(int zone) {
    ZoneSet seen = open.seen(zone).and(people).without(ZoneSet.of(zone));
    ZoneSet there = seen.isEmpty() ? ZoneSet.NONE : loudest(seen, zone, open);
    Ways graph = open;
    if (there.isEmpty() && !seen.isEmpty()) {
      there = loudest(seen, zone, doors);
      graph = doors;
    }
    if (there.isEmpty()) {
      there = loudest(zone, open);
      graph = open;
    }
    if (there.isEmpty()) {
      there = loudest(zone, doors);
      graph = doors;
    }
    // It has arrived (RMO-PATH-09), or there is nothing to go for (RMO-PATH-08).
    return there.has(zone) ? ZoneSet.NONE : steps(zone, there, graph);
  }

  /// Of those zones the ones of highest noise that a way leads to; even a silent one if seen.
  private ZoneSet loudest(ZoneSet among, int from, Ways graph) {
    ZoneSet heard = ZoneSet.NONE;
    ZoneSet silent = ZoneSet.NONE;
    int loudest = 0;
    for (int i = 0; i < zones.length && (heard.isEmpty() || noise[i] == loudest); i++) {
      if (among.has(zones[i]) && graph.distance(from, zones[i]) >= 0) {
        loudest = noise[i];
        heard = heard.with(zones[i]);
      }
    }
    if (!heard.isEmpty()) {
      return heard;
    }
    for (int zone = among.first(); zone >= 0; zone = among.after(zone)) {
      silent = graph.distance(from, zone) >= 0 ? silent.with(zone) : silent;
    }
    return silent;
  }

  /// All zones of the highest noise that a way leads to (RMO-PATH-06, 07).
  private ZoneSet loudest(int from, Ways graph) {
    ZoneSet found = ZoneSet.NONE;
    int loudest = 0;
    for (int i = 0; i < zones.length && (found.isEmpty() || noise[i] == loudest); i++) {
      if (graph.distance(from, zones[i]) >= 0) {
        loudest = noise[i];
        found = found.with(zones[i]);
      }
    }
    return found;
  }

  /// First zones of the shortest ways (RMO-PATH-10) that no closed door bars (RMO-PATH-11, 12).
  private ZoneSet steps(int zone, ZoneSet there, Ways graph) {
    ZoneSet steps = ZoneSet.NONE;
    for (int i = 0; i < open.exits(zone); i++) {
      int next = open.exit(zone, i);
      for (int goal = there.first(); goal >= 0; goal = there.after(goal)) {
        if (graph.distance(next, goal) == graph.distance(zone, goal) - 1
            && graph.distance(next, goal) >= 0) {
          steps = steps.with(next);
        }
      }
    }
    return steps;
  }
}
