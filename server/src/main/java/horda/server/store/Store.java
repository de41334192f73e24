package horda.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/// Where tables are kept. The key `(table, seq)` of a line is the one lock: of two processes that
/// append the same number, one is told no, reads what it missed and checks its move again.
public interface Store extends AutoCloseable {
  /// A table as it was set up; never changes. `header` is JSON that the store does not read.
  record Kept(String id, String game, boolean listed, long created, String header) {}

  /// One line of a log. `text` is JSON that the store does not read.
  record Line(long seq, long at, String text) {
    /// A line that has been damaged on disk beyond repair: its number is all that is left.
    static Line damaged(long seq) {
      return new Line(seq, 0, "");
    }

    /// Nobody writes an empty line.
    public boolean isDamaged() {
      return text.isEmpty();
    }
  }

  /// A public table, for the lobby. `state` is JSON that the store does not read.
  record Listed(Kept table, String status, long updated, String state) {}

  /// A small document that changes: who somebody is, how a game ended. `text` is JSON that the
  /// store does not read.
  ///
  /// @param id of its kind; papers come in the order of their ids, so these are made of small
  ///   letters and digits
  /// @param version counts up from 1
  record Paper(String kind, String id, long version, long updated, String text) {
    /// The first version.
    public static Paper first(String kind, String id, long updated, String text) {
      return new Paper(kind, id, 1, updated, text);
    }

    /// What replaces it.
    public Paper next(long updated, String text) {
      return new Paper(kind, id, version + 1, updated, text);
    }
  }

  /// Keeps a new table together with its first lines, all or nothing; on disk when it returns.
  void create(Kept table, List<Line> first);

  /// Refuses (`damaged`) a table whose header has been damaged on disk beyond repair.
  Optional<Kept> table(String id);

  /// The lines after `seq`, in order; among them those that have been damaged on disk
  /// ([Line#isDamaged]).
  List<Line> linesAfter(String table, long seq);

  /// Appends one line. Completes when it is on disk with true, or with false when the table has a
  /// line of that number already. Lines of many tables share one commit. If the database fails it
  /// completes with a refusal (code `database`) that holds no secret, path or address, and the line
  /// was not written. There is one exception: a database on another machine that goes away in the
  /// very moment of a commit. Then nobody can know, so whoever goes on reads the log again.
  /// Completes on a thread of its own, which may block.
  CompletableFuture<Boolean> append(String table, Line line);

  /// What the lobby should say of a table; written sometime soon, and lost by a crash without harm.
  void describe(String table, String status, String state);

  /// Public tables of a status, latest first.
  List<Listed> listed(String status, int most);

  /// Calls back with the id of each table that another process has appended to. May call without
  /// need, and is the quick way only: whoever must not miss a line asks [#linesAfter] now and then.
  void onForeignLine(Consumer<String> listener);

  /// May other processes append to the same tables? If not, nobody need look for their lines.
  default boolean shared() {
    return true;
  }

  /// A word to all processes about a table (who is present, say); lost without harm.
  void whisper(String table, String word);

  /// Hears the whispers of other processes.
  void onWhisper(java.util.function.BiConsumer<String, String> listener);

  /// The latest version; empty for one that is damaged beyond repair, too.
  default Optional<Paper> paper(String kind, String id) {
    return Optional.empty();
  }

  /// Papers of a kind in the order of their ids, those after `after` (empty: from the first).
  default List<Paper> papers(String kind, String after, int most) {
    return List.of();
  }

  /// Keeps a paper. Completes when it is on disk with true, or with false when somebody else has
  /// kept or removed a version meanwhile. Fails like [#append].
  default CompletableFuture<Boolean> keep(Paper paper) {
    throw Faults.refusal("This store keeps tables only.");
  }

  /// Removes a paper, unless it has got another version meanwhile: then it completes with false.
  default CompletableFuture<Boolean> remove(Paper paper) {
    throw Faults.refusal("This store keeps tables only.");
  }

  /// Writes something that means nothing, to see whether it can. Completes as [#append] does.
  default CompletableFuture<Boolean> probe() {
    return CompletableFuture.completedFuture(true);
  }

  /// How writing goes.
  default Writing writing() {
    return Writing.UNCOUNTED;
  }

  @Override
  void close();
}
