package horda.ruemorgue.map;

import java.util.ArrayList;
import java.util.List;

/// Ways and sights worked out word for word from the rules, slowly: what the tables are compared
/// with.
final class Oracle {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private final Board board;
  private final Lattice sheet;
  private final int open;

  Oracle(Board board, int open) {
    this.board = board;
    this.sheet = board.sheet();
    this.open = open;
  }

  private byte border(int row, int column, int[] step) {
    return switch (step[0] * 2 + step[1]) {
      case 1 -> sheet.east(row, column);
      case -1 -> sheet.east(row, column - 1);
      case 2 -> sheet.south(row, column);
      default -> sheet.south(row - 1, column);
    };
  }

  private boolean isOpen(byte border) {
    return border >= Border.DOOR && (open & 1 << (border - Border.DOOR)) != 0;
  }

  /// RMO-ZONE-06.
  boolean adjacent(int a, int b) {
    if (board.crashed().has(a) || board.crashed().has(b)) {
      return false;
    }
    for (int[] cell : cells(a)) {
      for (int[] step : DIRECTIONS) {
        if (sheet.zoneAt(cell[0] + step[0], cell[1] + step[1]) == b) {
          byte border = border(cell[0], cell[1], step);
          if (List.of(Border.FREE, Border.OPENING, Border.STAIRS).contains(border)
              || isOpen(border)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// RMO-LOS-14 and 18: the fewest borders on a straight run from a to b, or -1.
  int range(int a, int b) {
    if (a == b) {
      return 0;
    }
    ZoneSet opaque = board.tents().or(board.crashed());
    int best = -1;
    for (int[] cell : cells(a)) {
      for (int[] step : DIRECTIONS) {
        List<Integer> run = new ArrayList<>(List.of(a));
        int row = cell[0];
        int column = cell[1];
        while (sheet.zoneAt(row + step[0], column + step[1]) >= 0) {
          byte border = border(row, column, step);
          row += step[0];
          column += step[1];
          int zone = sheet.zoneAt(row, column);
          boolean clear =
              List.of(Border.INSIDE, Border.FREE, Border.OPENING, Border.FENCE, Border.STAIRS)
                      .contains(border)
                  || isOpen(border);
          if (!clear) {
            break;
          }
          if (zone != run.getLast()) {
            run.add(zone);
          }
          if (zone == b && valid(run, opaque) && (best < 0 || run.size() - 1 < best)) {
            best = run.size() - 1;
          }
        }
      }
    }
    return best;
  }

  private boolean valid(List<Integer> run, ZoneSet opaque) {
    if (run.stream().anyMatch(opaque::has)) {
      return false;
    }
    return run.subList(1, run.size() - 1).stream().noneMatch(board.rooms()::has);
  }

  /// Shortest ways between all pairs, -1 where there is none.
  int[][] distances() {
    int zones = board.zones().size();
    int[][] far = new int[zones][zones];
    for (int a = 0; a < zones; a++) {
      for (int b = 0; b < zones; b++) {
        far[a][b] = a == b ? 0 : adjacent(a, b) ? 1 : 1000;
      }
    }
    for (int via = 0; via < zones; via++) {
      for (int a = 0; a < zones; a++) {
        for (int b = 0; b < zones; b++) {
          far[a][b] = Math.min(far[a][b], far[a][via] + far[via][b]);
        }
      }
    }
    for (int[] row : far) {
      for (int b = 0; b < zones; b++) {
        row[b] = row[b] >= 1000 ? -1 : row[b];
      }
    }
    return far;
  }

  private List<int[]> cells(int zone) {
    List<int[]> cells = new ArrayList<>();
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        if (sheet.zoneAt(row, column) == zone) {
          cells.add(new int[] {row, column});
        }
      }
    }
    return cells;
  }
}
