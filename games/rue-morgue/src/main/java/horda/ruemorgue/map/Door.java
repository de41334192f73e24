package horda.ruemorgue.map;

/// A door token on the board. In a game a door is a bit: set means open.
///
/// @param one the zone on one side
/// @param other the zone on the other side
/// @param openAtStart whether the mission shows it open (RMO-ZONE-08)
public record Door(int index, int one, int other, Colour colour, boolean openAtStart) {
  public boolean isOn(int zone) {
    return one == zone || other == zone;
  }

  /// The zone beyond it.
  public int beyond(int zone) {
    return zone == one ? other : one;
  }
}
