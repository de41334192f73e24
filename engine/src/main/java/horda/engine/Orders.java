package horda.engine;

import java.util.ArrayList;
import java.util.List;

/// The standing orders of the seats of one table, any number for each. An order ends by itself at
/// its boundary. Nobody but its seat knows of it.
final class Orders<S extends State> {
  /// @param mark the round or turn in which it was given
  private record Given(StandingOrder order, int mark) {}

  private final Game<S> game;
  private final List<List<Given>> given = new ArrayList<>();

  Orders(Game<S> game, int seats) {
    this.game = game;
    for (int seat = 0; seat < seats; seat++) {
      given.add(new ArrayList<>());
    }
  }

  /// The orders of a seat from now on. Those that it had already keep their end.
  void set(S state, int seat, List<Integer> numbers) {
    List<Given> before = inForce(state, seat);
    List<Given> now = given.get(seat);
    now.clear();
    for (StandingOrder order : game.standingOrders()) {
      if (numbers.contains(order.number())) {
        now.add(
            before.stream()
                .filter(old -> old.order().number() == order.number())
                .findFirst()
                .orElseGet(() -> new Given(order, mark(state, seat, order.until()))));
      }
    }
  }

  /// The orders of a seat that have not ended.
  List<Integer> of(S state, int seat) {
    return inForce(state, seat).stream().map(one -> one.order().number()).toList();
  }

  private List<Given> inForce(S state, int seat) {
    return given.get(seat).stream()
        .filter(one -> one.mark() == mark(state, seat, one.order().until()))
        .toList();
  }

  private int mark(S state, int seat, StandingOrder.Until until) {
    if (until == StandingOrder.Until.END || !(game instanceof Paced<S> paced)) {
      return 0;
    }
    return until == StandingOrder.Until.ROUND ? paced.round(state) : paced.turn(state, seat);
  }
}
