package horda.server.house;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// A few platform threads of low priority do the work, never the threads that carry messages, so
/// that tables are answered meanwhile. A request that comes while too many wait is refused with a
/// sentence.
final class BackroomThreads extends Backroom {
  private record Job(Kind kind, long number, Runnable work, Runnable refuse) {}

  private final PriorityBlockingQueue<Job> waiting =
      new PriorityBlockingQueue<>(
          64, Comparator.<Job, Kind>comparing(Job::kind).thenComparingLong(Job::number));
  private final int[] count = new int[Kind.values().length];
  private final AtomicLong numbers = new AtomicLong();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  BackroomThreads() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
  }

  BackroomThreads(int workers) {
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

  @Override
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
    if (count[kind.ordinal()] >= kind.most()) {
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
