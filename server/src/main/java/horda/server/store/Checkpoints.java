package horda.server.store;

import horda.engine.Nullable;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Carries what SQLite's write-ahead log has gathered over into the database, beside the writer and
/// not instead of it: left to itself, SQLite makes every thousandth page's writer wait for all of
/// them.
final class Checkpoints implements AutoCloseable {
  /// The writer does it after all once the log has grown to this many pages; by then most of it is
  /// done.
  static final int LAST_RESORT_PAGES = 8_000;

  private static final System.Logger LOG = System.getLogger(Checkpoints.class.getName());
  private static final long PAUSE_MS = 500;

  /// Who empties the log keeps writers out while it waits for readers.
  private static final int MOST_WAIT_MS = 20;

  private final Connection connection;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean written;

  Checkpoints(Connection connection) {
    this.connection = connection;
    this.thread = Thread.ofPlatform().name("store-checkpoints").daemon().start(this::run);
  }

  /// There is something to carry over.
  void written() {
    written = true;
  }

  private void run() {
    boolean failing = false;
    boolean full = false;
    while (!ended()) {
      if (full && !written) {
        // Nobody has written for a while: all of it goes into the file, which is then all there is.
        full = false;
        carryOver("TRUNCATE");
      }
      if (written) {
        written = false;
        full = true;
        // Passive: it waits for nobody, and nobody waits for it.
        String trouble = carryOver("PASSIVE");
        if (trouble != null) {
          written = true;
        }
        if (trouble != null && !failing) {
          LOG.log(System.Logger.Level.WARNING, "no checkpoint for now: " + trouble);
        }
        failing = trouble != null;
      }
    }
  }

  private boolean ended() {
    try {
      return closing.await(PAUSE_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      // Nobody has a reason to interrupt this thread; it goes on.
      return false;
    }
  }

  /// What went wrong, or null. Whatever it is, the next round tries again: a full disk may be free
  /// again, and a log that is never carried over grows without end.
  private @Nullable String carryOver(String how) {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = " + MOST_WAIT_MS);
      statement.execute("PRAGMA wal_checkpoint(" + how + ")");
      return null;
    } catch (Throwable e) {
      return Faults.words(e);
    }
  }

  @Override
  public void close() throws SQLException {
    closing.countDown();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    connection.close();
  }
}
