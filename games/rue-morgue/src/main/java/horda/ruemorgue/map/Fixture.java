package horda.ruemorgue.map;

/// Something printed at one spot where zombies may appear. A sewer or bed counts by the tile it is
/// printed on, not by its zone (RMO-CARD-04, 05).
///
/// @param tile which of the laid tiles
public record Fixture(Kind kind, int zone, int tile) {
  /// What it is.
  public enum Kind {
    SEWER,
    BLUE_BED,
    GREEN_BED
  }
}
