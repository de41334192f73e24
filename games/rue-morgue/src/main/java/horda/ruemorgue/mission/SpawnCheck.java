package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Colour;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Spawn Zones: their locators, their order round the board, and what wakes the sleeping ones.
final class SpawnCheck {
  private static final int LOCATORS = 6;

  private final Mission mission;
  private final Board board;
  private final List<Pieces.Spawn> spawns;
  private final MissionFaults faults;
  private final Data data;

  SpawnCheck(Mission mission, MissionFaults faults, Data data) {
    this.mission = mission;
    this.board = mission.board();
    this.spawns = mission.pieces().spawns();
    this.faults = faults;
    this.data = data;
  }

  void run() {
    if (MissionFaults.lacks(data, "spawns")) {
      String where = MissionFaults.where(data, "spawns");
      faults.add(where, "spawn-missing");
      return;
    }
    locators();
    order();
    zones();
    sleepers();
  }

  /// Either no locator at all (RMO-SPAWN-08), or each number once, rising clockwise (05).
  private void locators() {
    Set<Integer> seen = new HashSet<>();
    int last = 0;
    for (Pieces.Spawn spawn : spawns) {
      for (int locator : spawn.locators()) {
        if (locator < 1 || locator > LOCATORS) {
          faults.add(spawn.where(), "locator-number", locator);
        } else if (!seen.add(locator)) {
          faults.add(spawn.where(), "locator-twice", locator);
        } else if (locator < last) {
          faults.add(spawn.where(), "locator-order", locator, last);
        }
        last = Math.max(last, locator);
      }
    }
    for (int locator = 1; locator <= LOCATORS; locator++) {
      if (!seen.isEmpty() && !seen.contains(locator)) {
        faults.add(data.at("spawns").where(), "locator-missing", locator);
      }
    }
  }

  /// Listed clockwise round the middle of the board, wherever the list begins (RMO-SPAWN-13).
  private void order() {
    List<Pieces.Spawn> red = spawns.stream().filter(s -> s.colour() == Colour.RED).toList();
    double gone = 0;
    for (int i = 1; i < red.size(); i++) {
      double step = angle(red.get(i).zone()) - angle(red.get(i - 1).zone());
      gone += step < 0 ? step + 1 : step;
      if (gone >= 1) {
        faults.add(red.get(i).where(), "spawn-order", board.zone(red.get(i).zone()).name());
        return;
      }
    }
  }

  /// Where a zone's middle lies, seen from the middle of the board: in turns, clockwise.
  private double angle(int zone) {
    double rows = 0;
    double columns = 0;
    int cells = 0;
    int height = board.sheet().height();
    int width = board.sheet().width();
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        if (board.sheet().zoneAt(row, column) == zone) {
          rows += row + 0.5;
          columns += column + 0.5;
          cells++;
        }
      }
    }
    double down = rows / cells / height - 0.5;
    double right = columns / cells / width - 0.5;
    return Math.atan2(down, right) / (2 * Math.PI);
  }

  private void zones() {
    Set<Integer> seen = new HashSet<>();
    for (Pieces.Spawn spawn : spawns) {
      if (!seen.add(spawn.zone())) {
        faults.add(spawn.where(), "spawn-twice", board.zone(spawn.zone()).name());
      }
      if (mission.pieces().starts().stream().anyMatch(start -> start.zone() == spawn.zone())) {
        faults.add(spawn.where(), "spawn-start", board.zone(spawn.zone()).name());
      }
    }
  }

  /// Blue and pink ones sleep until something wakes them (RMO-SPAWN-09).
  private void sleepers() {
    for (Pieces.Spawn spawn : spawns) {
      Colour colour = spawn.colour();
      boolean woken =
          mission.pieces().objectives().stream().anyMatch(o -> o.colours().contains(colour))
              || mission.rules().stream()
                  .anyMatch(rule -> rule instanceof Special.SpawnWakes w && w.colour() == colour);
      if (colour.isKeyed() && !woken) {
        faults.add(spawn.where(), "spawn-sleeps-" + Known.id(colour));
      }
    }
  }
}
