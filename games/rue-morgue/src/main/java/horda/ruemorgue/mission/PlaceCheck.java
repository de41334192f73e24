package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.ZoneKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Pieces lie where such pieces can lie.
final class PlaceCheck {
  private static final int FEWEST_TEAMS = 2;
  private static final int MOST_TEAMS = 4;

  private final Mission mission;
  private final Board board;
  private final Pieces pieces;
  private final MissionFaults faults;
  private final Data data;

  PlaceCheck(Mission mission, MissionFaults faults, Data data) {
    this.mission = mission;
    this.board = mission.board();
    this.pieces = mission.pieces();
    this.faults = faults;
    this.data = data;
  }

  void run() {
    starts();
    helicopter();
    tents();
    triggers();
    blocked();
    keys();
    for (Pieces.Spot room : pieces.numbers()) {
      if (!board.rooms().has(room.zone())) {
        faults.add(room.where(), "number-no-room", name(room.zone()));
      }
    }
    once(pieces.numbers(), "number-twice");
    once(pieces.tents(), "tent-twice");
  }

  private String name(int zone) {
    return board.zone(zone).name();
  }

  private void starts() {
    int count = pieces.starts().size();
    if (MissionFaults.lacks(data, "start")) {
      String where = MissionFaults.where(data, "start");
      faults.add(where, "start-none");
    } else if (mission.heading().mode() == Heading.Mode.COMPETITIVE
        && (count < FEWEST_TEAMS || count > MOST_TEAMS)) {
      faults.add(data.at("start").where(), "start-teams", count);
    }
    once(pieces.starts(), "start-twice");
  }

  private void once(List<Pieces.Spot> spots, String code) {
    Set<Integer> seen = new HashSet<>();
    for (Pieces.Spot spot : spots) {
      if (!seen.add(spot.zone())) {
        faults.add(spot.where(), code, name(spot.zone()));
      }
    }
  }

  /// Helipad and wasteland, and what the mission adds outdoors (RMO-HELI-14).
  private void helicopter() {
    Pieces.Helicopter helicopter = pieces.helicopter();
    if (helicopter == null) {
      pieces.air().forEach(air -> faults.add(air.where(), "air-no-helicopter", name(air.zone())));
      return;
    }
    if (board.indoors().has(helicopter.zone())) {
      faults.add(helicopter.where(), "helicopter-indoors", name(helicopter.zone()));
    }
    for (Pieces.Spot place : helicopter.lands()) {
      if (board.indoors().has(place.zone())) {
        faults.add(place.where(), "helicopter-indoors", name(place.zone()));
      }
    }
    if (helicopter.flies() == helicopter.lands().isEmpty()) {
      faults.add(
          helicopter.where(), helicopter.flies() ? "helicopter-lands" : "helicopter-grounded");
    }
    for (Pieces.Spot air : pieces.air()) {
      if (!helicopter.flies()) {
        faults.add(air.where(), "air-no-helicopter", name(air.zone()));
      } else if (board.indoors().has(air.zone())) {
        faults.add(air.where(), "air-indoors", name(air.zone()));
      }
    }
  }

  private void tents() {
    for (Pieces.Spot tent : pieces.tents()) {
      if (board.zone(tent.zone()).kind() != ZoneKind.CAMP_PLACE) {
        faults.add(tent.where(), "tent-place", name(tent.zone()));
      }
    }
  }

  private void triggers() {
    Set<Integer> seen = new HashSet<>();
    for (Pieces.Trigger trigger : pieces.triggers()) {
      String tile = board.sheet().tiles().get(trigger.tile()).tile().id();
      if (!seen.add(trigger.tile())) {
        faults.add(trigger.where(), "trigger-twice", tile);
      } else if (!board.onTile(trigger.tile()).meets(board.rooms())) {
        faults.add(trigger.where(), "trigger-no-rooms", tile);
      }
    }
  }

  /// Nothing lies under the crashed helicopter (RMO-CRASH-01).
  private void blocked() {
    for (Pieces.Spot start : pieces.starts()) {
      uncovered(start.where(), start.zone());
    }
    pieces.exits().forEach(exit -> uncovered(exit.where(), exit.zone()));
    pieces.spawns().forEach(spawn -> uncovered(spawn.where(), spawn.zone()));
    pieces.tents().forEach(tent -> uncovered(tent.where(), tent.zone()));
    pieces.zombies().forEach(figures -> uncovered(figures.where(), figures.zone()));
    for (Pieces.Objective objective : pieces.objectives()) {
      objective.zones().forEach(zone -> uncovered(objective.where(), zone));
    }
    Pieces.Helicopter helicopter = pieces.helicopter();
    if (helicopter != null) {
      uncovered(helicopter.where(), helicopter.zone());
    }
  }

  private void uncovered(String where, int zone) {
    if (board.crashed().has(zone)) {
      faults.add(where, "crashed-here", name(zone));
    }
  }

  /// A coloured door needs the Objective of its colour (RMO-ZONE-09).
  private void keys() {
    for (Door door : board.doors()) {
      Colour colour = door.colour();
      boolean key = pieces.objectives().stream().anyMatch(o -> o.colours().contains(colour));
      if (colour.isKeyed() && !key) {
        faults.add(
            data.at("doors").items().get(door.index()).where(),
            "door-no-key-" + horda.engine.Known.id(colour));
      }
    }
  }
}
