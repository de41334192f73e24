package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// A vehicle.
///
/// @param capacity Characters that can ride it (AMZ-VEH-05)
/// @param points movement points of one drive
/// @param load more load for each Character of the Group, ready or turned
/// @param everySquare every square costs 1 point
/// @param readyEachTurn readied at the start of the owner's turn
public record Vehicle(
    String id,
    Gender gender,
    int count,
    int capacity,
    int points,
    int icons,
    int load,
    boolean everySquare,
    boolean readyEachTurn,
    boolean expert,
    String provenance)
    implements ActionCard {
  private static final Known WORDS =
      Known.of(
          "word of a vehicle",
          "id",
          "gender",
          "count",
          "capacity",
          "points",
          "icons",
          "load",
          "every-square",
          "ready-each-turn",
          "expert",
          "provenance",
          "provenance-of");

  static Vehicle read(Data row) {
    WORDS.check(row);
    return new Vehicle(
        row.at("id").text(),
        Gender.of(row),
        Known.num(row, "count", 1, 100),
        Known.num(row, "capacity", 1, 24),
        Known.num(row, "points", 1, 20),
        Icon.read(row.at("icons")),
        Known.num(row, "load", 0, 9),
        row.flag("every-square"),
        row.flag("ready-each-turn"),
        row.flag("expert"),
        Provenance.of(row));
  }

  public boolean has(Icon icon) {
    return icon.in(icons);
  }
}
