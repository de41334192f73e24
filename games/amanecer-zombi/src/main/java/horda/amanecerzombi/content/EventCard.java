package horda.amanecerzombi.content;

import horda.engine.Data;
import horda.engine.Known;

/// An Event.
public record EventCard(
    String id,
    int count,
    Timing timing,
    EventEffect effect,
    int amount,
    boolean solo,
    boolean expert,
    String provenance)
    implements ActionCard {
  private static final Known WORDS =
      Known.of(
          "word of an Event",
          "id",
          "count",
          "when",
          "effect",
          "amount",
          "solo",
          "expert",
          "provenance",
          "provenance-of");

  static EventCard read(Data row) {
    WORDS.check(row);
    return new EventCard(
        row.at("id").text(),
        Known.num(row, "count", 1, 100),
        Known.constant(row.at("when"), Timing.values()),
        Known.constant(row.at("effect"), EventEffect.values()),
        Known.num(row, "amount", 1, 20),
        row.flag("solo"),
        row.flag("expert"),
        Provenance.of(row));
  }
}
