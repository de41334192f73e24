package horda.ruemorgue.map;

import java.util.List;

/// One printed side of a tile, north up. Its square is cut into six by six half cells, because some
/// cells are divided; zones are numbered in the order of their first half cell.
///
/// @param id such as 4V
/// @param names of the zones, such as K1
/// @param halves the zone of every half cell, row by row
/// @param borders what parts two zones of this tile, by pair; see [Border]
/// @param ports where the outer walls are open
/// @param sewers the zone of each sewer
public record Tile(
    String id,
    List<String> names,
    List<ZoneKind> kinds,
    byte[] halves,
    byte[][] borders,
    List<Port> ports,
    List<Integer> sewers,
    List<Beds> beds,
    String provenance) {
  /// Half cells along a side.
  public static final int HALVES = 6;

  /// Cells along a side.
  public static final int CELLS = 3;

  /// A gap in the outer wall, or a corridor that runs off the tile.
  ///
  /// @param at millimetres from the north end (west and east) or the west end (north and south); a
  ///   corridor, which takes the full width, has -1
  public record Port(Side side, int zone, int at) {
    boolean isCorridor() {
      return at < 0;
    }
  }

  /// Hospital beds in one zone.
  public record Beds(int zone, int blue, int green) {}

  public Tile {
    names = List.copyOf(names);
    kinds = List.copyOf(kinds);
    ports = List.copyOf(ports);
    sewers = List.copyOf(sewers);
    beds = List.copyOf(beds);
  }

  /// Both sides of one piece have the same number.
  public String number() {
    return id.substring(0, id.length() - 1);
  }

  /// Hospital tiles are 1V to 6V (RMO-HOSP-01): their rooms are searched only in locker rooms.
  public boolean isHospital() {
    return kinds.contains(ZoneKind.LOCKER_ROOM);
  }

  /// The zone of that name, or -1.
  public int zone(String name) {
    return names.indexOf(name);
  }

  public boolean hasIndoors() {
    return kinds.stream().anyMatch(ZoneKind::isIndoors);
  }

  public boolean hasRooms() {
    return kinds.stream().anyMatch(ZoneKind::isRoom);
  }
}
