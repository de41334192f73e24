package horda.wire;

import horda.engine.Match;

/// How logs were written before each kind of line had a form of its own: as the option of an
/// answer, in words that no game may use for its options. Only readers of old files and lines ask
/// here.
public final class OldWords {
  private static final String ORDER = "order:";
  private static final String UNDO = "undo";

  private OldWords() {}

  /// What that word meant when it was written. A word that meant nothing is an answer, which nobody
  /// is offered.
  public static Match.Entry entry(int seat, String option) {
    if (option.equals(UNDO)) {
      return new Match.Undo(seat);
    }
    if (option.startsWith(ORDER)) {
      try {
        return new Match.Order(seat, Integer.parseInt(option.substring(ORDER.length())));
      } catch (NumberFormatException _) {
        return new Match.Answer(seat, option);
      }
    }
    return new Match.Answer(seat, option);
  }

  /// Would an option of that id be read as something else in an old file?
  public static boolean reserved(String id) {
    return id.equals(UNDO) || id.startsWith(ORDER);
  }
}
