package horda.cityofhorror.content;

import horda.engine.Data;
import horda.engine.Known;

/// A kind of Action card.
public record ActionCard(
    String id, int count, boolean explosion, CardEffect effect, int amount, String provenance) {
  static ActionCard read(Data row) {
    return new ActionCard(
        row.at("id").text(),
        row.at("count").num(),
        row.flag("explosion"),
        Known.constant(row.at("effect"), CardEffect.values()),
        row.num("amount", 0),
        row.text("provenance", "D"));
  }
}
