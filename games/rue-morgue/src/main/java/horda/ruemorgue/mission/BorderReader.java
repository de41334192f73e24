package horda.ruemorgue.mission;

import horda.engine.Data;
import horda.engine.Known;
import horda.ruemorgue.map.Colour;
import horda.ruemorgue.map.Fittings;

/// Reads doors, seals and stairs onto the sheet.
final class BorderReader {
  private static final Known DOOR = Known.of("word of a door", "at", "colour", "open");

  private final Data data;
  private final NamedSpots spots;
  private final Fittings fittings;
  private final MissionFaults faults;

  BorderReader(Data data, NamedSpots spots, Fittings fittings, MissionFaults faults) {
    this.data = data;
    this.spots = spots;
    this.fittings = fittings;
    this.faults = faults;
  }

  void read() {
    faults.each(data, "sealed", this::seal);
    faults.each(data, "stairs", this::stairs);
    faults.each(data, "doors", this::door);
  }

  private void door(Data row) {
    DOOR.check(row);
    Colour colour = Known.constant(row.at("colour"), Colour.values());
    if (colour == Colour.RED) {
      throw MissionFaults.found(row.at("colour"), "door-red");
    }
    int[] two = spots.pair(row.at("at"));
    check(row.at("at"), "door-", fittings.door(two[0], two[1], colour, row.flag("open")));
  }

  private void seal(Data pair) {
    int[] two = spots.pair(pair);
    check(pair, "sealed-", fittings.seal(two[0], two[1]));
  }

  private void stairs(Data pair) {
    int[] two = spots.pair(pair);
    check(pair, "stairs-", fittings.stairs(two[0], two[1]));
  }

  private static void check(Data pair, String what, Fittings.Verdict verdict) {
    if (verdict != Fittings.Verdict.DONE) {
      throw MissionFaults.found(pair, what + Known.id(verdict), pair.text());
    }
  }
}
