package horda.amanecerzombi.state;

import static horda.amanecerzombi.state.AmanecerState.NONE;
import static horda.amanecerzombi.state.AmanecerState.SQUARES;
import static horda.amanecerzombi.state.AmanecerState.TILES;

import horda.amanecerzombi.content.Tile;
import java.util.Arrays;

/// The maps as they lie: who is next to whom. Worked out from where the tiles were laid; immutable
/// and shared by copies of a state.
public final class Land {
  /// Up, right, down, left, as the map lies.
  public static final int DIRECTIONS = 4;

  /// More steps than any journey has.
  public static final int FAR = 99;

  private static final int[] DX = {0, 1, 0, -1};
  private static final int[] DY = {-1, 0, 1, 0};

  private final BoxTable table;
  private final short[] next = new short[SQUARES * DIRECTIONS];
  private final byte[] owner = new byte[TILES];
  private final short[] exits;

  /// Steps to every square. A record: its final fields are complete for every thread that sees it,
  /// without a lock.
  private record Journeys(byte[] steps) {}

  /// Journeys from each square, worked out when first asked for; several threads may ask.
  private final Journeys[] journeys = new Journeys[SQUARES];

  public Land(BoxTable table, byte[] seat, byte[] x, byte[] y, byte[] turn) {
    this.table = table;
    Arrays.fill(next, (short) NONE);
    short[] found = new short[SQUARES];
    int count = 0;
    for (int tile = 0; tile < TILES; tile++) {
      owner[tile] = turn[tile] == NONE ? (byte) NONE : seat[tile];
      if (owner[tile] == NONE) {
        continue;
      }
      for (int row = 0; row < Tile.SIDE; row++) {
        for (int column = 0; column < Tile.SIDE; column++) {
          int square = tile * Tile.SQUARES + Tile.printed(row, column, turn[tile]);
          if (table.square(square).exit()) {
            found[count++] = (short) square;
          }
        }
      }
      for (int d = 0; d < DIRECTIONS; d++) {
        join(tile, at(seat[tile], x[tile] + DX[d], y[tile] + DY[d], seat, x, y, turn), d, turn);
      }
    }
    exits = Arrays.copyOf(found, count);
  }

  /// Joins each square of a tile with the one beside it in a direction, which may be on the
  /// neighbouring tile, if there is one.
  private void join(int tile, int neighbour, int direction, byte[] turn) {
    for (int row = 0; row < Tile.SIDE; row++) {
      for (int column = 0; column < Tile.SIDE; column++) {
        int toRow = wrapped(row + DY[direction]);
        int toColumn = wrapped(column + DX[direction]);
        boolean leaves = toRow != row + DY[direction] || toColumn != column + DX[direction];
        int other = leaves ? neighbour : tile;
        int square = tile * Tile.SQUARES + Tile.printed(row, column, turn[tile]);
        if (other != NONE) {
          next[square * DIRECTIONS + direction] =
              (short) (other * Tile.SQUARES + Tile.printed(toRow, toColumn, turn[other]));
        }
      }
    }
  }

  /// A row or column beyond one edge of a tile is the first behind the other edge.
  private static int wrapped(int line) {
    return line < 0 ? Tile.SIDE - 1 : line == Tile.SIDE ? 0 : line;
  }

  /// The tile of a seat that lies there, or NONE.
  public static int at(int of, int px, int py, byte[] seat, byte[] x, byte[] y, byte[] turn) {
    for (int tile = 0; tile < TILES; tile++) {
      if (turn[tile] != NONE && seat[tile] == of && x[tile] == px && y[tile] == py) {
        return tile;
      }
    }
    return NONE;
  }

  /// The square beside this one on its own map, water included; NONE beyond the edge.
  public int next(int square, int direction) {
    return next[square * DIRECTIONS + direction];
  }

  public int exits() {
    return exits.length;
  }

  /// Highway exits in play: all beside each other (AMZ-MOVE-04).
  public int exit(int i) {
    return exits[i];
  }

  /// On whose map a square is; NONE if its tile is not in play.
  public int mapOf(int square) {
    return owner[square / Tile.SQUARES];
  }

  /// Steps over land from a square to every other, Highway exits included; [#FAR] where no way
  /// leads. To be read only.
  public byte[] journeys(int start) {
    Journeys known = journeys[start];
    if (known == null) {
      known = new Journeys(workOut(start));
      journeys[start] = known;
    }
    return known.steps();
  }

  private byte[] workOut(int start) {
    byte[] steps = new byte[SQUARES];
    Arrays.fill(steps, (byte) FAR);
    short[] queue = new short[SQUARES];
    int end = 0;
    steps[start] = 0;
    queue[end++] = (short) start;
    boolean highway = false;
    for (int i = 0; i < end; i++) {
      int at = queue[i];
      int far = steps[at] + 1;
      for (int d = 0; d < DIRECTIONS; d++) {
        end = reach(next(at, d), far, steps, queue, end);
      }
      if (!highway && table.square(at).exit()) {
        highway = true;
        for (short exit : exits) {
          end = reach(exit, far, steps, queue, end);
        }
      }
    }
    return steps;
  }

  private int reach(int square, int steps, byte[] all, short[] queue, int end) {
    if (square == NONE || all[square] != FAR || !table.square(square).land()) {
      return end;
    }
    all[square] = (byte) steps;
    queue[end] = (short) square;
    return end + 1;
  }

  /// Beside each other, Highway exits included (AMZ-MOVE-07).
  public boolean adjacent(int a, int b) {
    if (a == b || a == NONE || b == NONE) {
      return false;
    }
    if (table.square(a).exit() && table.square(b).exit()) {
      return true;
    }
    for (int d = 0; d < DIRECTIONS; d++) {
      if (next(a, d) == b) {
        return true;
      }
    }
    return false;
  }
}
