package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;

/// A skill; each is worth 1 victory point (AMZ-SKILL-06).
public record SkillCard(String id, int count, Traits traits, String provenance) {
  private static final Known WORDS =
      Known.of("word of a skill", "id", "count", "traits", "provenance", "provenance-of");

  static SkillCard read(Data row) {
    WORDS.check(row);
    return new SkillCard(
        row.at("id").text(), Known.num(row, "count", 1, 20), Traits.read(row), Provenance.of(row));
  }
}
