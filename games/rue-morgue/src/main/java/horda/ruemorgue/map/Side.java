package horda.ruemorgue.map;

/// A side of a tile; the order is clockwise.
public enum Side {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  private static final Side[] ALL = values();

  /// After that many quarter turns clockwise.
  public Side turned(int quarters) {
    return ALL[(ordinal() + quarters) & 3];
  }

  public Side opposite() {
    return turned(2);
  }

  /// N, E, S or W, as the data files write it.
  public char letter() {
    return name().charAt(0);
  }

  /// The side of that letter, or null.
  static @horda.engine.Nullable Side of(char letter) {
    for (Side side : ALL) {
      if (side.letter() == letter) {
        return side;
      }
    }
    return null;
  }
}
