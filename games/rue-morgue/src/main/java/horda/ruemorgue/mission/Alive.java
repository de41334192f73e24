package horda.ruemorgue.mission;

import horda.engine.Data;

/// How many of the starting survivors must live; with fewer the mission is lost (RMO-END-03, 07).
///
/// @param kind whether `number` counts
public record Alive(Kind kind, int number) {
  /// What is asked for.
  public enum Kind {
    ALL,
    /// Half of the starting number, rounded up.
    HALF,
    NUMBER
  }

  /// The least number for a game that began with `starting` survivors.
  public int of(int starting) {
    return switch (kind) {
      case ALL -> starting;
      case HALF -> (starting + 1) / 2;
      case NUMBER -> number;
    };
  }

  static Alive read(Data data) {
    return switch (data.text()) {
      case "all" -> new Alive(Kind.ALL, 0);
      case "half" -> new Alive(Kind.HALF, 0);
      case "none" -> new Alive(Kind.NUMBER, 0);
      default -> {
        if (!data.text().matches("[1-9]|1[0-2]")) {
          throw MissionFaults.found(data, "alive", data.text());
        }
        yield new Alive(Kind.NUMBER, data.num());
      }
    };
  }
}
