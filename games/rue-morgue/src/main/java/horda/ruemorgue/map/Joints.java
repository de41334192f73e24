package horda.ruemorgue.map;

import java.util.ArrayList;
import java.util.List;

/// Works out every border of a sheet: inside a tile as printed, across the edges of tiles by what
/// meets there. Street meets street and camp meets camp; street and camp quarters become one zone,
/// gaps that meet make an opening, corridors run on.
final class Joints {
  private final Lattice sheet;
  private final Tiles tiles;
  private final byte[] east;
  private final byte[] south;
  private final int[] parent;
  private final List<Lattice.Misfit> misfits = new ArrayList<>();

  Joints(Lattice sheet, Tiles tiles) {
    this.sheet = sheet;
    this.tiles = tiles;
    int cells = sheet.height() * sheet.width();
    east = new byte[cells];
    south = new byte[cells];
    parent = new int[sheet.parts().size()];
    for (int p = 0; p < parent.length; p++) {
      parent[p] = p;
    }
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        int at = row * sheet.width() + column;
        boolean last = column + 1 == sheet.width();
        east[at] = last ? Border.EDGE : border(at, at + 1, Side.EAST, row % Tile.HALVES);
        boolean bottom = row + 1 == sheet.height();
        south[at] =
            bottom ? Border.EDGE : border(at, at + sheet.width(), Side.SOUTH, column % Tile.HALVES);
      }
    }
  }

  private byte border(int at, int next, Side side, int along) {
    int a = sheet.partAt(at);
    int b = sheet.partAt(next);
    if (a < 0 || b < 0) {
      return Border.EDGE;
    }
    Lattice.Part one = sheet.part(a);
    Lattice.Part other = sheet.part(b);
    if (one.tile() == other.tile()) {
      return one.on().tile().borders()[one.zone()][other.zone()];
    }
    return across(a, b, side, along);
  }

  private byte across(int a, int b, Side side, int along) {
    Lattice.Part one = sheet.part(a);
    Lattice.Part other = sheet.part(b);
    ZoneKind here = one.kind();
    ZoneKind there = other.kind();
    if (!here.isGround() && !there.isGround()) {
      return walled(one, other, side, along);
    }
    if (here.isCamp() && there.isCamp() || here == there) {
      boolean flows = here == there && here != ZoneKind.CAMP_PLACE && here != ZoneKind.CAMP_GROUND;
      if (flows) {
        parent[root(b)] = root(a);
      }
      return flows ? Border.INSIDE : Border.FREE;
    }
    boolean told =
        misfits.stream().anyMatch(m -> m.one().on() == one.on() && m.other().on() == other.on());
    if (!told) {
      misfits.add(new Lattice.Misfit(one, side, other));
    }
    return Border.WALL;
  }

  private byte walled(Lattice.Part one, Lattice.Part other, Side side, int along) {
    int here = hole(one, side, along);
    int there = hole(other, side.opposite(), along);
    if (here == SOLID || there == SOLID) {
      return Border.WALL;
    }
    if (here == CORRIDOR && there == CORRIDOR) {
      return Border.FREE;
    }
    boolean meet =
        here == CORRIDOR || there == CORRIDOR || Math.abs(here - there) <= tiles.tolerance();
    return meet ? Border.OPENING : Border.WALL;
  }

  private static final int SOLID = -2;
  private static final int CORRIDOR = -1;

  /// The place of the gap that a part has in that cell of its outer wall, or what there is.
  private int hole(Lattice.Part part, Side side, int along) {
    LaidTile laid = part.on();
    for (Tile.Port port : laid.tile().ports()) {
      if (port.zone() == part.zone() && laid.faces(port) == side) {
        if (port.isCorridor()) {
          return CORRIDOR;
        }
        int place = laid.place(port, tiles.size());
        if (place * Tile.CELLS / tiles.size() == along / 2) {
          return place;
        }
      }
    }
    return SOLID;
  }

  int root(int part) {
    int at = part;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  byte[] east() {
    return east;
  }

  byte[] south() {
    return south;
  }

  List<Lattice.Misfit> misfits() {
    return List.copyOf(misfits);
  }
}
