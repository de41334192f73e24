package horda.ruemorgue.map;

/// What a zone is, told by the first letter of its name on the tile.
public enum ZoneKind {
  /// S, and Y where the street bends.
  STREET("SY"),
  /// P, paved: tents stand here, and the helicopter on the wasteland.
  CAMP_PLACE("P"),
  /// Q, a quarter of a place that up to four tiles share.
  CAMP_QUARTER("Q"),
  /// G, rough ground.
  CAMP_GROUND("G"),
  /// H, behind its fence (RMO-PAD-01); a street zone for everything else (RMO-PAD-03).
  HELIPAD("H"),
  /// K: indoors, and a street in nearly every respect (RMO-HOSP-02).
  CORRIDOR("K"),
  ROOM("ABCDE"),
  /// L: the only kind of hospital room that can be searched (RMO-HOSP-04).
  LOCKER_ROOM("L");

  private final String letters;

  ZoneKind(String letters) {
    this.letters = letters;
  }

  /// The kind of a zone of that name, or null.
  static @horda.engine.Nullable ZoneKind of(String name) {
    for (ZoneKind kind : values()) {
      if (!name.isEmpty() && kind.letters.indexOf(name.charAt(0)) >= 0) {
        return kind;
      }
    }
    return null;
  }

  /// Rooms make buildings (RMO-ZONE-07), are searched, and get zombies when doors open.
  public boolean isRoom() {
    return this == ROOM || this == LOCKER_ROOM;
  }

  public boolean isIndoors() {
    return isRoom() || this == CORRIDOR;
  }

  public boolean isCamp() {
    return this == CAMP_PLACE || this == CAMP_QUARTER || this == CAMP_GROUND;
  }

  /// Street and camp: ground that nothing parts, not even the edge of a tile.
  boolean isGround() {
    return this == STREET || isCamp();
  }
}
