package horda.server.store;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// What a look through a whole database found.
///
/// @param replayed how many tables were played again; fewer than there are if time ran out
public record Diagnosis(
    String database,
    boolean sealed,
    int tables,
    long lines,
    int replayed,
    double seconds,
    List<Finding> findings) {
  /// What can be wrong.
  public enum Kind {
    /// The file itself; `detail` is what SQLite says.
    FILE,
    /// A table as it was set up.
    HEADER,
    /// A line of a log.
    LINE,
    /// A number that no line of the log has.
    MISSING,
    /// Lines of a table that does not exist.
    ORPHAN,
    /// What the lobby says of a table.
    NOTE,
    /// A paper, such as who somebody is; `detail` names it.
    PAPER,
    /// A table that this program cannot set up; `detail` says why.
    SETUP,
    /// A line that does not fit the game as it stood; `detail` says why.
    PLAY
  }

  /// @param line its number, or -1
  /// @param mendable whether it is one flipped bit, so that it can be put right
  public record Finding(Kind kind, String table, long line, String detail, boolean mendable) {}

  public Diagnosis {
    findings = List.copyOf(findings);
  }

  public boolean healthy() {
    return findings.isEmpty();
  }

  /// The tables that the disk has damaged beyond repair.
  public SortedSet<String> broken() {
    SortedSet<String> broken = new TreeSet<>();
    for (Finding finding : findings) {
      switch (finding.kind()) {
        case HEADER, LINE, MISSING, ORPHAN -> {
          if (!finding.mendable() && !finding.table().isEmpty()) {
            broken.add(finding.table());
          }
        }
        case FILE, NOTE, PAPER, SETUP, PLAY -> {}
      }
    }
    return broken;
  }
}
