package horda.server.store;

import horda.engine.Nullable;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Commits groups to a SQLite file. It begins and ends every transaction itself: after a full disk
/// SQLite has rolled back already, and a driver that believes in an open transaction would write
/// each line by itself from then on.
final class SqliteWriter implements CommitQueue.Transaction, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(SqliteWriter.class.getName());

  private final PostgresListener.Line line;
  private final Runnable written;
  private @Nullable Connection connection;

  /// `line` opens connections that commit by themselves; `written` is told of every commit.
  SqliteWriter(PostgresListener.Line line, Runnable written) {
    this.line = line;
    this.written = written;
  }

  @Override
  public Predicate<Write> commit(List<Write> group) throws SQLException {
    boolean committing = false;
    try {
      Connection open = connected();
      run(open, "BEGIN IMMEDIATE");
      Posting posting = Posting.of(open, group);
      if (group.stream().anyMatch(Write.Probe.class::isInstance)) {
        writeOver(open);
      }
      committing = true;
      run(open, "COMMIT");
      written.run();
      return posting::won;
    } catch (Throwable e) {
      undo(e);
      if (committing) {
        Optional<Predicate<Write>> outcome = settle(group);
        if (outcome.isPresent()) {
          return outcome.get();
        }
      }
      throw e;
    }
  }

  private Connection connected() throws SQLException {
    Connection open = connection;
    if (open == null) {
      open = line.open();
      connection = open;
    }
    return open;
  }

  private static void run(Connection open, String sql) throws SQLException {
    try (Statement statement = open.createStatement()) {
      statement.execute(sql);
    }
  }

  /// Ends the transaction, if there still is one. A connection that cannot tell, or that was left
  /// in the middle of something, is given up: closing it rolls everything back.
  private void undo(Throwable why) {
    Connection open = connection;
    if (open == null) {
      return;
    }
    try {
      if (why instanceof SQLException) {
        run(open, "ROLLBACK");
        return;
      }
    } catch (SQLException | RuntimeException e) {
      // There was no transaction any more, or worse.
    }
    close();
  }

  /// After a commit that failed: looks whether it was carried out all the same. If it was not, its
  /// pages may still lie in the write-ahead log, where they would count after a power cut; so they
  /// are written over before anybody is told that nothing was written.
  private Optional<Predicate<Write>> settle(List<Write> group) {
    try {
      Connection open = connected();
      Optional<Predicate<Write>> outcome = Posting.found(open, group);
      if (outcome.isEmpty()) {
        writeOver(open);
      }
      return outcome;
    } catch (SQLException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "after a failed commit: " + Faults.words(e));
      close();
      return Optional.empty();
    }
  }

  /// The smallest commit there is; the number has no meaning. (Frames of the log are chained by
  /// their checksums, so what comes after a new frame counts no more.)
  private static void writeOver(Connection open) throws SQLException {
    int number;
    try (Statement statement = open.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA user_version")) {
      number = row.next() ? row.getInt(1) : 0;
    }
    run(open, "PRAGMA user_version = " + ((number + 1) & 0xffff));
  }

  @Override
  public void close() {
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException | RuntimeException e) {
        // Gone is gone.
      }
    }
  }
}
