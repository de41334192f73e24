package horda.ruemorgue.map;

/// A tile on the board.
///
/// @param quarters how often it was turned clockwise
/// @param row in the grid of tiles, from the north
/// @param column in the grid of tiles, from the west
public record LaidTile(Tile tile, int quarters, int row, int column) {
  /// The tile's zone at a half cell, counted from its north-west corner as it lies.
  public int zoneAt(int halfRow, int halfColumn) {
    int last = Tile.HALVES - 1;
    int at =
        switch (quarters) {
          case 1 -> (last - halfColumn) * Tile.HALVES + halfRow;
          case 2 -> (last - halfRow) * Tile.HALVES + last - halfColumn;
          case 3 -> halfColumn * Tile.HALVES + last - halfRow;
          default -> halfRow * Tile.HALVES + halfColumn;
        };
    return tile.halves()[at];
  }

  /// Where a port of that printed side now faces.
  Side faces(Tile.Port port) {
    return port.side().turned(quarters);
  }

  /// Where on that side it now is. Distances are told from the north or the west end, so a side
  /// that a turn carries past the south-east corner is measured from its other end.
  int place(Tile.Port port, int size) {
    boolean flips =
        switch (quarters) {
          case 1 -> port.side() == Side.EAST || port.side() == Side.WEST;
          case 2 -> true;
          case 3 -> port.side() == Side.NORTH || port.side() == Side.SOUTH;
          default -> false;
        };
    return flips ? size - port.at() : port.at();
  }

  /// As missions write it: 6V^270.
  public String written() {
    return quarters == 0 ? tile.id() : tile.id() + "^" + 90 * quarters;
  }
}
