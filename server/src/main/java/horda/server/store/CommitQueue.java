package horda.server.store;

import horda.engine.Refusal;
import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import horda.server.store.Write.Whisper;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The one thread that writes. Whatever came in while it was busy goes into one transaction, so the
/// disk is waited for once for all of them; the busier the house, the larger the groups.
final class CommitQueue implements AutoCloseable {
  /// Carries a group out in one transaction and tells, of a write, whether its key was free.
  interface Transaction {
    Predicate<Write> commit(List<Write> group) throws SQLException;
  }

  private static final System.Logger LOG = System.getLogger(CommitQueue.class.getName());

  /// A transaction with more than this would keep the first of them waiting.
  private static final int MOST = 1000;

  /// How long a description may wait; it is written oftener only by chance.
  private static final long DESCRIBE_MS = 1000;

  /// Only wakes the thread up.
  private static final Write BELL = new Whisper("", "");

  private final BlockingQueue<Write> waiting = new LinkedBlockingQueue<>();
  private final ConcurrentHashMap<String, Describe> descriptions = new ConcurrentHashMap<>();
  private final Transaction transaction;
  private final Faults faults;
  private final Thread thread;
  private volatile boolean closing;
  private long described = System.nanoTime();

  CommitQueue(String name, Transaction transaction, Faults faults) {
    this.transaction = transaction;
    this.faults = faults;
    this.thread = Thread.ofPlatform().name(name).daemon().start(this::run);
  }

  void create(Create create) {
    offer(create, create.done());
  }

  void append(Append append) {
    offer(append, append.done());
  }

  void whisper(Whisper whisper) {
    offer(whisper, null);
  }

  void describe(Describe describe) {
    descriptions.put(describe.table(), describe);
  }

  private void offer(Write write, @Nullable CompletableFuture<Boolean> done) {
    waiting.add(write);
    // Nobody will take it any more, unless close() is about to.
    if (closing && !thread.isAlive() && waiting.remove(write) && done != null) {
      done.completeExceptionally(closed());
    }
  }

  private static Refusal closed() {
    return Faults.refusal("The database is closed: the server is ending.");
  }

  private void run() {
    List<Write> group = new ArrayList<>();
    while (collect(group)) {
      if (!group.isEmpty()) {
        group.sort(Comparator.comparing(Write::table));
        commit(group);
      }
      group.clear();
    }
  }

  /// False when all is written and no more will come.
  private boolean collect(List<Write> group) {
    long wait = DESCRIBE_MS - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - described);
    try {
      Write first = waiting.poll(closing ? 0 : Math.max(wait, 0), TimeUnit.MILLISECONDS);
      if (first != null) {
        group.add(first);
        waiting.drainTo(group, MOST - 1);
        group.remove(BELL);
      }
    } catch (InterruptedException e) {
      // Nobody has a reason to interrupt this thread; it goes on.
    }
    boolean ending = closing && group.isEmpty() && waiting.isEmpty();
    if (wait <= 0 || ending) {
      described = System.nanoTime();
      for (String table : List.copyOf(descriptions.keySet())) {
        Describe describe = descriptions.remove(table);
        if (describe != null) {
          group.add(describe);
        }
      }
    }
    return !ending || !group.isEmpty();
  }

  private void commit(List<Write> group) {
    try {
      tell(group, transaction.commit(group));
    } catch (SQLException | RuntimeException e) {
      if (group.size() == 1 || (e instanceof SQLException fault && faults.concernsAll(fault))) {
        group.forEach(write -> fail(write, e));
      } else {
        // One of them may have spoilt it for all: each by itself.
        group.forEach(write -> commit(List.of(write)));
      }
    }
  }

  /// On threads of their own: whoever waits must not keep the next group from being written.
  private static void tell(List<Write> group, Predicate<Write> won) {
    for (Write write : group) {
      CompletableFuture<Boolean> done = done(write);
      if (done != null) {
        boolean outcome = won.test(write);
        Thread.ofVirtual().start(() -> done.complete(outcome));
      }
    }
  }

  private void fail(Write write, Exception e) {
    Refusal refusal =
        switch (e) {
          case Refusal said -> said;
          case SQLException fault -> faults.explain(fault);
          default -> Faults.refusal("The database failed.");
        };
    LOG.log(System.Logger.Level.WARNING, "not written: " + refusal.getMessage(), e);
    CompletableFuture<Boolean> done = done(write);
    if (done != null) {
      Thread.ofVirtual().start(() -> done.completeExceptionally(refusal));
    }
  }

  private static @Nullable CompletableFuture<Boolean> done(Write write) {
    return switch (write) {
      case Create create -> create.done();
      case Append append -> append.done();
      case Describe _, Whisper _ -> null;
    };
  }

  /// Writes what still waits, then ends.
  @Override
  public void close() {
    closing = true;
    waiting.add(BELL);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (Write late = waiting.poll(); late != null; late = waiting.poll()) {
      CompletableFuture<Boolean> done = done(late);
      if (done != null) {
        done.completeExceptionally(closed());
      }
    }
  }
}
