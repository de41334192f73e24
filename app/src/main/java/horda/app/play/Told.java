package horda.app.play;

import java.util.Arrays;

/// Up to where each seat has been told what happened.
final class Told {
  private final int[] upTo;

  Told(int seats, int events) {
    upTo = new int[seats];
    Arrays.fill(upTo, events);
  }

  int to(int seat) {
    return upTo[seat];
  }

  void to(int seat, int events) {
    upTo[seat] = events;
  }

  void all(int events) {
    Arrays.fill(upTo, events);
  }

  /// Some events were taken back.
  void cut(int events) {
    for (int seat = 0; seat < upTo.length; seat++) {
      upTo[seat] = Math.min(upTo[seat], events);
    }
  }
}
