package horda.server.table;

import horda.engine.Refusal;
import java.util.List;

/// What somebody may show at their seat without a word of their own. The names are in files: they
/// never change their meaning, and none goes.
public final class Reactions {
  /// In the order in which they are offered; `reaction.NAME` is a text of the house.
  public static final List<String> ALL =
      List.of("clap", "laugh", "wow", "ouch", "thanks", "sorry", "luck", "brains");

  /// Of the texts of the house.
  public static final String KEY = "reaction.";

  private Reactions() {}

  /// Refuses (`reaction`) what there is not.
  public static String parse(String name) {
    if (!ALL.contains(name)) {
      throw new Refusal("reaction", "", "There is no such reaction.");
    }
    return name;
  }
}
