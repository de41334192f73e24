package horda.sixnights.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// A night: so many zombies come for three survivors, and a crate with so many tins is at stake.
public record NightCard(String id, int zombies, int tins, Gender gender) {
  private static final int MOST = 20;

  static NightCard read(Data row) {
    Known.of("word of a night", "id", "zombies", "tins", "gender", "provenance").check(row);
    return new NightCard(
        row.at("id").text(),
        Known.num(row, "zombies", 1, MOST),
        Known.num(row, "tins", 1, MOST),
        Gender.of(row));
  }
}
