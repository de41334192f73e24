package horda.lab.fuzz;

import horda.engine.Seed;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What the fuzzer did and found.
///
/// @param seed from which all its games are drawn: the same seed gives the same games
/// @param digest over the ends of all games in order; does not depend on threads
public record FuzzResult(
    String game,
    Seed seed,
    long decisions,
    long games,
    double seconds,
    List<Violation> violations,
    String digest) {
  public FuzzResult {
    violations = List.copyOf(violations);
  }

  public boolean isClean() {
    return violations.isEmpty();
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game);
    json.put("seed", seed.toString());
    json.put("decisions", decisions);
    json.put("games", games);
    json.put("seconds", seconds);
    json.put("violations", violations.size());
    ArrayNode files = json.putArray("files");
    violations.stream()
        .map(Violation::file)
        .filter(Objects::nonNull)
        .forEach(file -> files.add(file.toString()));
    if (!violations.isEmpty()) {
      json.put("first", violations.getFirst().toString());
      ArrayNode found = json.putArray("found");
      violations.forEach(violation -> found.add(violation.json()));
    }
    json.put("digest", digest);
    return json;
  }
}
