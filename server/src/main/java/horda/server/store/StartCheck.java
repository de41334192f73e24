package horda.server.store;

import horda.server.store.Sealed.OfLine;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// A look at the checksums before a house opens, for as long as nobody minds waiting: the tables
/// that were played last come first.
///
/// @param tables how many were looked at
/// @param all how many there are
/// @param damaged the tables of the findings
public record StartCheck(int tables, int all, long lines, List<String> damaged) {
  /// Takes about `seconds` at most.
  public static StartCheck of(String urlOrFile, String password, double seconds) {
    long until = System.nanoTime() + (long) (seconds * 1e9);
    try (Holdings holdings = Holdings.open(urlOrFile, password)) {
      List<String> damaged = new ArrayList<>();
      int tables = 0;
      long lines = 0;
      List<String> latest = holdings.latest();
      for (String id : latest) {
        if (System.nanoTime() - until >= 0) {
          break;
        }
        List<OfLine> log = holdings.linesOf(id);
        tables++;
        lines += log.size();
        if (!holdings.headerIsWhole(id) || !log.stream().allMatch(OfLine::whole)) {
          damaged.add(id);
        }
      }
      return new StartCheck(tables, latest.size(), lines, damaged);
    } catch (SQLException e) {
      throw Faults.unavailable();
    }
  }
}
