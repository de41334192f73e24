package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Known;

/// How hard the host wants the game: a table option, whatever the mission (RMO-SETUP-26).
///
/// @param spawn spawn dice more or fewer; where no Spawn Zone has a locator, cards of a spawn step
/// @param wounds as many eliminate a survivor
/// @param kit cards from the deck that everybody begins with
/// @param bare only the starting weapons that teams choose are dealt
/// @param hurt survivors who begin with a Wound
public record Severity(
    String id, int spawn, int wounds, int kit, boolean bare, int hurt, String provenance) {
  /// The one that changes nothing.
  public static final String AS_PRINTED = "as-printed";

  private static final int MOST_SPAWN = 3;
  private static final int MOST_WOUNDS = 4;
  private static final int MOST_KIT = 2;
  private static final int MOST_HURT = 6;

  static Severity read(Data row) {
    return new Severity(
        row.at("id").text(),
        Known.in(row, "spawn", 0, -MOST_SPAWN, MOST_SPAWN),
        Known.in(row, "wounds", 2, 1, MOST_WOUNDS),
        Known.num(row, "kit", 0, MOST_KIT),
        row.flag("bare"),
        Known.num(row, "hurt", 0, MOST_HURT),
        Provenance.of(row));
  }

  /// Spawn dice for a game that would have so many (RMO-SPAWN-01); one is always thrown.
  int dice(int printed) {
    return printed == 0 ? 0 : Math.max(1, printed + spawn);
  }
}
