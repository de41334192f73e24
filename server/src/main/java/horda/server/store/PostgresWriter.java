package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.Write.Whisper;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/// Commits groups to PostgreSQL and tells the other processes in the same transaction. Comes back
/// after a broken line, and finds out then whether the last commit was carried out.
final class PostgresWriter implements CommitQueue.Transaction, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(PostgresWriter.class.getName());

  /// How long a server may be away before people are told that it is: what breaks off within this
  /// time is tried once more.
  private static final long PATIENCE_NS = TimeUnit.SECONDS.toNanos(2);

  /// When the last try must be over. Whoever came while it went on is answered together with it.
  private static final long DEADLINE_NS = TimeUnit.MILLISECONDS.toNanos(3_500);

  /// What an administrator may have turned off for other users of the server; a transaction that
  /// waits for a dead process's locks ends; so does one whose process stands still.
  private static final List<String> SESSION =
      List.of(
          "SELECT set_config('synchronous_commit', 'on', false)"
              + " WHERE current_setting('synchronous_commit') = 'off'",
          "SET lock_timeout = '2s'",
          "SET idle_in_transaction_session_timeout = '10s'");

  private static final long SHORTEST_MS = 300;

  private final PostgresListener.Line line;
  private final String node;
  private @Nullable Connection connection;

  PostgresWriter(PostgresListener.Line line, String node) {
    this.line = line;
    this.node = node;
  }

  @Override
  public Predicate<Write> commit(List<Write> group) throws SQLException {
    long begun = System.nanoTime();
    boolean again = false;
    for (long pause = 20; ; pause = Math.min(2 * pause, 500)) {
      try {
        return attempt(group, again, begun + DEADLINE_NS);
      } catch (SQLException e) {
        boolean lost = PostgresFaults.lost(e);
        again |= lost;
        undo(lost);
        if ((!lost && !PostgresFaults.crossed(e)) || System.nanoTime() - begun > PATIENCE_NS) {
          throw e;
        }
        LOG.log(System.Logger.Level.INFO, "writing once more: " + Faults.words(e));
        rest(pause);
      } catch (RuntimeException | Error e) {
        // Left in the middle of something: the next one begins with a new connection.
        close();
        throw e;
      }
    }
  }

  private Predicate<Write> attempt(List<Write> group, boolean again, long deadline)
      throws SQLException {
    Connection open = connected();
    long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
    open.setNetworkTimeout(Runnable::run, (int) Math.max(left, SHORTEST_MS));
    Posting posting = Posting.of(open, group);
    if (again) {
      posting.claim();
    }
    tell(open, words(group, posting));
    if (group.stream().anyMatch(Write.Probe.class::isInstance)) {
      probe(open);
    }
    open.commit();
    return posting::won;
  }

  /// A row is written again as it was; nobody else changes it while a house is open.
  private static void probe(Connection open) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute("UPDATE schema_version SET version = version");
    }
  }

  private Connection connected() throws SQLException {
    Connection open = connection;
    if (open == null) {
      open = line.open();
      connection = open;
      try (Statement statement = open.createStatement()) {
        for (String setting : SESSION) {
          statement.execute(setting);
        }
      }
      open.setAutoCommit(false);
    }
    return open;
  }

  /// Channels and payloads, for one statement: a round trip for each would be many.
  private record Words(List<String> channels, List<String> payloads) {
    void add(String channel, String payload) {
      channels.add(channel);
      payloads.add(payload);
    }
  }

  private Words words(List<Write> group, Posting posting) {
    Words words = new Words(new ArrayList<>(), new ArrayList<>());
    News.ofTables(node, posting.touched()).forEach(tables -> words.add(News.LINES, tables));
    for (Write write : group) {
      if (write instanceof Whisper(String table, String word)) {
        News.ofWhisper(node, table, word).ifPresent(said -> words.add(News.WHISPERS, said));
      }
    }
    return words;
  }

  private static void tell(Connection open, Words words) throws SQLException {
    if (words.payloads().isEmpty()) {
      return;
    }
    String sql = "SELECT pg_notify(channel, payload) FROM unnest(?, ?) AS said (channel, payload)";
    try (PreparedStatement statement = open.prepareStatement(sql)) {
      statement.setArray(1, open.createArrayOf("text", words.channels().toArray()));
      statement.setArray(2, open.createArrayOf("text", words.payloads().toArray()));
      statement.execute();
    }
  }

  private void undo(boolean lost) {
    Connection open = connection;
    if (open == null) {
      return;
    }
    try {
      if (lost) {
        close();
      } else {
        open.rollback();
      }
    } catch (SQLException e) {
      close();
    }
  }

  private static void rest(long pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException e) {
      // The house is closing; what is left gets its chance all the same.
    }
  }

  @Override
  public void close() {
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        // Gone is gone.
      }
    }
  }
}
