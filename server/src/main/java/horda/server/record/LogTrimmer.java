package horda.server.record;

import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Plays the log of a file again and leaves out what changes nothing: of standing orders that a
/// seat gives again and again at one question only as many are played as there are different ones.
/// The match that comes out has a log of its own, which is as short.
final class LogTrimmer {
  /// No game that people play comes near it.
  private static final int MOST_ENTRIES = 20_000;

  private final SavedGame saved;
  private final Match<?> match;
  private final String remark;

  /// Orders that were played at this question and passed in no window.
  private final Set<Match.Entry> idle = new HashSet<>();

  /// The last order of a seat that is known to be idle and was not played: by its seat.
  private final List<Match.Entry> owed = new ArrayList<>();

  private final int most;
  private int entered;

  private LogTrimmer(SavedGame saved, SavedGame.Loaded begun, int most) {
    this.most = most;
    this.saved = saved;
    this.match = begun.match();
    this.remark = begun.remark();
  }

  static Match<?> replay(SavedGame saved, Shelf shelf) {
    return replay(saved, shelf, MOST_ENTRIES);
  }

  static Match<?> replay(SavedGame saved, Shelf shelf, int most) {
    LogTrimmer thrift = new LogTrimmer(saved, saved.without().replay(shelf), most);
    for (int at = 0; at < saved.log().size(); at++) {
      thrift.play(at);
    }
    thrift.settle(saved.log().size() - 1);
    return thrift.match;
  }

  private void play(int at) {
    Match.Entry entry = saved.log().get(at);
    boolean order = entry instanceof Match.Order;
    if (order && idle.contains(entry)) {
      owed.removeIf(other -> other.seat() == entry.seat());
      owed.add(entry);
      return;
    }
    if (order) {
      owed.removeIf(other -> other.seat() == entry.seat());
    }
    settle(at);
    Question<?> asked = match.question();
    enter(at, entry);
    if (order && match.question() == asked) {
      idle.add(entry);
    } else {
      idle.clear();
    }
  }

  /// What others are asked next depends on the orders that stand.
  private void settle(int at) {
    owed.forEach(entry -> enter(at, entry));
    owed.clear();
  }

  private void enter(int at, Match.Entry entry) {
    if (++entered > most) {
      throw new Refusal(
          "entries",
          "",
          "This game has more than " + most + " answers; so long a one is not taken over.");
    }
    try {
      match.enter(entry);
    } catch (RuntimeException e) {
      throw saved.misfit(at, e, remark);
    }
  }
}
