package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.rules.Course;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Data;
import java.util.Locale;

/// Where a scenario takes over: `turn` (the question of the active player, the standard), `window
/// acted` and its like, `end-of-round`, `new-round` or `score`; `set-up` is the beginning of the
/// game.
final class StartingPoint {
  /// Before the first choice; such a position has few words.
  static final String SET_UP = "set-up";

  private StartingPoint() {}

  static void push(AmanecerState s, Seats seats, Data position) {
    String moment = position.text("at", "turn").toLowerCase(Locale.ROOT);
    if (s.isSolo()) {
      for (int i = 0; i < s.zones.size(Piles.missions(0)); i++) {
        s.required |= 1 << s.zones.at(Piles.missions(0), i);
      }
      for (int i = 0; i < s.zones.size(Piles.done(0)); i++) {
        s.required |= 1 << s.zones.at(Piles.done(0), i);
      }
    }
    switch (moment) {
      case "turn" -> Course.turn(s, NONE);
      case "end-of-round" -> Course.endOfRound(s);
      case "new-round" -> Course.newRound(s);
      case "score" -> Course.score(s);
      default -> {
        int window =
            moment.startsWith("window ")
                ? Course.window(moment.substring("window ".length()))
                : NONE;
        if (window == NONE) {
          throw new Data.Fault(position.at("at"), "'" + moment + "' is no moment to begin at");
        }
        Course.turn(s, window);
      }
    }
  }
}
