package horda.server.table;

import horda.server.meter.Spread;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// As many threads for thinking as there are cores, however many tables play, and a virtual one for
/// everything else.
public final class Threads implements Aside {
  private static final int IDLE_SECONDS = 30;

  private final ThreadPoolExecutor room;
  private final Spread thoughts = new Spread();

  public Threads() {
    this(Runtime.getRuntime().availableProcessors());
  }

  /// `most`: how many may think at once.
  public Threads(int most) {
    room =
        new ThreadPoolExecutor(
            most,
            most,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("horda-thinking-", 0).factory());
    room.allowCoreThreadTimeOut(true);
  }

  @Override
  public void think(Runnable thought) {
    room.execute(
        () -> {
          long begun = System.nanoTime();
          try {
            thought.run();
          } finally {
            thoughts.add(System.nanoTime() - begun);
          }
        });
  }

  /// How long bots think.
  public Spread thoughts() {
    return thoughts;
  }

  /// How many bots wait for a free core.
  public int waiting() {
    return room.getQueue().size();
  }

  /// How many think.
  public int thinking() {
    return room.getActiveCount();
  }

  @Override
  public void run(Runnable what) {
    Thread.startVirtualThread(what);
  }

  @Override
  public long memory() {
    return Runtime.getRuntime().maxMemory();
  }

  @Override
  public void close() {
    room.shutdownNow();
  }
}
