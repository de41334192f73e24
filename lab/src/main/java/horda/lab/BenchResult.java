package horda.lab;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What one game does on one thread of this machine.
///
/// @param bytesPerDecision allocated while playing, the deal left out
/// @param yardstick what a fixed workload did in the same run, to compare machines by ratios
public record BenchResult(
    String game,
    int seats,
    double decisionsPerSecond,
    double gamesPerSecond,
    double copiesPerSecond,
    double bytesPerDecision,
    double bytesPerCopy,
    double yardstick) {

  public ObjectNode json() {
    return JsonNodeFactory.instance
        .objectNode()
        .put("game", game)
        .put("seats", seats)
        .put("decisionsPerSecond", Math.round(decisionsPerSecond))
        .put("gamesPerSecond", tenths(gamesPerSecond))
        .put("copiesPerSecond", Math.round(copiesPerSecond))
        .put("bytesPerDecision", tenths(bytesPerDecision))
        .put("bytesPerCopy", tenths(bytesPerCopy))
        .put("yardstick", Math.round(yardstick));
  }

  public static ArrayNode json(List<BenchResult> rows) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    rows.forEach(row -> list.add(row.json()));
    return list;
  }

  private static double tenths(double number) {
    return Math.round(number * 10) / 10.0;
  }
}
