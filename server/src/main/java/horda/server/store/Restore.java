package horda.server.store;

import horda.engine.Nullable;
import horda.server.store.BackupReader.Block;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Puts the tables of a backup into a database. Adds what is not there, beside a house that may be
/// using it; what is there stays, unless it is asked for, and then is set aside first.
public final class Restore {
  /// Ids of tables, by what became of them.
  ///
  /// @param same there already, line for line
  /// @param newer there already, and played on since
  /// @param different there already, and not the same; left alone
  /// @param damaged not whole in the backup; left out
  /// @param papers how many papers were added
  public record Outcome(
      List<String> added,
      List<String> same,
      List<String> newer,
      List<String> different,
      List<String> replaced,
      List<String> damaged,
      long papers) {
    Outcome with(long added) {
      return new Outcome(this.added, same, newer, different, replaced, damaged, added);
    }
  }

  private final Holdings there;
  private final Map<String, Whole> tables = new HashMap<>();
  private final Outcome outcome =
      new Outcome(
          new ArrayList<>(),
          new ArrayList<>(),
          new ArrayList<>(),
          new ArrayList<>(),
          new ArrayList<>(),
          new ArrayList<>(),
          0);

  private long papers;

  private Restore(Holdings there) throws SQLException {
    this.there = there;
    there.tables(whole -> tables.put(whole.table().id(), whole));
  }

  /// `aside`: the file for tables that are replaced by those of the backup; null: none are.
  public static Outcome into(String urlOrFile, String password, Path backup, @Nullable Path aside)
      throws IOException {
    Set<String> ids = readThrough(backup);
    ready(urlOrFile, password);
    try (Holdings there = Holdings.open(urlOrFile, password)) {
      try {
        Restore restore = new Restore(there);
        if (aside == null) {
          restore.run(backup, false);
        } else {
          restore.replacing(backup, aside, ids);
        }
        return restore.outcome.with(restore.papers);
      } catch (SQLException e) {
        throw there.faults().explain(e);
      }
    }
  }

  /// Nothing is begun with a file that cannot be read to its end.
  private static Set<String> readThrough(Path backup) throws IOException {
    Set<String> ids = new TreeSet<>();
    try (BackupReader reader = new BackupReader(backup, _ -> {})) {
      for (Block block = reader.next(); block != null; block = reader.next()) {
        ids.add(block.id());
      }
    } catch (SQLException e) {
      throw new IllegalStateException("nothing was asked of a database", e);
    }
    return ids;
  }

  /// A database that is not there yet, or of an older shape, is made as a house would make it.
  private static void ready(String urlOrFile, String password) {
    boolean make =
        Stores.which(urlOrFile, password, file -> !Files.exists(file) || old(file), _ -> true);
    if (make) {
      Stores.open(urlOrFile, password).close();
    }
  }

  private static boolean old(Path file) {
    try (Holdings holdings = Holdings.open(file.toString(), "")) {
      return holdings.old();
    }
  }

  private void replacing(Path backup, Path aside, Set<String> ids)
      throws IOException, SQLException {
    try (AutoCloseable unused = there.alone()) {
      Set<String> differing = new TreeSet<>();
      try (BackupReader reader = new BackupReader(backup, _ -> {})) {
        for (Block block = reader.next(); block != null; block = reader.next()) {
          Whole mine = tables.get(block.id());
          if (mine != null && block.intact() && compare(mine, block) == Same.DIFFERENT) {
            differing.add(block.id());
          }
        }
      }
      if (!differing.isEmpty()) {
        Backup.some(there, aside, differing);
      }
      run(backup, true);
    } catch (IOException | SQLException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void run(Path backup, boolean replace) throws IOException, SQLException {
    try (Rows rows = new Rows(there.writing());
        BackupReader reader = new BackupReader(backup, paper -> put(rows, paper))) {
      for (Block block = reader.next(); block != null; block = reader.next()) {
        put(rows, block, replace);
      }
    }
  }

  /// The one that is there stays.
  private void put(Rows rows, OfPaper paper) throws SQLException {
    if (paper.whole() && rows.add(paper)) {
      papers++;
    }
  }

  private void put(Rows rows, Block block, boolean replace) throws SQLException {
    Whole whole = block.whole();
    if (whole == null || !block.intact()) {
      outcome.damaged().add(block.id());
      return;
    }
    Whole noted =
        whole.note().whole()
            ? whole
            : new Whole(whole.table(), OfNote.none(block.id(), whole.table().created()));
    Whole mine = tables.get(block.id());
    if (mine == null) {
      rows.together(() -> add(rows, noted, block.lines()));
      outcome.added().add(block.id());
      return;
    }
    switch (compare(mine, block)) {
      case SAME -> outcome.same().add(block.id());
      case NEWER -> outcome.newer().add(block.id());
      case DIFFERENT -> {
        if (replace) {
          rows.together(
              () -> {
                rows.remove(block.id());
                add(rows, noted, block.lines());
              });
          outcome.replaced().add(block.id());
        } else {
          outcome.different().add(block.id());
        }
      }
    }
  }

  private static void add(Rows rows, Whole whole, List<OfLine> lines) throws SQLException {
    if (!rows.add(whole)) {
      throw Faults.refusal(
          "A table '%s' was made meanwhile: restore once more.".formatted(whole.table().id()));
    }
    rows.add(lines);
  }

  private enum Same {
    SAME,
    NEWER,
    DIFFERENT
  }

  private Same compare(Whole mine, Block block) throws SQLException {
    Whole theirs = block.whole();
    List<OfLine> log = there.linesOf(block.id());
    if (theirs == null
        || !mine.table().whole()
        || !mine.table().kept().equals(theirs.table().kept())
        || !log.stream().allMatch(OfLine::whole)
        || log.size() < block.lines().size()) {
      return Same.DIFFERENT;
    }
    for (int i = 0; i < block.lines().size(); i++) {
      if (!log.get(i).line().equals(block.lines().get(i).line())) {
        return Same.DIFFERENT;
      }
    }
    return log.size() == block.lines().size() ? Same.SAME : Same.NEWER;
  }
}
