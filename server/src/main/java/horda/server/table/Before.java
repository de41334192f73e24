package horda.server.table;

import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Question;
import java.util.List;

/// What of a match must be known from before a line to tell what the line did.
///
/// @param committed bit set of the seats whose secret answer was in
/// @param told how many events there were
/// @param events all of them, where the line may take some back
/// @param passed whether the line passes in a window
record Before(
    @Nullable Question<?> question, int committed, int told, List<Event> events, boolean passed) {
  private static final Before NOTHING = new Before(null, 0, 0, List.of(), false);

  static Before of(@Nullable Match<?> match, Line line) {
    if (match == null) {
      return NOTHING;
    }
    return new Before(
        match.question(),
        match.state().committed(),
        match.chronicle().size(),
        takesBack(line) ? match.chronicle().events() : List.of(),
        line instanceof Line.Answer answer && answer.option().equals(Questions.pass(match)));
  }

  private static boolean takesBack(Line line) {
    return line instanceof Line.Undo
        || line instanceof Line.Slip slip && slip.taken() instanceof Match.Undo;
  }

  boolean committed(int seat) {
    return (committed & 1 << seat) != 0;
  }
}
