package horda.ruemorgue.mission;

import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.map.ZoneSet;
import java.util.EnumSet;
import java.util.Set;

/// Everything that matters can be reached. Walks the board as survivors would: through every door
/// that has no colour, through the coloured ones once their Objective has been reached, and by air
/// where the mission says so.
final class ReachCheck {
  private final Mission mission;
  private final Board board;
  private final Pieces pieces;
  private final MissionFaults faults;

  ReachCheck(Mission mission, MissionFaults faults) {
    this.mission = mission;
    this.board = mission.board();
    this.pieces = mission.pieces();
    this.faults = faults;
  }

  void run() {
    ZoneSet reached = walk();
    for (Pieces.Objective objective : pieces.objectives()) {
      for (int zone : objective.zones()) {
        need(reached, objective.where(), "reach-objective", zone);
      }
    }
    pieces.exits().forEach(exit -> need(reached, exit.where(), "reach-exit", exit.zone()));
    for (Goal goal : mission.goals()) {
      switch (goal) {
        case Goal.Deliver d -> need(reached, d.where(), "reach-goal", d.to());
        case Goal.Work w -> need(reached, w.where(), "reach-goal", w.at());
        case Goal.Return r -> need(reached, r.where(), "reach-goal", r.from());
        case Goal.Secure s -> need(reached, s.where(), "reach-goal", s.from());
        case Goal.Clear c -> c.zones().forEach(z -> need(reached, c.where(), "reach-goal", z));
        default -> {}
      }
    }
    spawns();
    teams(reached);
  }

  private void need(ZoneSet reached, String where, String code, int zone) {
    if (!reached.has(zone)) {
      faults.add(where, code, board.zone(zone).name());
    }
  }

  /// Zombies must be able to come, if necessary once the doors are open (RMO-PATH-07).
  private void spawns() {
    Ways all = board.waysWithoutDoors(0);
    for (Pieces.Spawn spawn : pieces.spawns()) {
      if (pieces.starts().stream().noneMatch(s -> all.distance(s.zone(), spawn.zone()) >= 0)) {
        faults.add(spawn.where(), "reach-spawn", board.zone(spawn.zone()).name());
      }
    }
  }

  private void teams(ZoneSet reached) {
    for (Pieces.Spot start : pieces.starts()) {
      need(reached, start.where(), "reach-start", start.zone());
    }
  }

  private ZoneSet walk() {
    Set<Colour> keys = EnumSet.of(Colour.NEUTRAL);
    ZoneSet reached = ZoneSet.NONE;
    while (true) {
      ZoneSet found = from(keys);
      keys = keys(found);
      if (found.equals(reached)) {
        return found;
      }
      reached = found;
    }
  }

  private ZoneSet from(Set<Colour> keys) {
    int open = board.openAtStart();
    for (Door door : board.doors()) {
      open |= keys.contains(door.colour()) ? 1 << door.index() : 0;
    }
    Ways ways = board.ways(open);
    ZoneSet found = ways.reach(pieces.starts().getFirst().zone());
    Pieces.Helicopter helicopter = pieces.helicopter();
    if (helicopter != null && helicopter.flies() && found.has(helicopter.zone())) {
      for (Pieces.Spot air : pieces.air()) {
        found = found.or(ways.reach(air.zone()));
      }
    }
    return found;
  }

  /// Colours whose Objective lies within reach; of hidden ones, every place it may lie.
  private Set<Colour> keys(ZoneSet reached) {
    Set<Colour> keys = EnumSet.of(Colour.NEUTRAL);
    for (Pieces.Objective objective : pieces.objectives()) {
      if (objective.zones().stream().allMatch(reached::has)) {
        keys.addAll(objective.colours());
      }
    }
    return keys;
  }
}
