package horda.server.store;

import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import horda.server.store.Store.Paper;
import horda.server.store.Write.Append;
import horda.server.store.Write.Create;
import horda.server.store.Write.Describe;
import horda.server.store.Write.Drop;
import horda.server.store.Write.Keep;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Carries a group of writes out inside an open transaction. Always tables before lines before
/// descriptions, and each sorted by table: two processes that lock the same rows lock them in the
/// same order, so neither waits for the other in a ring.
final class Posting {
  private static final String TABLE =
      "INSERT INTO game_table (id, game, listed, created, header, checksum, status, updated, state,"
          + " note_checksum) VALUES (?, ?, ?, ?, ?, ?, '', ?, '', ?) ON CONFLICT DO NOTHING";
  private static final String LINE =
      "INSERT INTO log_line (table_id, seq, at, body, checksum) VALUES (?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";
  private static final String DESCRIBE =
      "UPDATE game_table SET status = ?, updated = ?, state = ?, note_checksum = ? WHERE id = ?";

  private static final String NEW_PAPER =
      "INSERT INTO paper (version, updated, body, checksum, kind, id) VALUES (?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";
  private static final String NEXT_PAPER =
      "UPDATE paper SET version = ?, updated = ?, body = ?, checksum = ? WHERE kind = ? AND id = ?"
          + " AND version = ?";
  private static final String DROP_PAPER =
      "DELETE FROM paper WHERE kind = ? AND id = ? AND version = ?";

  private final Connection connection;

  /// Tables and lines that were refused because their key is taken.
  private final Set<Write> taken = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<String> touched = new HashSet<>();

  private record NewLine(Write of, String table, Line line) {}

  private Posting(Connection connection) {
    this.connection = connection;
  }

  /// `group` must be sorted by table.
  static Posting of(Connection connection, List<Write> group) throws SQLException {
    Posting posting = new Posting(connection);
    posting.tables(group);
    posting.lines(group);
    posting.descriptions(group);
    posting.papers(group);
    return posting;
  }

  /// Whether the key of this write was free.
  boolean won(Write write) {
    return !taken.contains(write);
  }

  /// The tables that have got a line.
  Set<String> touched() {
    return touched;
  }

  /// After a commit of which nobody knows how it ended: what is found just as it was to be written
  /// was written then. (Should another process have written the very same, that is no harm: the log
  /// says it once.)
  void claim() throws SQLException {
    for (Write write : List.copyOf(taken)) {
      boolean ours =
          switch (write) {
            case Create create ->
                Ledger.table(connection, create.table()).filter(create.kept()::equals).isPresent();
            case Append append ->
                Ledger.line(connection, append.table(), append.line().seq())
                    .filter(append.line()::equals)
                    .isPresent();
            case Keep keep ->
                there(connection, keep.paper()).filter(keep.paper()::equals).isPresent();
            case Drop drop -> there(connection, drop.paper()).isEmpty();
            default -> false;
          };
      if (ours) {
        taken.remove(write);
        touched.add(write.table());
      }
    }
  }

  /// What became of a group whose commit failed, if it was carried out all the same. A transaction
  /// is there as a whole or not at all: empty as soon as one of its keys is free.
  static Optional<Predicate<Write>> found(Connection connection, List<Write> group)
      throws SQLException {
    Set<Write> ours = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean any = false;
    for (Write write : group) {
      Optional<?> there;
      Object wanted;
      switch (write) {
        case Create create -> {
          there = Ledger.table(connection, create.table());
          wanted = create.kept();
        }
        case Append append -> {
          there = Ledger.line(connection, append.table(), append.line().seq());
          wanted = append.line();
        }
        case Keep keep -> {
          there =
              there(connection, keep.paper())
                  .filter(found -> found.version() >= keep.paper().version());
          wanted = keep.paper();
        }
        case Drop drop -> {
          if (there(connection, drop.paper()).filter(drop.paper()::equals).isPresent()) {
            return Optional.empty();
          }
          any = true;
          ours.add(drop);
          continue;
        }
        default -> {
          continue;
        }
      }
      if (there.isEmpty()) {
        return Optional.empty();
      }
      any = true;
      if (there.get().equals(wanted)) {
        ours.add(write);
      }
    }
    return any ? Optional.of(ours::contains) : Optional.empty();
  }

  private static Optional<Paper> there(Connection connection, Paper paper) throws SQLException {
    return Ledger.paper(connection, paper.kind(), paper.id());
  }

  /// One by one: there are few, and one may replace another of the same group.
  private void papers(List<Write> group) throws SQLException {
    for (Write write : group) {
      boolean done =
          switch (write) {
            case Keep keep -> keep(keep.paper());
            case Drop drop -> drop(drop.paper());
            default -> true;
          };
      if (!done) {
        taken.add(write);
      }
    }
  }

  private boolean keep(Paper paper) throws SQLException {
    boolean first = paper.version() == 1;
    try (PreparedStatement statement =
        connection.prepareStatement(first ? NEW_PAPER : NEXT_PAPER)) {
      statement.setLong(1, paper.version());
      statement.setLong(2, paper.updated());
      statement.setString(3, paper.text());
      statement.setLong(4, OfPaper.of(paper).fitting());
      statement.setString(5, paper.kind());
      statement.setString(6, paper.id());
      if (!first) {
        statement.setLong(7, paper.version() - 1);
      }
      return statement.executeUpdate() == 1;
    }
  }

  private boolean drop(Paper paper) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(DROP_PAPER)) {
      statement.setString(1, paper.kind());
      statement.setString(2, paper.id());
      statement.setLong(3, paper.version());
      return statement.executeUpdate() == 1;
    }
  }

  private void tables(List<Write> group) throws SQLException {
    List<Create> creates = only(Create.class, group);
    if (creates.isEmpty()) {
      return;
    }
    try (PreparedStatement statement = connection.prepareStatement(TABLE)) {
      for (Create create : creates) {
        Kept kept = create.kept();
        statement.setString(1, kept.id());
        statement.setString(2, kept.game());
        statement.setInt(3, kept.listed() ? 1 : 0);
        statement.setLong(4, kept.created());
        statement.setString(5, kept.header());
        statement.setLong(6, OfTable.of(kept).fitting());
        statement.setLong(7, kept.created());
        statement.setLong(8, OfNote.none(kept.id(), kept.created()).fitting());
        statement.addBatch();
      }
      note(creates, statement.executeBatch());
    }
  }

  private void lines(List<Write> group) throws SQLException {
    List<NewLine> lines = new ArrayList<>();
    for (Write write : group) {
      switch (write) {
        case Create create when won(create) ->
            create.first().forEach(line -> lines.add(new NewLine(create, create.table(), line)));
        case Append append -> lines.add(new NewLine(append, append.table(), append.line()));
        default -> {}
      }
    }
    if (lines.isEmpty()) {
      return;
    }
    try (PreparedStatement statement = connection.prepareStatement(LINE)) {
      for (NewLine line : lines) {
        statement.setString(1, line.table());
        statement.setLong(2, line.line().seq());
        statement.setLong(3, line.line().at());
        statement.setString(4, line.line().text());
        statement.setLong(5, OfLine.of(line.table(), line.line()).fitting());
        statement.addBatch();
      }
      note(lines.stream().map(NewLine::of).toList(), statement.executeBatch());
    }
  }

  private void note(List<? extends Write> writes, int[] counts) {
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] == 0) {
        taken.add(writes.get(i));
      } else {
        touched.add(writes.get(i).table());
      }
    }
  }

  private void descriptions(List<Write> group) throws SQLException {
    List<Describe> describes = only(Describe.class, group);
    if (describes.isEmpty()) {
      return;
    }
    try (PreparedStatement statement = connection.prepareStatement(DESCRIBE)) {
      for (Describe describe : describes) {
        statement.setString(1, describe.status());
        statement.setLong(2, describe.updated());
        statement.setString(3, describe.state());
        statement.setLong(4, describe.note().fitting());
        statement.setString(5, describe.table());
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  private static <W extends Write> List<W> only(Class<W> kind, List<Write> group) {
    return group.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
