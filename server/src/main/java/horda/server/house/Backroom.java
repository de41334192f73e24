package horda.server.house;

import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// Where work is done that keeps a processor busy for long: reading a table that is not in memory,
/// taking a file over, filming a game. A few platform threads of low priority do it, never the
/// threads that carry messages, so that tables are answered meanwhile. A request that comes while
/// too many wait is refused with a sentence.
public final class Backroom implements AutoCloseable {
  /// What kind of work it is; the first goes before the others.
  public enum Kind {
    /// A table that somebody wants to sit at: after a restart many come at once.
    TABLE(1000),
    /// A recording.
    FILM(64),
    /// A file.
    FILE(24);

    private final int most;

    Kind(int most) {
      this.most = most;
    }
  }

  private record Job(Kind kind, long number, Runnable work, Runnable refuse) {}

  private final PriorityBlockingQueue<Job> waiting =
      new PriorityBlockingQueue<>(
          64, Comparator.<Job, Kind>comparing(Job::kind).thenComparingLong(Job::number));
  private final int[] count = new int[Kind.values().length];
  private final AtomicLong numbers = new AtomicLong();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  Backroom() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  }

  Backroom(int workers) {
    for (int i = 0; i < workers; i++) {
      threads.add(
          Thread.ofPlatform()
              .name("horda-backroom-" + i)
              .daemon()
              .priority(Thread.MIN_PRIORITY)
              .unstarted(this::run));
    }
    threads.forEach(Thread::start);
  }

  /// Does the work and waits for it; refuses (`busy`) when too much of that kind waits already.
  /// Work that is itself part of such work is done at once.
  public <T> T call(Kind kind, Supplier<T> work) {
    if (threads.contains(Thread.currentThread())) {
      return work.get();
    }
    enter(kind);
    CompletableFuture<T> result = new CompletableFuture<>();
    Runnable refuse = () -> result.completeExceptionally(busy());
    waiting.add(
        new Job(kind, numbers.incrementAndGet(), () -> complete(result, kind, work), refuse));
    if (closed) {
      // Nobody may take it any more.
      refuse.run();
    }
    try {
      return result.join();
    } catch (CompletionException e) {
      throw switch (e.getCause()) {
        case RuntimeException fault -> fault;
        case Error fault -> throw fault;
        case null, default -> e;
      };
    }
  }

  private <T> void complete(CompletableFuture<T> result, Kind kind, Supplier<T> work) {
    try {
      result.complete(work.get());
    } catch (RuntimeException | Error fault) {
      result.completeExceptionally(fault);
    } finally {
      leave(kind);
    }
  }

  private synchronized void enter(Kind kind) {
    if (count[kind.ordinal()] >= kind.most) {
      throw busy();
    }
    count[kind.ordinal()]++;
  }

  private synchronized void leave(Kind kind) {
    count[kind.ordinal()]--;
  }

  /// How much of that kind waits or is being done.
  synchronized int count(Kind kind) {
    return count[kind.ordinal()];
  }

  public static Refusal busy() {
    return new Refusal("busy", "", "The server is busy; wait a moment and try again.");
  }

  private void run() {
    while (!closed) {
      try {
        waiting.take().work().run();
      } catch (InterruptedException _) {
        // Asked to end, or a bot's thought was hurried: the loop knows.
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    for (Job job = waiting.poll(); job != null; job = waiting.poll()) {
      job.refuse().run();
    }
  }
}
