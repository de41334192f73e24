package horda.server.store;

import horda.engine.Nullable;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/// Listens to what other processes say through PostgreSQL, on a connection of its own. What is said
/// while the line is down is lost, so after each new line `restored` is called.
final class PostgresListener implements AutoCloseable {
  interface Listener {
    void heard(String channel, String payload);

    void restored();
  }

  interface Line {
    Connection open() throws SQLException;
  }

  private static final System.Logger LOG = System.getLogger(PostgresListener.class.getName());

  /// A connection that is silent for this long is asked whether it is still there.
  private static final int SILENCE_MS = 5_000;

  private static final long LONGEST_PAUSE_MS = 2_000;

  private final Line line;
  private final String[] channels;
  private final Listener listener;
  private final Thread thread;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile @Nullable Connection current;

  /// Listens already when it returns.
  PostgresListener(Line line, Listener listener, String... channels) throws SQLException {
    this.line = line;
    this.listener = listener;
    this.channels = channels;
    Connection first = connect();
    this.thread = Thread.ofPlatform().name("store-ear").daemon().start(() -> run(first));
  }

  private Connection connect() throws SQLException {
    Connection connection = line.open();
    try (Statement statement = connection.createStatement()) {
      for (String channel : channels) {
        statement.execute("LISTEN " + channel);
      }
      current = connection;
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private void run(Connection first) {
    Connection connection = first;
    long pause = 50;
    while (!over()) {
      try (Connection open = connection == null ? connect() : connection) {
        if (connection == null) {
          listener.restored();
        }
        pause = 50;
        listen(open);
      } catch (SQLException e) {
        if (!over()) {
          LOG.log(System.Logger.Level.WARNING, "the line to PostgreSQL broke: " + Faults.words(e));
        }
      } catch (RuntimeException | Error e) {
        // A listener failed, or memory did: whoever listens goes on listening.
        LOG.log(System.Logger.Level.WARNING, "listening failed", e);
      }
      connection = null;
      pause = rest(pause);
    }
  }

  private void listen(Connection connection) throws SQLException {
    PGConnection postgres = connection.unwrap(PGConnection.class);
    while (!over()) {
      PGNotification[] said = postgres.getNotifications(SILENCE_MS);
      if (said == null || said.length == 0) {
        try (Statement statement = connection.createStatement()) {
          statement.execute("SELECT 1");
        }
        continue;
      }
      for (PGNotification one : said) {
        listener.heard(one.getName(), one.getParameter());
      }
    }
  }

  private long rest(long pause) {
    try {
      if (ended.await(pause, TimeUnit.MILLISECONDS)) {
        return pause;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  private boolean over() {
    return ended.getCount() == 0;
  }

  @Override
  public void close() {
    ended.countDown();
    try {
      Connection connection = current;
      if (connection != null) {
        connection.abort(Runnable::run);
      }
      thread.join(2_000);
    } catch (SQLException e) {
      // It was broken anyway.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
