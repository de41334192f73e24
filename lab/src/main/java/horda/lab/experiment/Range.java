package horda.lab.experiment;

import horda.wire.Json;

/// Deals `from` up to, not including, `to` of one arm.
public record Range(int arm, int from, int to) {
  public Range {
    if (arm < 0 || from < 0 || to < from) {
      throw new IllegalArgumentException("no range: arm " + arm + ", " + from + " to " + to);
    }
  }

  public int size() {
    return to - from;
  }

  public String json() {
    return Json.MAPPER.writeValueAsString(this);
  }

  public static Range parse(String json) {
    return Json.MAPPER.readValue(json, Range.class);
  }
}
