package horda.lab.fuzz;

import horda.engine.Digest;
import horda.engine.Match;
import horda.engine.State;
import java.util.List;

/// The log, played again as a match, ends in the same state; and where a seat may take its answer
/// back, it finds the table as it was before, and can answer the same again.
final class ReplayCheck {
  private static final int SECOND_THOUGHTS = 4;

  private ReplayCheck() {}

  static <S extends State> void look(FuzzMoment<S> end, List<Match.Entry> log) {
    Match<S> match = new Match<>(end.game(), end.setup());
    for (Match.Entry entry : log) {
      boolean changedMind = (match.state().committed() & 1 << entry.seat()) != 0;
      long before = Digest.of(match.state());
      match.enter(entry);
      boolean answer = entry instanceof Match.Answer;
      if (answer && match.canUndo(entry.seat()) && end.chance().below(SECOND_THOUGHTS) == 0) {
        takeBack(match, entry, changedMind, before);
      }
    }
    Broken.unlessEqual(
        "replay", "the log played again", Digest.of(end.state()), Digest.of(match.state()));
  }

  private static <S extends State> void takeBack(
      Match<S> match, Match.Entry entry, boolean changedMind, long before) {
    long after = Digest.of(match.state());
    match.undo(entry.seat());
    // Taking back a changed answer takes back the first one, too.
    if (!changedMind) {
      Broken.unlessEqual("undo-restores", entry + " taken back", before, Digest.of(match.state()));
    }
    match.enter(entry);
    Broken.unlessEqual("undo-restores", entry + " once more", after, Digest.of(match.state()));
  }
}
