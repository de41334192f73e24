package horda.cityofhorror.content;

import horda.engine.Data;

/** One of the townspeople. */
public record Townsperson(
    String id,
    int fresh,
    int exhausted,
    Ability ability,
    int amount,
    Drawback drawback,
    String provenance) {
  static Townsperson read(Data row) {
    return new Townsperson(
        row.at("id").text(),
        row.at("fresh").num(),
        row.at("exhausted").num(),
        Words.read(row.at("ability"), Ability.values()),
        row.num("amount", 0),
        row.has("drawback") ? Words.read(row.at("drawback"), Drawback.values()) : Drawback.NONE,
        row.text("provenance", "D"));
  }
}
