package horda.cityofhorror.content;

import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Known;

/// One of the townspeople.
public record Townsperson(
    String id,
    Gender gender,
    int fresh,
    int exhausted,
    Ability ability,
    int amount,
    Drawback drawback,
    String provenance) {
  static Townsperson read(Data row) {
    return new Townsperson(
        row.at("id").text(),
        Gender.of(row),
        row.at("fresh").num(),
        row.at("exhausted").num(),
        Known.constant(row.at("ability"), Ability.values()),
        row.num("amount", 0),
        row.has("drawback") ? Known.constant(row.at("drawback"), Drawback.values()) : Drawback.NONE,
        row.text("provenance", "D"));
  }
}
