package horda.wire;

import horda.wire.doc.SavedGameDoc.SavedFinding;

/// Why a game was kept: something is wrong at its end.
///
/// @param check name of the check that fails there
/// @param answers how many answers it had when it was found, before it was cut
/// @param command finds it again
public record KeptReason(String check, String message, long answers, String command) {
  private static final int MOST_ANSWERS = 1_000_000;

  SavedFinding document() {
    return new SavedFinding(check, message, answers, command);
  }

  static KeptReason parse(Form form) {
    KeptReason finding =
        new KeptReason(
            Plain.block(form.text("check")),
            Plain.block(form.text("message")),
            form.whole("answers", 0, MOST_ANSWERS),
            Plain.block(form.text("command")));
    form.end();
    return finding;
  }
}
