package horda.ruemorgue.map;

/// What lies between two touching half cells (RMO-ZONE-03). Bytes, because a board has hundreds.
public final class Border {
  /// Both belong to the same zone.
  public static final byte INSIDE = 0;

  /// Street to street, corridor to corridor.
  public static final byte FREE = 1;

  /// A doorway without a door.
  public static final byte OPENING = 2;

  /// Stops whoever walks, not whoever looks (RMO-LOS-09).
  public static final byte FENCE = 3;

  /// A way through a fence (RMO-PAD-02).
  public static final byte STAIRS = 4;

  public static final byte WALL = 5;

  /// Here the board ends.
  public static final byte EDGE = 6;

  /// Door 0; door 5 is `DOOR + 5`.
  public static final byte DOOR = 8;

  private Border() {}

  public static boolean isDoor(byte border) {
    return border >= DOOR;
  }

  /// Whether one can walk across, with those doors open (RMO-ZONE-06).
  static boolean passes(byte border, int openDoors) {
    return border == FREE
        || border == OPENING
        || border == STAIRS
        || isDoor(border) && (openDoors >> (border - DOOR) & 1) != 0;
  }

  /// Whether one can look across (RMO-LOS-07, 09).
  static boolean shows(byte border, int openDoors) {
    return border == INSIDE || border == FENCE || passes(border, openDoors);
  }
}
