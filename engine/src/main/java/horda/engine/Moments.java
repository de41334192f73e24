package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// Keeps the moments of one answer for those who look, and passes on what is told.
final class Moments<S extends State> implements Out {
  /// Of more only every second one is kept.
  static final int MOST = 64;

  private final Chronicle chronicle;
  private final List<Moment<S>> kept = new ArrayList<>();
  private int told;

  Moments(Chronicle chronicle) {
    this.chronicle = chronicle;
    this.told = chronicle.size();
  }

  @Override
  public void tell(int audience, Happening what, int a, int b, int c, int d) {
    chronicle.tell(audience, what, a, b, c, d);
  }

  @Override
  @SuppressWarnings("unchecked") // a state's copy is of its own class
  public void beat(State state) {
    if (chronicle.size() == told) {
      return; // nobody has heard of anything since the last one
    }
    told = chronicle.size();
    kept.add(new Moment<>((S) state.copy(), told));
    if (kept.size() > MOST) {
      thin();
    }
  }

  private void thin() {
    List<Moment<S>> some = new ArrayList<>();
    for (int i = 1; i < kept.size(); i += 2) {
      some.add(kept.get(i));
    }
    kept.clear();
    kept.addAll(some);
  }

  List<Moment<S>> kept() {
    return List.copyOf(kept);
  }
}
