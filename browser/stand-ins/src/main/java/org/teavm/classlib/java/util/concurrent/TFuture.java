package org.teavm.classlib.java.util.concurrent;

/// See the package.
public interface TFuture<T> {
  T get() throws InterruptedException, java.util.concurrent.ExecutionException;
}
