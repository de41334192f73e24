package horda.server.push;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A few threads that carry messages out of the house: whoever is slow to take one must not hold up
/// more than that.
final class Couriers implements AutoCloseable {
  private static final int THREADS = 6;
  private static final int WAITING = 2000;
  private static final int IDLE_SECONDS = 30;

  private final ThreadPoolExecutor pool;

  Couriers() {
    pool =
        new ThreadPoolExecutor(
            THREADS,
            THREADS,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(WAITING),
            Thread.ofPlatform().daemon().name("horda-courier-", 0).factory());
    pool.allowCoreThreadTimeOut(true);
  }

  /// @param busy when too much waits already
  void run(Runnable errand, Runnable busy) {
    try {
      pool.execute(errand);
    } catch (RejectedExecutionException _) {
      busy.run();
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
