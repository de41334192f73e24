package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;

/// The course of a game from some moment on, for positions that were not played up to.
public final class Course {
  private Course() {}

  /// The kind of a window, or NONE.
  public static int window(String name) {
    for (int kind = 0; kind <= Windows.LAST; kind++) {
      if (Windows.nameOf(kind).equals(name)) {
        return kind;
      }
    }
    return NONE;
  }

  /// The turn of the active player, perhaps in a window; then the turns after it.
  public static void turn(AmanecerState s, int window) {
    s.agenda.push(new Rounds.Ending());
    int done = (s.active - s.firstPlayer + s.seats()) % s.seats();
    for (int i = s.seats() - 1; i > done; i--) {
      s.agenda.push(new Turns.Begin((s.firstPlayer + i) % s.seats()));
    }
    if (window != Windows.TURN_END && window != Windows.ROUND_END) {
      s.agenda.push(new Act(s.active));
    }
    if (window != NONE) {
      Windows.open(s, window);
    }
  }

  public static void endOfRound(AmanecerState s) {
    s.agenda.push(new Rounds.Ending());
  }

  /// The next round begins: what has come before is past.
  public static void newRound(AmanecerState s) {
    s.zones.add(Piles.SEASON_PAST, s.season);
    s.season = NONE;
    s.agenda.push(new Rounds.Begin(s.round + 1));
  }

  public static void score(AmanecerState s) {
    s.agenda.push(new Scoring.Count());
  }
}
