package horda.server.store;

import horda.server.store.Diagnosis.Finding;
import horda.server.store.Diagnosis.Kind;
import horda.server.store.Holdings.Whole;
import horda.server.store.Sealed.OfLine;
import horda.server.store.Sealed.OfPaper;
import horda.server.store.Sealed.OfTable;
import horda.server.store.Store.Kept;
import horda.server.store.Store.Line;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/// Looks through a whole database: the file, every checksum, every number, and as many tables as
/// time allows played again.
public final class Examination {
  /// Plays a table again.
  public interface Rehearsal {
    /// Why the table cannot be set up (number 0), and why each line that does not fit does not.
    Map<Long, String> faults(Kept table, List<Line> lines);
  }

  private final Holdings holdings;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<String, Kept> tables = new LinkedHashMap<>();
  private final Set<String> unreadable = new HashSet<>();

  /// Numbers whose line was found elsewhere, with one bit flipped in its key.
  private final Map<String, Set<Long>> moved = new HashMap<>();

  private final Map<String, Set<Long>> strangers = new HashMap<>();
  private int count;
  private long lines;
  private int replayed;

  private Examination(Holdings holdings) {
    this.holdings = holdings;
  }

  /// Playing again takes `seconds` at most; what was begun by then is finished.
  public static Diagnosis of(Holdings holdings, Rehearsal rehearsal, double seconds) {
    long begun = System.nanoTime();
    Examination examination = new Examination(holdings);
    examination.read("file", examination::file);
    examination.read("tables", examination::tables);
    examination.read("lines", examination::lines);
    examination.read("numbers", examination::numbers);
    examination.read("papers", examination::papers);
    examination.replay(rehearsal, System.nanoTime() + (long) (seconds * 1e9));
    return new Diagnosis(
        holdings.name(),
        holdings.sealed(),
        examination.count,
        examination.lines,
        examination.replayed,
        TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun) / 1000.0,
        examination.findings);
  }

  private interface Part {
    void read() throws SQLException;
  }

  /// A part that cannot be read is a finding, and the other parts are looked at all the same.
  private void read(String what, Part part) {
    try {
      part.read();
    } catch (SQLException e) {
      add(Kind.FILE, "", -1, what + ": " + Faults.words(e), false);
    }
  }

  private void add(Kind kind, String table, long line, String detail, boolean mendable) {
    findings.add(new Finding(kind, table, line, detail, mendable));
  }

  private void file() throws SQLException {
    holdings.fileFaults().forEach(fault -> add(Kind.FILE, "", -1, fault, false));
  }

  private void tables() throws SQLException {
    holdings.tables(this::table);
  }

  private void table(Whole whole) {
    count++;
    OfTable table = whole.table();
    if (table.whole()) {
      tables.put(table.id(), table.kept());
    } else {
      OfTable mended = table.mended().orElse(null);
      String id = mended == null ? table.id() : mended.id();
      add(Kind.HEADER, id, -1, "", mended != null);
      if (mended != null) {
        tables.put(id, mended.kept());
      }
      unreadable.add(table.id());
    }
    if (!whole.note().whole() && table.whole()) {
      add(Kind.NOTE, table.id(), -1, "", true);
    }
  }

  private void lines() throws SQLException {
    holdings.lines(this::line);
  }

  private void line(OfLine line) {
    lines++;
    if (line.whole()) {
      return;
    }
    OfLine mended = line.mended().orElse(null);
    OfLine named = mended == null ? line : mended;
    add(Kind.LINE, named.table(), named.seq(), "", mended != null);
    if (mended != null && !(named.table().equals(line.table()) && named.seq() == line.seq())) {
      moved.computeIfAbsent(named.table(), _ -> new HashSet<>()).add(named.seq());
      strangers.computeIfAbsent(line.table(), _ -> new HashSet<>()).add(line.seq());
    }
  }

  private void papers() throws SQLException {
    holdings.papers(
        paper -> {
          if (!paper.whole()) {
            OfPaper named = paper.mended().orElse(paper);
            add(Kind.PAPER, "", -1, named.kind() + " " + named.id(), named != paper);
          }
        });
  }

  private void numbers() throws SQLException {
    Map<String, Long> last = new HashMap<>();
    Map<String, Long> orphans = new TreeMap<>();
    holdings.keys(
        key -> {
          if (strangers.getOrDefault(key.table(), Set.of()).contains(key.seq())) {
            return;
          }
          if (!tables.containsKey(key.table()) && !unreadable.contains(key.table())) {
            orphans.merge(key.table(), 1L, Long::sum);
            return;
          }
          long expected = last.getOrDefault(key.table(), 0L) + 1;
          Set<Long> found = moved.getOrDefault(key.table(), Set.of());
          // A number far off would be told as thousands of lines that are missing.
          for (long seq = expected; seq < key.seq() && seq < expected + 20; seq++) {
            if (!found.contains(seq)) {
              add(Kind.MISSING, key.table(), seq, "", false);
            }
          }
          last.put(key.table(), key.seq());
        });
    orphans.forEach((table, many) -> add(Kind.ORPHAN, table, -1, Long.toString(many), false));
  }

  /// The latest tables first: they are the ones that people want to go on with.
  private void replay(Rehearsal rehearsal, long until) {
    List<Kept> latest = new ArrayList<>(tables.values());
    latest.sort((a, b) -> Long.compare(b.created(), a.created()));
    // What comes after a line that is lost seldom fits; that would say nothing new.
    Set<String> lost = new HashSet<>();
    for (Finding finding : findings) {
      if (!finding.mendable()) {
        lost.add(finding.table());
      }
    }
    for (Kept table : latest) {
      if (System.nanoTime() - until >= 0) {
        return;
      }
      if (lost.contains(table.id())) {
        continue;
      }
      read("table " + table.id(), () -> replay(rehearsal, table));
    }
  }

  private void replay(Rehearsal rehearsal, Kept table) throws SQLException {
    List<Line> log = new ArrayList<>();
    for (OfLine line : holdings.linesOf(table.id())) {
      log.add(line.whole() ? line.line() : mended(line));
    }
    replayed++;
    rehearsal
        .faults(table, log)
        .forEach(
            (seq, why) ->
                add(
                    seq == 0 ? Kind.SETUP : Kind.PLAY,
                    table.id(),
                    seq == 0 ? -1 : seq,
                    why,
                    false));
  }

  private static Line mended(OfLine line) {
    return line.mended()
        .filter(m -> m.table().equals(line.table()) && m.seq() == line.seq())
        .map(OfLine::line)
        .orElseGet(() -> Line.damaged(line.seq()));
  }
}
