package org.teavm.classlib.java.util.concurrent.locks;

/// Counts; on one thread nobody waits.
public class TReentrantLock {
  private int held;

  public void lock() {
    held++;
  }

  public boolean tryLock() {
    held++;
    return true;
  }

  public void unlock() {
    held--;
  }

  public boolean isHeldByCurrentThread() {
    return held > 0;
  }
}
