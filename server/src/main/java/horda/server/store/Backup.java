package horda.server.store;

import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfPaper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Copies a whole database into a file that any database can be filled from, as it was in one
/// moment, while a house goes on using it.
public final class Backup {
  /// @param damaged tables with something in them that does not fit its checksum
  public record Written(int tables, long lines, long papers, Set<String> damaged) {}

  private Backup() {}

  /// Refuses a file that is there already.
  public static Written write(Holdings holdings, Path file) throws IOException {
    return write(holdings, file, null);
  }

  /// Only some tables, which need not have a header.
  static Written some(Holdings holdings, Path file, Set<String> ids) throws IOException {
    return write(holdings, file, ids);
  }

  private static Written write(Holdings holdings, Path file, @horda.engine.Nullable Set<String> ids)
      throws IOException {
    Set<String> damaged = new TreeSet<>();
    Set<String> seen = new HashSet<>();
    try (BackupWriter writer = new BackupWriter(file, holdings.name())) {
      holdings.tables(
          whole -> {
            if (ids == null || ids.contains(whole.table().id())) {
              seen.add(whole.table().id());
              block(holdings, writer, whole, damaged);
            }
          });
      if (ids == null) {
        holdings.papers(paper -> paper(writer, paper));
      } else {
        for (String id : ids) {
          if (!seen.contains(id)) {
            writer.orphan(id);
            writer.lines(holdings.linesOf(id));
          }
        }
      }
      writer.finish();
      return new Written(writer.tables(), writer.lines(), writer.papers(), damaged);
    } catch (SQLException e) {
      throw holdings.faults().explain(e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /// What was damaged beyond repair is no use to anybody, and a house goes on without it.
  private static void paper(BackupWriter writer, OfPaper paper) {
    Optional<OfPaper> good = paper.whole() ? Optional.of(paper) : paper.mended();
    try {
      if (good.isPresent()) {
        writer.paper(good.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void block(
      Holdings holdings, BackupWriter writer, Whole whole, Set<String> damaged)
      throws SQLException {
    List<OfLine> lines = holdings.linesOf(whole.table().id());
    if (!whole.table().whole() || !lines.stream().allMatch(OfLine::whole)) {
      damaged.add(whole.table().id());
    }
    try {
      writer.table(whole);
      writer.lines(lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
