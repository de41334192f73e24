package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.mission.Pieces;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// SPAWN: Spawn Zones wake up and are removed in the course of a mission.
public final class SpawnZones {
  private SpawnZones() {}

  static boolean isAwake(MorgueState s, int spawn) {
    return (s.awake >> spawn & 1) != 0;
  }

  /// Whether one that is not removed lies in that zone.
  public static boolean isIn(MorgueState s, int zone) {
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      if (spawns.get(spawn).zone() == zone && (s.removedSpawns >> spawn & 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /// All of a colour, but those that are gone (RMO-SPAWN-09, 10).
  static void wake(MorgueState s, Colour colour) {
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      s.awake |= spawns.get(spawn).colour() == colour ? 1 << spawn : 0;
    }
    s.awake &= ~s.removedSpawns;
  }

  /// Removed for good; its locators go to the next one clockwise that is awake.
  static void remove(MorgueState s, int zone, Out out) {
    List<Pieces.Spawn> spawns = s.table.mission().pieces().spawns();
    for (int spawn = 0; spawn < spawns.size(); spawn++) {
      if (spawns.get(spawn).zone() == zone && (s.removedSpawns >> spawn & 1) == 0) {
        s.removedSpawns |= 1 << spawn;
        s.awake &= ~(1 << spawn);
        int next = next(s, spawn, spawns.size());
        for (int face = 0; face < s.locator.length; face++) {
          s.locator[face] = s.locator[face] == spawn ? (byte) next : s.locator[face];
        }
        out.tell(MorgueEvent.SPAWN_REMOVED, zone);
      }
    }
  }

  private static int next(MorgueState s, int spawn, int size) {
    for (int i = 1; i < size; i++) {
      if (isAwake(s, (spawn + i) % size)) {
        return (spawn + i) % size;
      }
    }
    return NONE;
  }
}
