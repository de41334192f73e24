package horda.server.table;

import horda.engine.Nullable;
import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.List;

/// Grants what a seat says about being asked: orders, wishes in a pause, more time.
final class Wishing {
  /// At a public table nobody can hold the others up for longer than this many times.
  private static final int MOST_WAITS = 4;

  private Wishing() {}

  /// Exactly these orders from now on; null when that changes nothing.
  static @Nullable Line orders(TableState state, int seat, List<Integer> orders) {
    Usher.playing(state);
    for (int order : orders) {
      if (state.game().standingOrders().stream().noneMatch(o -> o.number() == order)) {
        throw new Refusal("order", "", "There is no standing order " + order + ".");
      }
    }
    if (state.waiting().orders(seat).equals(orders)) {
      return null;
    }
    if (state.sparing()) {
      return new Line.Orders(seat, orders);
    }
    return new Line.Order(seat, orders.isEmpty() ? 0 : orders.getLast());
  }

  static @Nullable Line addOrder(TableState state, int seat, int order) {
    List<Integer> orders = new ArrayList<>(state.waiting().orders(seat));
    if (!orders.contains(order)) {
      orders.add(order);
    }
    return orders(state, seat, orders);
  }

  static @Nullable Line endOrder(TableState state, int seat, int order) {
    return orders(
        state, seat, state.waiting().orders(seat).stream().filter(one -> one != order).toList());
  }

  /// An answer while a pause runs; null for the same again.
  static @Nullable Line wish(TableState state, Pause pause, Command.Answer c) {
    boolean pass = c.option().equals(state.waiting().pass());
    boolean offered =
        state.waiting().wishes(c.seat()).stream()
            .anyMatch(option -> option.id().equals(c.option()));
    if (!pass && !offered) {
      throw new Refusal("not-an-option", "", "'" + c.option() + "' is not among the options.");
    }
    return c.option().equals(pause.wish(c.seat())) ? null : new Line.Wish(c.seat(), c.option());
  }

  /// More time for all in a pause; elsewhere, to be asked in the next window.
  static @Nullable Line hold(TableState state, int seat, boolean on) {
    Usher.playing(state);
    if (state.waiting().byCorrespondence()) {
      throw new Refusal("hold", "", "At this table everybody has days for an answer.");
    }
    if (on && state.waiting().pause() != null) {
      if (state.header().wishes().listed() && state.waiting().waits(seat) >= MOST_WAITS) {
        throw new Refusal("hold-often", "", "You have held this table up often enough.");
      }
      return new Line.Wait(seat);
    }
    return !state.sparing() || state.waiting().stops(seat) == on ? null : new Line.Stop(seat, on);
  }
}
