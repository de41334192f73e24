package horda.server.store;

import java.util.concurrent.TimeUnit;

/// Whether the database is known to be away. People stand in line for a table; if each of them had
/// to find out by waiting, the last would wait for minutes. So for a moment after a wait without
/// success, everybody else gets the answer at once.
final class Outage {
  private static final long MOMENT_NS = TimeUnit.MILLISECONDS.toNanos(500);

  /// A database that fails at once keeps nobody waiting and may be asked again at once.
  private static final long QUICK_NS = TimeUnit.MILLISECONDS.toNanos(300);

  private volatile boolean on;
  private volatile long until;

  /// The database did not answer, and somebody had asked since `begun` ([System#nanoTime]).
  void inVain(long begun) {
    long now = System.nanoTime();
    if (now - begun > QUICK_NS) {
      until = now + MOMENT_NS;
      on = true;
    }
  }

  /// It answered.
  void over() {
    if (on) {
      on = false;
    }
  }

  boolean lasts() {
    return on && System.nanoTime() - until < 0;
  }
}
