package horda.server.store;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import horda.server.store.Write.Drop;
import horda.server.store.Write.Keep;
import horda.server.store.Write.Probe;
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
  private final Outage outage;
  private final Writing writing;
  private final Thread thread;
  private volatile boolean closing;
  private long described = System.nanoTime();

  /// At the end descriptions are tried once; a database that is away is not waited for.
  private boolean lastWords;

  CommitQueue(String name, Transaction transaction, Faults faults, Outage outage) {
    this.transaction = transaction;
    this.faults = faults;
    this.outage = outage;
    this.writing = new Writing(waiting::size, outage::lasts);
    this.thread = Thread.ofPlatform().name(name).daemon().start(this::run);
  }

  void create(Create create) {
    offer(create, create.done());
  }

  void append(Append append) {
    offer(append, append.done());
  }

  void keep(Keep keep) {
    offer(keep, keep.done());
  }

  void drop(Drop drop) {
    offer(drop, drop.done());
  }

  void probe(Probe probe) {
    offer(probe, probe.done());
  }

  Writing writing() {
    return writing;
  }

  void whisper(Whisper whisper) {
    offer(whisper, null);
  }

  void describe(Describe describe) {
    descriptions.put(describe.table(), describe);
  }

  private void offer(Write write, @Nullable CompletableFuture<Boolean> done) {
    if (outage.lasts()) {
      if (done != null) {
        done.completeExceptionally(Faults.unavailable());
      }
      return;
    }
    waiting.add(write);
    // Nobody will take it any more, unless close() is about to.
    if (closing && !thread.isAlive() && waiting.remove(write) && done != null) {
      done.completeExceptionally(closed());
    }
  }

  private static Refusal closed() {
    return Faults.refusal("The database is closed: the server is ending.");
  }

  /// Lives as long as the store: an `Error` (no memory, a stack too deep) costs a group, not all
  /// that would come after it.
  private void run() {
    List<Write> group = new ArrayList<>(MOST);
    boolean more = true;
    while (more) {
      try {
        more = collect(group);
        if (!group.isEmpty()) {
          group.sort(Comparator.comparing(Write::table));
          commit(group);
        }
      } catch (Throwable e) {
        more = true;
        group.forEach(write -> answer(write, null, Faults.unavailable()));
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
    if (ending && lastWords) {
      return false;
    }
    lastWords = ending;
    if (wait <= 0 || ending) {
      described = System.nanoTime();
      if (!outage.lasts()) {
        describe(group);
      }
    }
    return !ending || !group.isEmpty();
  }

  private void describe(List<Write> group) {
    for (String table : List.copyOf(descriptions.keySet())) {
      Describe describe = descriptions.remove(table);
      if (describe != null) {
        group.add(describe);
      }
    }
  }

  private void commit(List<Write> group) {
    long begun = System.nanoTime();
    Predicate<Write> won;
    try {
      won = transaction.commit(group);
    } catch (Throwable e) {
      failed(group, e, begun);
      return;
    }
    outage.over();
    writing.commits().add(System.nanoTime() - begun);
    group.forEach(write -> writing.writes().add(kind(write)));
    group.forEach(write -> answer(write, won.test(write), null));
  }

  private static String kind(Write write) {
    return switch (write) {
      case Create _ -> "table";
      case Append _ -> "line";
      case Describe _ -> "description";
      case Whisper _ -> "whisper";
      case Keep _ -> "paper";
      case Drop _ -> "removal";
      case Probe _ -> "probe";
    };
  }

  private void failed(List<Write> group, Throwable e, long begun) {
    writing.faults().add();
    if (e instanceof SQLException fault && faults.concernsAll(fault)) {
      outage.inVain(begun);
      List<Write> all = new ArrayList<>(group);
      // Who came meanwhile has waited too, and would wait again for nothing.
      waiting.drainTo(all);
      all.remove(BELL);
      // The lobby learns of it when the database is back, unless there is something newer by then.
      for (Write write : all) {
        if (write instanceof Describe describe) {
          descriptions.putIfAbsent(describe.table(), describe);
        }
      }
      fail(all, e);
    } else if (group.size() == 1) {
      fail(group, e);
    } else {
      // One of them may have spoilt it for all: each by itself.
      for (Write write : group) {
        if (outage.lasts()) {
          fail(List.of(write), e);
        } else {
          commit(List.of(write));
        }
      }
    }
  }

  private void fail(List<Write> group, Throwable e) {
    Refusal refusal =
        switch (e) {
          case Refusal said -> said;
          case SQLException fault -> faults.tell(fault);
          default -> Faults.unavailable();
        };
    group.forEach(write -> answer(write, null, refusal));
    if (e instanceof SQLException fault) {
      String why = String.valueOf(faults.explain(fault).getMessage());
      LOG.log(System.Logger.Level.WARNING, "not written (" + group.size() + "): " + why);
    } else {
      LOG.log(System.Logger.Level.WARNING, "not written (" + group.size() + ")", e);
    }
  }

  /// On threads of their own: whoever waits must not keep the next group from being written.
  private static void answer(Write write, @Nullable Boolean outcome, @Nullable Refusal refusal) {
    CompletableFuture<Boolean> done = done(write);
    if (done == null) {
      return;
    }
    try {
      Thread.ofVirtual().start(() -> complete(done, outcome, refusal));
    } catch (Throwable e) {
      // No memory for a thread; but an answer there must be.
      complete(done, outcome, refusal);
    }
  }

  private static void complete(
      CompletableFuture<Boolean> done, @Nullable Boolean outcome, @Nullable Refusal refusal) {
    if (refusal != null) {
      done.completeExceptionally(refusal);
    } else {
      done.complete(Boolean.TRUE.equals(outcome));
    }
  }

  private static @Nullable CompletableFuture<Boolean> done(Write write) {
    return switch (write) {
      case Create create -> create.done();
      case Append append -> append.done();
      case Keep keep -> keep.done();
      case Drop drop -> drop.done();
      case Probe probe -> probe.done();
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
