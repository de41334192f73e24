package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// A Damage.
///
/// @param removedBy icons, as bits
/// @param lifeOrDeath what is subtracted from the roll; 0 if it has no such number (AMZ-LOD-02)
public record DamageCard(
    String id, Gender gender, int count, int removedBy, int lifeOrDeath, String provenance) {
  private static final Known WORDS =
      Known.of(
          "word of a Damage",
          "id",
          "gender",
          "count",
          "removed-by",
          "life-or-death",
          "provenance",
          "provenance-of");

  static DamageCard read(Data row) {
    WORDS.check(row);
    return new DamageCard(
        row.at("id").text(),
        Gender.of(row),
        Known.num(row, "count", 1, 20),
        Icon.read(row.at("removed-by")),
        Known.num(row, "life-or-death", 0, 9),
        Provenance.of(row));
  }

  public boolean isRemovedBy(Icon icon) {
    return icon.in(removedBy);
  }

  /// Only the Scientist's Medicine removes it (AMZ-DMG-04).
  public boolean bite() {
    return removedBy == 0;
  }
}
