package horda.server.house;

import java.time.InstantSource;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The house's clock: tells the time, and wakes at one. A test has its own.
public interface Alarms extends InstantSource, AutoCloseable {
  /// Something that was to happen.
  interface Alarm {
    void cancel();
  }

  /// Runs `what` once, on a thread of its own, as soon as it is `at` (milliseconds since 1970).
  Alarm at(long at, Runnable what);

  @Override
  void close();

  static Alarms real() {
    return new Real();
  }

  /// One thread that only looks at the clock.
  final class Real implements Alarms {
    private static final Logger LOG = Logger.getLogger(Alarms.class.getName());

    private final ScheduledThreadPoolExecutor bell =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("horda-alarms").factory());

    private Real() {
      // Flags are far away and their alarms are set again with every answer.
      bell.setRemoveOnCancelPolicy(true);
    }

    @Override
    public java.time.Instant instant() {
      return java.time.Instant.now();
    }

    @Override
    public Alarm at(long at, Runnable what) {
      long wait = Math.max(0, at - millis());
      ScheduledFuture<?> future =
          bell.schedule(
              () -> Thread.startVirtualThread(() -> run(what)), wait, TimeUnit.MILLISECONDS);
      return () -> {
        boolean unused = future.cancel(false);
      };
    }

    private static void run(Runnable what) {
      try {
        what.run();
      } catch (RuntimeException e) {
        LOG.log(Level.SEVERE, e, () -> "what was due has failed");
      }
    }

    @Override
    public void close() {
      bell.shutdownNow();
    }
  }
}
