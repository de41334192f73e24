package horda.lab.experiment;

import horda.lab.GameRow;
import horda.wire.Json;
import java.util.List;
import java.util.SortedMap;

/// The outcome of a range: a pure function of the experiment and the range, except for the clocks.
///
/// @param rows one a deal, in order
/// @param counts what was counted; sums, so that they add up in any order
/// @param bots how each bot behaved, by name
public record RangeResult(
    Range range, List<GameRow> rows, Counts counts, SortedMap<String, Conduct> bots) {
  public RangeResult {
    rows = List.copyOf(rows);
    if (rows.size() != range.size()) {
      throw new IllegalArgumentException(rows.size() + " rows for a range of " + range.size());
    }
  }

  public String json() {
    return Json.MAPPER.writeValueAsString(this);
  }

  public static RangeResult parse(String json) {
    return Json.MAPPER.readValue(json, RangeResult.class);
  }
}
