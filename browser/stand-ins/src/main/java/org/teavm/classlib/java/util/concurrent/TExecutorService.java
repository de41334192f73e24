package org.teavm.classlib.java.util.concurrent;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/// Does everything at once.
public final class TExecutorService implements AutoCloseable {
  public <T> TFuture<T> submit(Callable<T> work) {
    T value;
    try {
      value = work.call();
    } catch (Exception fault) {
      return () -> {
        throw new ExecutionException(fault);
      };
    }
    return () -> value;
  }

  public List<Runnable> shutdownNow() {
    return List.of();
  }

  @Override
  public void close() {}
}
