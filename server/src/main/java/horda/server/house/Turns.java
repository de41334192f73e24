package horda.server.house;

import horda.server.table.TableState;
import java.util.List;
import java.util.function.Consumer;

/// Whose turn it is at one table, so that it is noticed when it becomes somebody's. Costs nothing
/// where nobody wants to know.
public final class Turns {
  private final House house;

  /// Bit sets of seats.
  private int asked;

  private int open;

  Turns(House house) {
    this.house = house;
  }

  /// The table was just read: what waits was told when it came.
  void loaded(TableState state) {
    if (house.turnWatch() != null) {
      asked = asked(state);
      open = open(state);
    }
  }

  /// After a line.
  ///
  /// @param ours whether this process wrote it: the one that did tells of it
  void look(TableState state, boolean ours) {
    Consumer<Turn> watch = house.turnWatch();
    if (watch == null) {
      return;
    }
    int askedNow = asked(state);
    int openNow = open(state);
    int fresh = askedNow & ~asked;
    int seen = openNow & ~open;
    asked = askedNow;
    open = openNow;
    for (int seat = 0; ours && seat < state.seats(); seat++) {
      if (((fresh | seen) & 1 << seat) != 0 && (askedNow & 1 << seat) != 0) {
        tell(watch, state, seat, (seen & 1 << seat) != 0);
      }
    }
  }

  private static void tell(Consumer<Turn> watch, TableState state, int seat, boolean open) {
    String key = state.chair(seat).key();
    if (key != null) {
      watch.accept(new Turn(state.id(), seat, key, open));
    }
  }

  /// Bit set of the people who are asked something, whether others can see it or not.
  public static int asked(TableState state) {
    int seats = 0;
    for (int seat : state.isHalted() ? List.<Integer>of() : state.awaited()) {
      boolean person = state.chair(seat).isPerson() && state.playedBy(seat) == null;
      seats |= person && state.waiting().asks(seat) ? 1 << seat : 0;
    }
    return seats;
  }

  /// Bit set of those of whom everybody can see it: a pause names nobody.
  public static int open(TableState state) {
    int seats = 0;
    boolean named = state.waiting().pause() == null && !state.isHalted();
    for (int seat : named ? state.awaited() : List.<Integer>of()) {
      seats |= state.waiting().waitsFor(seat) ? 1 << seat : 0;
    }
    return seats;
  }
}
