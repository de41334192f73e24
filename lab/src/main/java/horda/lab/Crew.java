package horda.lab;

import horda.engine.Nullable;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Does numbered pieces of work on some threads and hands over the results in the order of their
/// numbers. So whatever is made of the results does not depend on the number of threads, failures
/// included.
public final class Crew<T> {
  private record Done<T>(@Nullable T result, @Nullable RuntimeException fault) {}

  private final int pieces;
  private final IntFunction<T> work;
  private final Predicate<T> taker;
  private final Map<Integer, Done<T>> early = new HashMap<>();
  private int begun;
  private int taken;
  private boolean enough;
  private @Nullable RuntimeException fault;

  private Crew(int pieces, IntFunction<T> work, Predicate<T> taker) {
    this.pieces = pieces;
    this.work = work;
    this.taker = taker;
  }

  /// @param taker gets the results one after the other; answers false when it wants no more
  public static <T> void work(int threads, int pieces, IntFunction<T> work, Predicate<T> taker) {
    Crew<T> crew = new Crew<>(pieces, work, taker);
    if (threads <= 1) {
      crew.toil();
    } else {
      crew.toilTogether(threads);
    }
    if (crew.fault != null) {
      throw crew.fault;
    }
  }

  private void toilTogether(int threads) {
    try (ExecutorService hands = Executors.newFixedThreadPool(threads)) {
      for (Future<?> hand :
          IntStream.range(0, threads).mapToObj(i -> hands.submit(this::toil)).toList()) {
        hand.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private void toil() {
    for (int piece = next(); piece >= 0; piece = next()) {
      deliver(piece, attempt(piece));
    }
  }

  private Done<T> attempt(int piece) {
    try {
      return new Done<>(work.apply(piece), null);
    } catch (RuntimeException e) {
      return new Done<>(null, e);
    }
  }

  private synchronized int next() {
    return enough || begun == pieces ? -1 : begun++;
  }

  private synchronized void deliver(int piece, Done<T> done) {
    early.put(piece, done);
    for (Done<T> head = early.remove(taken); head != null; head = early.remove(taken)) {
      taken++;
      take(head);
    }
  }

  private void take(Done<T> done) {
    if (enough) {
      return;
    }
    if (done.fault() != null) {
      fault = done.fault();
      enough = true;
    } else if (done.result() != null) {
      enough = !taker.test(done.result());
    }
  }
}
