package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// A Character (AMZ-GEN-17).
public record CharacterCard(String id, Gender gender, int load, Traits traits, String provenance) {
  private static final Known WORDS =
      Known.of(
          "word of a Character", "id", "gender", "load", "traits", "provenance", "provenance-of");

  static CharacterCard read(Data row) {
    WORDS.check(row);
    return new CharacterCard(
        row.at("id").text(),
        Gender.of(row),
        Known.num(row, "load", 1, 9),
        Traits.read(row),
        Provenance.of(row));
  }
}
