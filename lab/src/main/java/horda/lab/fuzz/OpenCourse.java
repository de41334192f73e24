package horda.lab.fuzz;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.Out;
import horda.engine.State;
import horda.engine.View;
import horda.lab.Copies;
import java.util.ArrayList;
import java.util.List;

/// What lies open in the course of one answer: the table as onlookers see it at every event that
/// all are told, and not only at the end. Cards may come to light and go again without a trace: two
/// drawn one after the other and both discarded, or one that is shuffled back.
final class OpenCourse<S extends State> implements Out {
  private final Game<S> game;
  private final S state;
  private final List<View> seen = new ArrayList<>();

  /// Of what is going to happen to `state`.
  OpenCourse(Game<S> game, S state) {
    this.game = game;
    this.state = state;
  }

  @Override
  public void tell(int audience, Happening what, int a, int b, int c, int d) {
    if (audience == Event.EVERYBODY) {
      S table = Copies.of(state);
      // In the middle of a step no question waits: the table alone is looked at.
      table.agenda.clear();
      View view = game.view(table, View.ONLOOKER);
      if (seen.isEmpty() || !seen.getLast().equals(view)) {
        seen.add(view);
      }
    }
  }

  /// What there was to see, each change once.
  List<View> seen() {
    return List.copyOf(seen);
  }
}
