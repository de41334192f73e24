package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;
import horda.engine.Nullable;

/// A Mission.
///
/// @param site where the Group must stand; null for anywhere
/// @param points victory points
/// @param solo in the game for one (AMZ-SOLO-03)
public record Mission(
    String id,
    @Nullable Site site,
    int points,
    Goal goal,
    boolean solo,
    boolean expert,
    String provenance) {
  private static final Known WORDS =
      Known.of(
          "word of a Mission",
          "id",
          "site",
          "points",
          "goal",
          "solo",
          "expert",
          "provenance",
          "provenance-of");

  static Mission read(Data row) {
    WORDS.check(row);
    return new Mission(
        row.at("id").text(),
        row.has("site") ? Known.constant(row.at("site"), Site.values()) : null,
        Known.num(row, "points", 0, 20),
        Goal.read(row.at("goal")),
        row.at("solo").flag(),
        row.flag("expert"),
        Provenance.of(row));
  }

  public boolean clean() {
    return goal instanceof Goal.Clean;
  }
}
