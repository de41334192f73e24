package horda.ruemorgue.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Tiles joined into one sheet of half cells. Each half cell knows the part it belongs to (a zone
/// as printed on its tile) and the zone that this part became: streets and camp quarters flow
/// together across the edges of tiles (RMO-ZONE-01). Missions then set doors, seals and stairs on
/// its borders.
public final class Lattice {
  private final List<LaidTile> tiles;
  private final int height;
  private final int width;

  /// The part of every half cell, or -1 where no tile lies.
  private final short[] part;

  /// The border to the half cell east and south of each.
  private final byte[] east;

  private final byte[] south;

  /// Names such as 4V:S2, by part.
  private final Map<String, Integer> names = new LinkedHashMap<>();

  private final List<Part> parts = new ArrayList<>();
  private final int[] zoneOf;
  private final int zones;

  /// The zone of every half cell, or -1.
  private final byte[] zoneAt;

  private final List<Misfit> misfits;

  /// A zone as printed: the tile it lies on and its number there.
  public record Part(LaidTile on, int tile, int zone) {
    public String name() {
      return on.tile().id() + ":" + on.tile().names().get(zone);
    }

    public ZoneKind kind() {
      return on.tile().kinds().get(zone);
    }
  }

  /// The first place where two tiles do not fit: what the one shows there, and what the other.
  public record Misfit(Part one, Side side, Part other) {}

  /// Joins tiles; lay them in order from the north-west, and no two on one place.
  public Lattice(List<LaidTile> laid, Tiles tiles) {
    this.tiles = List.copyOf(laid);
    height = Tile.HALVES * (1 + laid.stream().mapToInt(LaidTile::row).max().orElse(-1));
    width = Tile.HALVES * (1 + laid.stream().mapToInt(LaidTile::column).max().orElse(-1));
    part = new short[height * width];
    java.util.Arrays.fill(part, (short) -1);
    for (int t = 0; t < laid.size(); t++) {
      spread(laid.get(t), t);
    }
    Joints joints = new Joints(this, tiles);
    east = joints.east();
    south = joints.south();
    misfits = joints.misfits();
    zoneOf = new int[parts.size()];
    zones = number(joints);
    zoneAt = new byte[part.length];
    for (int at = 0; at < part.length; at++) {
      zoneAt[at] = (byte) (part[at] < 0 ? -1 : zoneOf[part[at]]);
    }
  }

  private void spread(LaidTile laid, int index) {
    int first = parts.size();
    for (int zone = 0; zone < laid.tile().names().size(); zone++) {
      Part added = new Part(laid, index, zone);
      names.put(added.name(), parts.size());
      parts.add(added);
    }
    for (int r = 0; r < Tile.HALVES; r++) {
      for (int c = 0; c < Tile.HALVES; c++) {
        int at = (laid.row() * Tile.HALVES + r) * width + laid.column() * Tile.HALVES + c;
        part[at] = (short) (first + laid.zoneAt(r, c));
      }
    }
  }

  /// Zones are numbered as they are met from the north-west, row by row.
  private int number(Joints joints) {
    int[] of = new int[parts.size()];
    java.util.Arrays.fill(of, -1);
    int count = 0;
    for (short here : part) {
      if (here >= 0 && of[joints.root(here)] < 0) {
        of[joints.root(here)] = count++;
      }
    }
    for (int p = 0; p < zoneOf.length; p++) {
      zoneOf[p] = of[joints.root(p)];
    }
    return count;
  }

  public List<LaidTile> tiles() {
    return tiles;
  }

  /// Half cells from north to south.
  public int height() {
    return height;
  }

  /// Half cells from west to east.
  public int width() {
    return width;
  }

  public List<Misfit> misfits() {
    return misfits;
  }

  public int zones() {
    return zones;
  }

  public List<Part> parts() {
    return List.copyOf(parts);
  }

  /// The part of that name (4V:S2), or -1.
  public int part(String name) {
    return names.getOrDefault(name, -1);
  }

  public Part part(int index) {
    return parts.get(index);
  }

  int partAt(int at) {
    return part[at];
  }

  /// The zone a part belongs to.
  public int zoneOf(int part) {
    return zoneOf[part];
  }

  /// The zone at a half cell, or -1.
  public int zoneAt(int row, int column) {
    boolean inside = row >= 0 && row < height && column >= 0 && column < width;
    return inside ? zoneAt[row * width + column] : -1;
  }

  /// What lies between a half cell and the next one east of it.
  public byte east(int row, int column) {
    return east[row * width + column];
  }

  /// What lies between a half cell and the next one south of it.
  public byte south(int row, int column) {
    return south[row * width + column];
  }

  /// The zone of a half cell by its number, row by row; -1 where no tile lies.
  int zoneAt(int at) {
    return zoneAt[at];
  }

  byte east(int at) {
    return east[at];
  }

  byte south(int at) {
    return south[at];
  }

  /// All borders between two parts: an index from 0 for the east ones, then the south ones.
  List<Integer> between(int one, int other) {
    List<Integer> found = new ArrayList<>();
    for (int at = 0; at < part.length; at++) {
      if (at % width + 1 < width && joins(at, at + 1, one, other)) {
        found.add(at);
      }
      if (at + width < part.length && joins(at, at + width, one, other)) {
        found.add(part.length + at);
      }
    }
    return found;
  }

  private boolean joins(int a, int b, int one, int other) {
    return part[a] == one && part[b] == other || part[a] == other && part[b] == one;
  }

  byte border(int index) {
    return index < part.length ? east[index] : south[index - part.length];
  }

  void setBorder(int index, byte border) {
    if (index < part.length) {
      east[index] = border;
    } else {
      south[index - part.length] = border;
    }
  }

  /// Which cell edge (two half borders) a border belongs to, so that a door fills exactly one.
  int cellEdge(int index) {
    int at = index % part.length;
    int row = at / width;
    int column = at % width;
    return index < part.length
        ? (row / 2 * width + column) * 2
        : (row * width + column / 2) * 2 + 1;
  }
}
