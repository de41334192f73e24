package horda.server.play;

import horda.server.house.Alarms;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A clock that a test turns.
final class FakeAlarms implements Alarms {
  private record Due(long at, Runnable what) {}

  private final List<Due> waiting = new ArrayList<>();
  private long now = 1_000_000;

  @Override
  public synchronized Instant instant() {
    return Instant.ofEpochMilli(now);
  }

  @Override
  public synchronized Alarm at(long at, Runnable what) {
    Due due = new Due(at, what);
    waiting.add(due);
    return () -> cancel(due);
  }

  private synchronized void cancel(Due due) {
    waiting.removeIf(other -> other == due);
  }

  /// Lets time pass; what is due happens in its order, on the caller's thread.
  void pass(long millis) {
    long end = instant().toEpochMilli() + millis;
    for (Optional<Due> next = take(end); next.isPresent(); next = take(end)) {
      next.get().what().run();
    }
    synchronized (this) {
      now = end;
    }
  }

  private synchronized Optional<Due> take(long end) {
    Optional<Due> next =
        waiting.stream().filter(d -> d.at() <= end).min(Comparator.comparingLong(Due::at));
    next.ifPresent(
        due -> {
          waiting.removeIf(other -> other == due);
          now = Math.max(now, due.at());
        });
    return next;
  }

  @Override
  public void close() {}
}
