package horda.server.store;

import horda.server.store.Holdings.Each;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfNote;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Puts right what the disk has damaged: rows with one flipped bit become what they were, and
/// tables that are beyond that are moved into a file. All or nothing, and only while no house is
/// open.
public final class Overhaul {
  /// @param mended how many rows were put right
  /// @param aside the tables that were moved
  public record Outcome(int mended, Set<String> aside) {}

  private final Holdings holdings;
  private final Set<String> broken;
  private int mended;

  private Overhaul(Holdings holdings, Set<String> broken) {
    this.holdings = holdings;
    this.broken = broken;
  }

  /// `file`: where tables go that cannot be put right.
  public static Outcome of(Holdings holdings, Diagnosis diagnosis, Path file) throws IOException {
    try (AutoCloseable unused = holdings.alone();
        Rows rows = new Rows(holdings.writing())) {
      Set<String> broken = diagnosis.broken();
      if (!broken.isEmpty()) {
        Backup.some(holdings, file, broken);
      }
      Overhaul overhaul = new Overhaul(holdings, broken);
      rows.together(
          () -> {
            if (holdings.file() == null) {
              overhaul.inPlace(rows);
            } else {
              overhaul.rewrite(rows);
            }
          });
      return new Outcome(overhaul.mended, broken);
    } catch (SQLException e) {
      throw holdings.faults().explain(e);
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /// SQLite keeps keys in the rows and once more in an index, and a damaged one in either is in the
  /// way of every change. So everything that is good is written again.
  private void rewrite(Rows rows) throws SQLException {
    rows.run("ALTER TABLE log_line RENAME TO damaged_line");
    rows.run("ALTER TABLE game_table RENAME TO damaged_table");
    rows.run("ALTER TABLE paper RENAME TO damaged_paper");
    rows.run("DROP INDEX game_table_for_the_lobby");
    for (int number : IntStream.rangeClosed(1, Schema.NEWEST).toArray()) {
      for (String sql : Schema.statements(number)) {
        rows.run(sql);
      }
    }
    holdings.tables(
        whole -> {
          Whole good = good(whole);
          if (good != null) {
            rows.add(good);
          }
        });
    List<OfLine> some = new ArrayList<>();
    List<OfLine> last = new ArrayList<>();
    holdings.lines(
        line -> {
          if (line.whole() && !broken.contains(line.table())) {
            some.add(line);
          } else if (!line.whole()) {
            line.mended().filter(m -> !broken.contains(m.table())).ifPresent(last::add);
          }
          if (some.size() == 1_000) {
            rows.add(some);
            some.clear();
          }
        });
    rows.add(some);
    rows.add(last);
    mended += last.size();
    papers(rows, _ -> {});
    rows.run("DROP TABLE damaged_line");
    rows.run("DROP TABLE damaged_paper");
    rows.run("DROP TABLE damaged_table");
  }

  /// A paper that cannot be put right is left out: nobody could read it, and the house goes on
  /// without it.
  private void papers(Rows rows, Each<OfPaper> before) throws SQLException {
    List<OfPaper> wanting = new ArrayList<>();
    boolean all = holdings.file() != null;
    holdings.papers(
        paper -> {
          if (!paper.whole()) {
            wanting.add(paper);
          } else if (all) {
            rows.add(paper);
          }
        });
    for (OfPaper paper : wanting) {
      before.row(paper);
      OfPaper good = paper.mended().orElse(null);
      if (good != null && rows.add(good)) {
        mended++;
      }
    }
  }

  private @horda.engine.Nullable Whole good(Whole whole) {
    OfTable table = whole.table().whole() ? whole.table() : whole.table().mended().orElse(null);
    if (table == null || broken.contains(table.id()) || broken.contains(whole.table().id())) {
      return null;
    }
    boolean asItWas = whole.table().whole() && whole.note().whole();
    mended += asItWas ? 0 : 1;
    return asItWas ? whole : new Whole(table, OfNote.none(table.id(), table.created()));
  }

  private void inPlace(Rows rows) throws SQLException {
    for (String id : broken) {
      rows.remove(id);
    }
    List<Whole> tables = new ArrayList<>();
    holdings.tables(
        whole -> {
          if (!whole.table().whole() || !whole.note().whole()) {
            tables.add(whole);
          }
        });
    for (Whole whole : tables) {
      Whole good = good(whole);
      if (good != null) {
        rows.removeHeader(whole.table().id());
        rows.add(good);
      }
    }
    List<OfLine> lines = new ArrayList<>();
    holdings.lines(
        line -> {
          if (!line.whole()) {
            lines.add(line);
          }
        });
    for (OfLine line : lines) {
      OfLine good = line.mended().orElse(null);
      if (good != null && !broken.contains(good.table())) {
        rows.remove(line);
        rows.add(List.of(good));
        mended++;
      }
    }
    papers(rows, rows::remove);
  }
}
