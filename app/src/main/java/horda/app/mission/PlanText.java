package horda.app.mission;

import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Border;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.mission.Mission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Draws a board with letters and lines. Every cell names its zone, the first cell of a zone tells
/// what lies there.
public final class PlanText {
  /// A half cell in signs.
  private static final int WIDE = 4;

  private static final int HIGH = 2;

  /// By the strokes that meet: north 1, east 2, south 4, west 8.
  private static final String NODES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

  private final Board board;
  private final Lattice sheet;
  private final Signs signs;
  private final char[][] paper;

  private PlanText(Mission mission) {
    board = mission.board();
    sheet = board.sheet();
    signs = Signs.of(mission);
    paper = new char[sheet.height() * HIGH + 1][sheet.width() * WIDE + 1];
    for (char[] line : paper) {
      Arrays.fill(line, ' ');
    }
  }

  public static List<String> of(Mission mission) {
    PlanText plan = new PlanText(mission);
    plan.borders();
    plan.nodes();
    plan.cells();
    List<String> lines = new ArrayList<>();
    for (char[] line : plan.paper) {
      lines.add(new String(line).stripTrailing());
    }
    return lines;
  }

  /// The border north of a half cell, which may lie just beyond the board.
  private byte north(int row, int column) {
    int here = sheet.zoneAt(row, column);
    int there = sheet.zoneAt(row - 1, column);
    if (here < 0 || there < 0) {
      return here < 0 && there < 0 ? Border.INSIDE : Border.EDGE;
    }
    return sheet.south(row - 1, column);
  }

  private byte west(int row, int column) {
    int here = sheet.zoneAt(row, column);
    int there = sheet.zoneAt(row, column - 1);
    if (here < 0 || there < 0) {
      return here < 0 && there < 0 ? Border.INSIDE : Border.EDGE;
    }
    return sheet.east(row, column - 1);
  }

  private void borders() {
    for (int row = 0; row <= sheet.height(); row++) {
      for (int column = 0; column <= sheet.width(); column++) {
        if (column < sheet.width()) {
          String stroke = lying(north(row, column), column % 2 == 0);
          for (int i = 0; i < WIDE - 1; i++) {
            paper[row * HIGH][column * WIDE + 1 + i] = stroke.charAt(i);
          }
        }
        if (row < sheet.height()) {
          int pair = row % 2 == 0 ? row + 1 : row - 1;
          boolean whole = west(row, column) == west(pair, column);
          paper[row * HIGH + 1][column * WIDE] = standing(west(row, column), whole);
        }
      }
    }
  }

  private static boolean strong(byte border) {
    return border == Border.WALL
        || border == Border.EDGE
        || border == Border.OPENING
        || Border.isDoor(border);
  }

  private String lying(byte border, boolean first) {
    if (Border.isDoor(border)) {
      return first ? "══" + door(border) : "═══";
    }
    return switch (border) {
      case Border.WALL, Border.EDGE -> "───";
      case Border.OPENING -> first ? "─  " : "  ─";
      case Border.FREE -> "╌╌╌";
      case Border.FENCE -> "xxx";
      case Border.STAIRS -> "≡≡≡";
      default -> "   ";
    };
  }

  /// An opening is a wall with a gap in its middle, if there is room to show the wall.
  private char standing(byte border, boolean whole) {
    if (Border.isDoor(border)) {
      return '║';
    }
    return switch (border) {
      case Border.WALL, Border.EDGE -> '│';
      case Border.OPENING -> whole ? '│' : ' ';
      case Border.FREE -> '╎';
      case Border.FENCE -> 'x';
      case Border.STAIRS -> '≡';
      default -> ' ';
    };
  }

  private char door(byte border) {
    Door door = board.doors().get(border - Border.DOOR);
    return door.openAtStart() ? '/' : Signs.letter(door.colour()).charAt(0);
  }

  private void nodes() {
    for (int row = 0; row <= sheet.height(); row++) {
      for (int column = 0; column <= sheet.width(); column++) {
        byte up = row == 0 ? Border.INSIDE : west(row - 1, column);
        byte down = row == sheet.height() ? Border.INSIDE : west(row, column);
        byte left = column == 0 ? Border.INSIDE : north(row, column - 1);
        byte right = column == sheet.width() ? Border.INSIDE : north(row, column);
        paper[row * HIGH][column * WIDE] = node(up, right, down, left);
      }
    }
  }

  /// A sign where half cells meet: the walls that meet there, or the middle of what runs through.
  private char node(byte up, byte right, byte down, byte left) {
    if (up == down && Border.isDoor(up)) {
      return door(up);
    }
    if (left == right && Border.isDoor(left)) {
      return '═';
    }
    if (up == Border.OPENING && down == Border.OPENING
        || left == Border.OPENING && right == Border.OPENING) {
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
    if (up == down && up != Border.INSIDE) {
      return standing(up, false);
    }
    return left == right && left != Border.INSIDE ? lying(left, false).charAt(2) : ' ';
  }

  private void cells() {
    boolean[] told = new boolean[board.zones().size()];
    for (int tile = 0; tile < sheet.tiles().size(); tile++) {
      LaidTile laid = sheet.tiles().get(tile);
      boolean trigger = signs.tiles().get(tile);
      boolean[] named = new boolean[laid.tile().names().size()];
      for (int row = 0; row < Tile.HALVES; row++) {
        for (int column = 0; column < Tile.HALVES; column++) {
          int zone = laid.zoneAt(row, column);
          boolean corner = column % 2 == 0 || laid.zoneAt(row, column - 1) != zone;
          boolean top = row % 2 == 0 || laid.zoneAt(row - 1, column) != zone;
          if (corner && top) {
            cell(
                laid,
                row,
                column,
                trigger && !named[zone] && laid.tile().kinds().get(zone).isIndoors(),
                told);
            named[zone] = true;
            trigger &= !laid.tile().kinds().get(zone).isIndoors();
          }
        }
      }
    }
  }

  private void cell(LaidTile laid, int row, int column, boolean trigger, boolean[] told) {
    int y = laid.row() * Tile.HALVES + row;
    int x = laid.column() * Tile.HALVES + column;
    int zone = sheet.zoneAt(y, x);
    boolean wide = column % 2 == 0 && laid.zoneAt(row, column + 1) == laid.zoneAt(row, column);
    boolean high = row % 2 == 0 && laid.zoneAt(row + 1, column) == laid.zoneAt(row, column);
    int room = wide ? 2 * WIDE - 1 : WIDE - 1;
    String local = laid.tile().names().get(laid.zoneAt(row, column));
    String full = laid.tile().id() + ":" + local;
    write(y * HIGH + 1, x * WIDE + 1, room, full.length() <= room ? full : local);
    if (high) {
      StringBuilder line = new StringBuilder(trigger ? "E" : "");
      if (!told[zone]) {
        told[zone] = true;
        signs
            .zones()
            .get(zone)
            .forEach(s -> line.append(line.isEmpty() ? "" : " ").append(s.text()));
      }
      String all = line.toString();
      int cut = all.length() <= room ? all.length() : all.lastIndexOf(' ', room);
      cut = cut < 0 ? room : cut;
      write(y * HIGH + 2, x * WIDE + 1, room, all.substring(0, cut));
      write(y * HIGH + 3, x * WIDE + 1, room, all.substring(cut).strip());
    }
  }

  private void write(int y, int x, int room, String text) {
    for (int i = 0; i < Math.min(room, text.length()); i++) {
      paper[y][x + i] = text.charAt(i);
    }
  }
}
