package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;

/// A weapon (RMO-EQP-01..06).
///
/// @param nearest least range; a melee weapon has 0 and 0
/// @param accuracy the least die that hits
/// @param dual whether two of them may be used together
/// @param loud whether attacking with it makes noise
/// @param door whether it opens doors, and how
/// @param reload whether it is empty after a shot (RMO-RELOAD-01)
public record Weapon(
    String id,
    int count,
    boolean ranged,
    int nearest,
    int farthest,
    int dice,
    int accuracy,
    int damage,
    boolean dual,
    boolean loud,
    Opens door,
    boolean reload,
    Pile pile,
    Special special,
    String provenance)
    implements Equipment {
  /// Whether it opens doors.
  public enum Opens {
    NO,
    SILENT,
    LOUD
  }

  /// What no number tells.
  public enum Special {
    NONE,
    /// A die that shows 6 does one damage more.
    SIX_HITS_HARDER,
    /// In hand, one die more for the melee weapon in the other hand (RMO-COMBAT-11).
    HELPS_OTHER_HAND,
    /// Skinners that it kills leave no Crawler.
    NO_CRAWLERS,
    /// No dice: everybody in the zone dies (RMO-CRAFT-07).
    KILLS_ALL,
    /// Its shooter picks the targets (RMO-CRAFT-06).
    CHOOSES_TARGETS
  }

  static Weapon read(Data row) {
    boolean ranged = Known.of("kind of weapon", "melee", "ranged").index(row.at("kind")) == 1;
    Data range = row.at("range");
    if (range.items().size() != 2) {
      throw new Data.Fault(range, "a range is [nearest, farthest]");
    }
    int farthest = range.items().get(1).num();
    if (ranged != farthest > 0) {
      throw new Data.Fault(range, "melee weapons reach 0, ranged ones farther (RMO-EQP-02, 03)");
    }
    return new Weapon(
        row.at("id").text(),
        row.at("count").num(),
        ranged,
        range.items().get(0).num(),
        farthest,
        row.num("dice", 0),
        row.num("accuracy", 0),
        row.num("damage", 0),
        row.flag("dual"),
        Known.of("noise", "silent", "loud").index(row.at("noise")) == 1,
        Known.constant(row.at("door"), Opens.values()),
        row.flag("reload"),
        Known.constant(row.at("pile"), Pile.values()),
        special(row),
        Provenance.of(row));
  }

  private static Special special(Data row) {
    return row.has("special") ? Known.constant(row.at("special"), Special.values()) : Special.NONE;
  }

  /// The same numbers on another card, as a Rifle with a Scope has them.
  Weapon as(String id, Special special) {
    return new Weapon(
        id,
        0,
        ranged,
        nearest,
        farthest,
        dice,
        accuracy,
        damage,
        dual,
        loud,
        door,
        reload,
        pile,
        special,
        provenance);
  }
}
