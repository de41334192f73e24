package horda.art.mission;

import horda.ruemorgue.view.MapView;
import java.util.Arrays;
import java.util.function.IntFunction;

/// The lines of a board: walls, openings, fences, doors, on a sheet of signs that others then fill.
public final class Strokes {
  /// A half cell in signs.
  public static final int WIDE = 4;

  public static final int HIGH = 2;

  /// By the strokes that meet: north 1, east 2, south 4, west 8.
  private static final String NODES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

  // What MapView says of a border.
  private static final char INSIDE = '.';
  private static final char FREE = 'f';
  private static final char OPENING = 'o';
  private static final char FENCE = 'x';
  private static final char STAIRS = 's';
  private static final char WALL = 'w';
  private static final char EDGE = 'e';

  private final MapView map;
  private final IntFunction<Character> doors;
  private final char[][] paper;

  private Strokes(MapView map, IntFunction<Character> doors) {
    this.map = map;
    this.doors = doors;
    this.paper = new char[map.height() * HIGH + 1][map.width() * WIDE + 1];
    for (char[] line : paper) {
      Arrays.fill(line, ' ');
    }
  }

  /// The sheet with nothing but lines on it.
  ///
  /// @param doors the sign of a door by its number
  public static char[][] of(MapView map, IntFunction<Character> doors) {
    Strokes strokes = new Strokes(map, doors);
    strokes.borders();
    strokes.nodes();
    return strokes.paper;
  }

  private int zone(int row, int column) {
    boolean inside = row >= 0 && row < map.height() && column >= 0 && column < map.width();
    return inside ? map.rows().get(row).get(column) : -1;
  }

  private static boolean isDoor(char border) {
    return border >= 'A' && border <= 'Z';
  }

  /// The border north of a half cell, which may lie just beyond the board.
  private char north(int row, int column) {
    int here = zone(row, column);
    int there = zone(row - 1, column);
    if (here < 0 || there < 0) {
      return here < 0 && there < 0 ? INSIDE : EDGE;
    }
    return map.south().get(row - 1).charAt(column);
  }

  private char west(int row, int column) {
    int here = zone(row, column);
    int there = zone(row, column - 1);
    if (here < 0 || there < 0) {
      return here < 0 && there < 0 ? INSIDE : EDGE;
    }
    return map.east().get(row).charAt(column - 1);
  }

  private void borders() {
    for (int row = 0; row <= map.height(); row++) {
      for (int column = 0; column <= map.width(); column++) {
        if (column < map.width()) {
          String stroke = lying(north(row, column), column % 2 == 0);
          for (int i = 0; i < WIDE - 1; i++) {
            paper[row * HIGH][column * WIDE + 1 + i] = stroke.charAt(i);
          }
        }
        if (row < map.height()) {
          int pair = row % 2 == 0 ? row + 1 : row - 1;
          boolean whole = west(row, column) == west(pair, column);
          paper[row * HIGH + 1][column * WIDE] = standing(west(row, column), whole);
        }
      }
    }
  }

  private static boolean strong(char border) {
    return border == WALL || border == EDGE || border == OPENING || isDoor(border);
  }

  private String lying(char border, boolean first) {
    if (isDoor(border)) {
      return first ? "══" + door(border) : "═══";
    }
    return switch (border) {
      case WALL, EDGE -> "───";
      case OPENING -> first ? "─  " : "  ─";
      case FREE -> "╌╌╌";
      case FENCE -> "xxx";
      case STAIRS -> "≡≡≡";
      default -> "   ";
    };
  }

  /// An opening is a wall with a gap in its middle, if there is room to show the wall.
  private char standing(char border, boolean whole) {
    if (isDoor(border)) {
      return '║';
    }
    return switch (border) {
      case WALL, EDGE -> '│';
      case OPENING -> whole ? '│' : ' ';
      case FREE -> '╎';
      case FENCE -> 'x';
      case STAIRS -> '≡';
      default -> ' ';
    };
  }

  private char door(char border) {
    return doors.apply(border - 'A');
  }

  private void nodes() {
    for (int row = 0; row <= map.height(); row++) {
      for (int column = 0; column <= map.width(); column++) {
        char up = row == 0 ? INSIDE : west(row - 1, column);
        char down = row == map.height() ? INSIDE : west(row, column);
        char left = column == 0 ? INSIDE : north(row, column - 1);
        char right = column == map.width() ? INSIDE : north(row, column);
        paper[row * HIGH][column * WIDE] = node(up, right, down, left);
      }
    }
  }

  /// A sign where half cells meet: the walls that meet there, or the middle of what runs through.
  private char node(char up, char right, char down, char left) {
    if (up == down && isDoor(up)) {
      return door(up);
    }
    if (left == right && isDoor(left)) {
      return '═';
    }
    if (up == OPENING && down == OPENING || left == OPENING && right == OPENING) {
      return ' ';
    }
    int strokes =
        (strong(up) ? 1 : 0)
            | (strong(right) ? 2 : 0)
            | (strong(down) ? 4 : 0)
            | (strong(left) ? 8 : 0);
    if (strokes != 0) {
      return NODES.charAt(strokes);
    }
    if (up == down && up != INSIDE) {
      return standing(up, false);
    }
    return left == right && left != INSIDE ? lying(left, false).charAt(2) : ' ';
  }
}
