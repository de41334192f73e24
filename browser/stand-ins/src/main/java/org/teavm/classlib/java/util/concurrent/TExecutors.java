package org.teavm.classlib.java.util.concurrent;

/// See the package.
public final class TExecutors {
  private TExecutors() {}

  public static TExecutorService newFixedThreadPool(int threads) {
    return new TExecutorService();
  }
}
