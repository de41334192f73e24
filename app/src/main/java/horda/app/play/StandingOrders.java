package horda.app.play;

import horda.engine.Phrase;
import horda.engine.StandingOrder;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/// Standing orders in words: what there is to choose from, and what is chosen.
final class StandingOrders<S extends State> {
  private final Sitting<S> at;

  StandingOrders(Sitting<S> at) {
    this.at = at;
  }

  /// With a mark at the one that holds.
  List<String> list(int seat) {
    int set = at.match().state().standingOrder(seat);
    List<String> lines = new ArrayList<>();
    lines.add(line(0, at.say("play.order-none"), set));
    for (StandingOrder order : at.match().game().standingOrders()) {
      if (order.fits(at.match().setup().seats())) {
        lines.add(line(order.number(), at.texts().say(order.label()), set));
      }
    }
    return lines;
  }

  private static String line(int number, String label, int set) {
    return "%s %d %s".formatted(number == set ? " ►" : "  ", number, label);
  }

  /// What the seat has ordered; empty if it wants to be asked always.
  String set(int seat) {
    int set = at.match().state().standingOrder(seat);
    return at.match().game().standingOrders().stream()
        .filter(order -> order.number() == set)
        .map(StandingOrder::label)
        .map((Phrase label) -> at.texts().say(label))
        .findFirst()
        .orElse("");
  }

  boolean has(int number) {
    return number == 0
        || at.match().game().standingOrders().stream().anyMatch(o -> o.number() == number);
  }
}
