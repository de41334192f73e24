package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import java.util.List;

/// Finds what a mission names: zones (`4V:S2`), pairs of zones, laid tiles.
final class NamedSpots {
  private final Lattice sheet;

  NamedSpots(Lattice sheet) {
    this.sheet = sheet;
  }

  int zone(Data name) {
    return sheet.zoneOf(part(name, name.text()));
  }

  Pieces.Spot spot(Data name) {
    return new Pieces.Spot(name.where(), zone(name));
  }

  List<Integer> zones(Data list) {
    return list.items().stream().map(this::zone).distinct().toList();
  }

  /// The two parts of `4V:S2+4V:K1`.
  int[] pair(Data pair) {
    String[] two = pair.text().split("\\+", -1);
    if (two.length != 2) {
      throw MissionFaults.found(pair, "pair", pair.text());
    }
    return new int[] {part(pair, two[0]), part(pair, two[1])};
  }

  /// The door that was set between those two parts.
  int door(Data pair, Board board) {
    int[] two = pair(pair);
    for (var door : board.doors()) {
      if (door.isOn(sheet.zoneOf(two[0]))
          && door.beyond(sheet.zoneOf(two[0])) == sheet.zoneOf(two[1])) {
        return door.index();
      }
    }
    throw MissionFaults.found(pair, "door-none", pair.text());
  }

  private int part(Data at, String name) {
    int part = sheet.part(name);
    if (part >= 0) {
      return part;
    }
    int colon = name.indexOf(':');
    if (colon < 0) {
      throw MissionFaults.found(at, "spot", name);
    }
    for (LaidTile laid : sheet.tiles()) {
      if (laid.tile().id().equals(name.substring(0, colon))) {
        String known = String.join(", ", laid.tile().names());
        throw MissionFaults.found(
            at, "zone-unknown", laid.tile().id(), name.substring(colon + 1), known);
      }
    }
    throw MissionFaults.found(at, "tile-absent", name.substring(0, colon), name);
  }

  int tile(Data name) {
    for (int tile = 0; tile < sheet.tiles().size(); tile++) {
      if (sheet.tiles().get(tile).tile().id().equals(name.text())) {
        return tile;
      }
    }
    throw MissionFaults.found(name, "tile-absent", name.text(), name.text());
  }

  int tiles(Data list) {
    int bits = 0;
    for (Data name : list.items()) {
      bits |= 1 << tile(name);
    }
    return bits;
  }
}
