package horda.server.table;

import horda.engine.Nullable;
import java.util.function.Supplier;

/// One decision of a bot that is thought over aside, while the table goes on.
final class Thought implements Runnable {
  private final Supplier<BotAnswer> thinking;
  private final Runnable done;
  private @Nullable Thread thinker;
  private @Nullable BotAnswer answer;
  private boolean hurried;
  private boolean dropped;
  private boolean sent;

  /// `done` is called once it has an answer that was not asked away meanwhile.
  Thought(Supplier<BotAnswer> thinking, Runnable done) {
    this.thinking = thinking;
    this.done = done;
  }

  /// One that somebody else has: it comes by itself, and cannot be hurried.
  static Thought elsewhere(Runnable done) {
    Thought thought = new Thought(() -> BotAnswer.NONE, done);
    thought.sent = true;
    return thought;
  }

  /// What somebody else has come to.
  void come(BotAnswer found) {
    finish(found);
  }

  @Override
  public void run() {
    synchronized (this) {
      if (dropped || answer != null) {
        return;
      }
      thinker = Thread.currentThread();
    }
    BotAnswer found = BotAnswer.NONE;
    try {
      found = thinking.get();
    } finally {
      finish(found);
    }
  }

  private void finish(BotAnswer found) {
    synchronized (this) {
      thinker = null;
      // Whoever thinks next on this thread is not hurried.
      boolean unused = Thread.interrupted();
      answer = found;
      if (dropped) {
        return;
      }
    }
    done.run();
  }

  /// Null while it thinks, or waits for its turn to think.
  synchronized @Nullable BotAnswer answer() {
    return answer;
  }

  synchronized boolean hurried() {
    return hurried;
  }

  /// People have waited long enough: what it has counts, and if it never began, nothing.
  synchronized void hurry() {
    hurried = true;
    if (thinker != null) {
      thinker.interrupt();
    } else if (answer == null && !sent) {
      answer = BotAnswer.NONE;
    }
  }

  /// Nobody wants to know any more.
  synchronized void drop() {
    dropped = true;
    if (thinker != null) {
      thinker.interrupt();
    }
  }
}
