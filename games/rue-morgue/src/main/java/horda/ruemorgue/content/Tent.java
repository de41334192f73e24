package horda.ruemorgue.content;

import horda.engine.Data;

/// A Tent card: its beds (RMO-TENT-04), and whether it can be searched (RMO-TENT-09).
public record Tent(String id, int blue, int green, boolean search, String provenance) {
  static Tent read(Data row) {
    return new Tent(
        row.at("id").text(),
        row.at("blue").num(),
        row.at("green").num(),
        row.flag("search"),
        Provenance.of(row));
  }
}
