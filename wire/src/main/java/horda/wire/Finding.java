package horda.wire;

import tools.jackson.databind.node.ObjectNode;

/// Why a game was kept: something is wrong at its end.
///
/// @param check name of the check that fails there
/// @param answers how many answers it had when it was found, before it was cut
/// @param command finds it again
public record Finding(String check, String message, long answers, String command) {
  private static final int MOST_ANSWERS = 1_000_000;

  ObjectNode json() {
    ObjectNode node = Json.object();
    node.put("check", check);
    node.put("message", message);
    node.put("answers", answers);
    node.put("command", command);
    return node;
  }

  static Finding parse(Form form) {
    Finding finding =
        new Finding(
            form.text("check"),
            form.text("message"),
            form.whole("answers", 0, MOST_ANSWERS),
            form.text("command"));
    form.end();
    return finding;
  }
}
