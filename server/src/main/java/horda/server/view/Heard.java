package horda.server.view;

import horda.engine.Event;
import horda.engine.Nullable;
import java.util.Arrays;
import java.util.List;

/// Which events of a table one seat, or an onlooker, was told. Each event is looked at once,
/// however many viewers and moments there are; after an undo all are looked at again.
final class Heard {
  private final int seat;

  /// The numbers of those events, in order.
  private int[] own = new int[32];

  private int count;
  private int looked;

  /// The last that was looked at.
  private @Nullable Event last;

  Heard(int seat) {
    this.seat = seat;
  }

  /// Takes in what has happened since. An event is never replaced by an equal one: as long as the
  /// last one stands in its place, all before it do.
  @SuppressWarnings("ReferenceEquality")
  Heard follow(List<Event> events) {
    if (looked > events.size() || looked > 0 && events.get(looked - 1) != last) {
      count = 0;
      looked = 0;
    }
    for (; looked < events.size(); looked++) {
      last = events.get(looked);
      if (last.isFor(seat)) {
        own = count == own.length ? Arrays.copyOf(own, 2 * count) : own;
        own[count++] = looked;
      }
    }
    return this;
  }

  /// How many of the first `size` events of the table.
  int among(int size) {
    int at = Arrays.binarySearch(own, 0, count, size);
    return at < 0 ? -at - 1 : at;
  }

  /// The number, in the table's own count, of the event that is number `nth` to this seat.
  int number(int nth) {
    return own[nth];
  }
}
