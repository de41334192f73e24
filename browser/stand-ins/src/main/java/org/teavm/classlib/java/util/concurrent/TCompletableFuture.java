package org.teavm.classlib.java.util.concurrent;

/// Something that is done already: nobody can wait on the only thread.
public class TCompletableFuture<T> {
  private T value;
  private Throwable fault;
  private boolean done;

  public static <U> TCompletableFuture<U> completedFuture(U value) {
    TCompletableFuture<U> future = new TCompletableFuture<>();
    boolean unused = future.complete(value);
    return future;
  }

  public static <U> TCompletableFuture<U> failedFuture(Throwable fault) {
    TCompletableFuture<U> future = new TCompletableFuture<>();
    boolean unused = future.completeExceptionally(fault);
    return future;
  }

  public boolean complete(T found) {
    value = found;
    done = true;
    return true;
  }

  public boolean completeExceptionally(Throwable found) {
    fault = found;
    done = true;
    return true;
  }

  public boolean isDone() {
    return done;
  }

  public T join() {
    if (fault != null) {
      throw new TCompletionException(fault);
    }
    if (!done) {
      throw new IllegalStateException("nobody else could end this");
    }
    return value;
  }
}
