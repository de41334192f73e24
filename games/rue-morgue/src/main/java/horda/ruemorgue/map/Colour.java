package horda.ruemorgue.map;

/// Colours of doors, Objectives and Spawn Zones.
public enum Colour {
  /// Doors only: opened by whoever has the tool.
  NEUTRAL,
  RED,
  BLUE,
  PINK;

  private static final Colour[] ALL = values();

  public static Colour of(int ordinal) {
    return ALL[ordinal];
  }

  /// Blue and pink things wait for the Objective of their colour (RMO-ZONE-09, RMO-SPAWN-09).
  public boolean isKeyed() {
    return this == BLUE || this == PINK;
  }
}
