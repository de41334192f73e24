package horda.lab.fuzz;

import horda.engine.Nullable;
import horda.engine.Setup;
import java.nio.file.Path;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Something wrong that the fuzzer found.
///
/// @param check name of the check, such as `json` or `invariant:cards-are-conserved`
/// @param decision after how many answers it shows, when all that can be cut is cut
/// @param found after how many answers it was found
/// @param command finds it again
/// @param file the game up to there, to be replayed; null when it could not be saved
public record Violation(
    String check,
    String game,
    Setup setup,
    long decision,
    long found,
    String message,
    String command,
    @Nullable Path file) {

  Violation savedAs(Path place) {
    return new Violation(check, game, setup, decision, found, message, command, place);
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("check", check);
    json.put("message", message);
    json.put("seed", setup.seed().toString());
    json.put("seats", setup.seats());
    ObjectNode options = json.putObject("options");
    setup.options().forEach(options::put);
    json.put("answers", decision);
    json.put("answersFound", found);
    json.put("command", command);
    if (file != null) {
      json.put("file", file.toString());
    }
    return json;
  }

  @Override
  public String toString() {
    String before = found == decision ? "" : " (cut from " + found + ")";
    return "%s in %s (seed %s, %d seats, options %s) after %d decisions%s: %s"
        .formatted(
            check, game, setup.seed(), setup.seats(), setup.options(), decision, before, message);
  }
}
