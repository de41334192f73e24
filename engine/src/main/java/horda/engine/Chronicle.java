package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// Writes down every event: the log, the animations and the tests read it.
public final class Chronicle implements Out {
  private final List<Event> events = new ArrayList<>();

  @Override
  public void tell(int audience, Happening what, int a, int b, int c, int d) {
    List<Integer> args = List.of(a, b, c, d).subList(0, what.kinds().size());
    events.add(new Event(what, args, audience));
  }

  public List<Event> events() {
    return List.copyOf(events);
  }

  public int size() {
    return events.size();
  }

  /// The events from number `from` on.
  public List<Event> since(int from) {
    return List.copyOf(events.subList(Math.min(from, events.size()), events.size()));
  }

  /// From number `from` on: was anybody but `seat` told something that not all heard?
  boolean whispered(int from, int seat) {
    for (int i = from; i < events.size(); i++) {
      int audience = events.get(i).audience();
      if (audience != Event.EVERYBODY && (audience & ~(1 << seat)) != 0) {
        return true;
      }
    }
    return false;
  }

  void addAll(Chronicle other) {
    events.addAll(other.events);
  }

  /// Forgets what happened from number `size` on: an undo.
  void cutTo(int size) {
    events.subList(size, events.size()).clear();
  }
}
