package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;

/// What a kind of zombie is like (RMO-ZOM-02).
///
/// @param count figures in the box
/// @param damage that kills it; [#FIRE] for the A-Bomb (RMO-ABOM-01)
/// @param row of the target priority, survivors being row 1 (RMO-RANGED-04)
/// @param skinner whether it may leave a Crawler (RMO-CRAWL-01)
/// @param escort Walkers that enter with it (RMO-ZOM-03)
public record Zombie(
    ZombieKind kind,
    int count,
    int actions,
    int damage,
    int xp,
    int row,
    boolean skinner,
    int escort,
    String provenance) {
  /// More than any weapon does.
  public static final int FIRE = 99;

  static Zombie read(Data row) {
    Data damage = row.at("damage");
    return new Zombie(
        Known.constant(row.at("id"), ZombieKind.values()),
        row.at("count").num(),
        row.at("actions").num(),
        damage.text().equals("fire") ? FIRE : damage.num(),
        row.at("xp").num(),
        row.at("row").num(),
        row.flag("skinner"),
        row.num("escort", 0),
        Provenance.of(row));
  }
}
