package horda.server.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;

/// What all tables together have measured. Counts only while it is on.
final class Meter {
  final Samples acks = new Samples();
  final Samples deliveries = new Samples();
  final Samples updates = new Samples();
  final LongAdder decisions = new LongAdder();
  final LongAdder bytes = new LongAdder();
  private final LongAdder errors = new LongAdder();
  private final Map<String, Integer> complaints = new TreeMap<>();
  private volatile boolean on;

  void turn(boolean on) {
    this.on = on;
  }

  boolean isOn() {
    return on;
  }

  /// Counts even when off: a table that could not be opened is an error too.
  void error(String what) {
    errors.increment();
    synchronized (complaints) {
      complaints.merge(what, 1, Integer::sum);
    }
  }

  long errors() {
    return errors.sum();
  }

  /// What went wrong, and how often.
  Map<String, Integer> complaints() {
    synchronized (complaints) {
      return new TreeMap<>(complaints);
    }
  }
}
