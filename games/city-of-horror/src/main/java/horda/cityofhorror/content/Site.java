package horda.cityofhorror.content;

import horda.engine.Data;
import horda.engine.Known;

/// One side of a location board.
///
/// @param capacity slots; a very large number where there is no limit
/// @param atLeast zombies attack from this many on; 0 if they attack when they outnumber the
///   characters
public record Site(
    String id, int capacity, SiteEffect effect, Cost cost, int atLeast, String provenance) {
  public static final int NO_LIMIT = 99;

  static Site read(Data row) {
    Data attack = row.at("attack");
    String capacity = row.at("capacity").text();
    return new Site(
        row.at("id").text(),
        capacity.equals("none") ? NO_LIMIT : row.at("capacity").num(),
        row.has("effect") ? Known.constant(row.at("effect"), SiteEffect.values()) : SiteEffect.NONE,
        row.has("cost") ? Known.constant(row.at("cost"), Cost.values()) : Cost.NONE,
        attack.num("at-least", 0),
        row.text("provenance", "D"));
  }

  /// Do that many zombies attack that many characters?
  public boolean attacked(int zombies, int characters) {
    return atLeast > 0 ? zombies >= atLeast : zombies > characters;
  }
}
