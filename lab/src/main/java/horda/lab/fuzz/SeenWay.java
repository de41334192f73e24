package horda.lab.fuzz;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Happening;
import horda.engine.Out;
import horda.engine.State;
import horda.engine.View;
import java.util.ArrayList;
import java.util.List;

/// What one pair of eyes sees of the way that an answer takes: the view at the end of each step
/// that told them something.
final class SeenWay<S extends State> implements Out {
  private final Game<S> game;
  private final S state;
  private final int eyes;
  private final List<Event> heard = new ArrayList<>();
  private final List<View> shown = new ArrayList<>();
  private int told;

  /// Of what is going to happen to `state`.
  SeenWay(Game<S> game, S state, int eyes) {
    this.game = game;
    this.state = state;
    this.eyes = eyes;
  }

  @Override
  public void tell(int audience, Happening what, int a, int b, int c, int d) {
    List<Integer> args = List.of(a, b, c, d).subList(0, what.kinds().size());
    Event event = new Event(what, args, audience);
    if (event.isFor(eyes)) {
      heard.add(event);
    }
  }

  @Override
  public void beat(State now) {
    if (heard.size() == told) {
      return;
    }
    told = heard.size();
    View view = game.view(state, eyes);
    if (shown.isEmpty() || !shown.getLast().equals(view)) {
      shown.add(view);
    }
  }

  List<Event> heard() {
    return List.copyOf(heard);
  }

  List<View> shown() {
    return List.copyOf(shown);
  }

  View end() {
    return game.view(state, eyes);
  }
}
