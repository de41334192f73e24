package horda.app.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Up to where each seat has been told what happened, and what it has still to hear that is no
/// event: that somebody took something back.
final class Told {
  private final int[] upTo;
  private final List<List<String>> notes = new ArrayList<>();

  /// For those who wait before the curtain.
  private final List<String> forAll = new ArrayList<>();

  Told(int seats, int events) {
    upTo = new int[seats];
    Arrays.fill(upTo, events);
    for (int seat = 0; seat < seats; seat++) {
      notes.add(new ArrayList<>());
    }
  }

  /// Everybody is to hear this.
  void note(String sentence) {
    notes.forEach(own -> own.add(sentence));
    forAll.add(sentence);
  }

  List<String> notes(int seat) {
    return List.copyOf(notes.get(seat));
  }

  /// What is said to the whole table, once.
  List<String> sayToAll() {
    List<String> said = List.copyOf(forAll);
    forAll.clear();
    return said;
  }

  int to(int seat) {
    return upTo[seat];
  }

  void to(int seat, int events) {
    upTo[seat] = events;
    notes.get(seat).clear();
  }

  void all(int events) {
    Arrays.fill(upTo, events);
    notes.forEach(List::clear);
    forAll.clear();
  }

  /// Some events were taken back.
  void cut(int events) {
    for (int seat = 0; seat < upTo.length; seat++) {
      upTo[seat] = Math.min(upTo[seat], events);
    }
  }
}
