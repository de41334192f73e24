package horda.art.mission;

import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Border;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.map.ZoneKind;
import horda.ruemorgue.mission.Mission;
import java.util.ArrayList;
import java.util.List;

/// Draws a board as a picture, in a plain style of our own: flat ground, dark walls, round tokens.
/// Colours come with letters, so that nothing is told by colour alone.
public final class PlanSvg {
  /// A half cell.
  private static final int H = 42;

  private static final int MARGIN = 24;

  private final Board board;
  private final Lattice sheet;
  private final Signs signs;
  private final StringBuilder svg = new StringBuilder();

  /// The letters on doors; drawn when all borders are, or a border would cover them.
  private final List<String> badges = new ArrayList<>();

  private PlanSvg(Mission mission) {
    board = mission.board();
    sheet = board.sheet();
    signs = Signs.of(mission);
  }

  public static String of(Mission mission, String title) {
    PlanSvg plan = new PlanSvg(mission);
    plan.open(title);
    plan.ground();
    plan.borders();
    plan.badges.forEach(plan::put);
    plan.cells();
    plan.svg.append("</g></svg>\n");
    return plan.svg.toString();
  }

  private void open(String title) {
    int width = sheet.width() * H + 2 * MARGIN;
    int height = sheet.height() * H + 2 * MARGIN + 16;
    put("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' role='img'>", width, height);
    put("<title>%s</title>", escaped(title));
    put("<style>text{font-family:system-ui,sans-serif;text-anchor:middle}");
    put(".zone{font-size:11px;fill:#4b4a45;text-anchor:start}");
    put(".sign{font-size:12px;font-weight:700}.tile{font-size:13px;font-weight:700;fill:#8d8a80}");
    put("</style><rect width='100%%' height='100%%' fill='#f4f1e8'/>");
    put(
        "<text x='%d' y='26' style='font-size:18px;font-weight:700;text-anchor:start'"
            + " fill='#2d2b27'>%s</text>",
        MARGIN, escaped(title));
    put("<g transform='translate(%d %d)'>", MARGIN, MARGIN + 16);
  }

  private static String fill(ZoneKind kind) {
    return switch (kind) {
      case STREET -> "#d6d3c8";
      case CAMP_PLACE -> "#e3d9b4";
      case CAMP_QUARTER -> "#d8cf9f";
      case CAMP_GROUND -> "#c9c08b";
      case HELIPAD -> "#c3cbd1";
      case CORRIDOR -> "#d9ebe6";
      case ROOM -> "#f3dfc9";
      case LOCKER_ROOM -> "#cfe0f3";
    };
  }

  private void ground() {
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        int zone = sheet.zoneAt(row, column);
        if (zone >= 0) {
          put(
              "<rect x='%d' y='%d' width='%d' height='%d' fill='%s'/>",
              column * H, row * H, H + 1, H + 1, fill(board.zone(zone).kind()));
        }
      }
    }
  }

  private void borders() {
    for (int row = 0; row < sheet.height(); row++) {
      for (int column = 0; column < sheet.width(); column++) {
        int here = sheet.zoneAt(row, column);
        if (here < 0 && sheet.zoneAt(row, column + 1) < 0 && sheet.zoneAt(row + 1, column) < 0) {
          continue;
        }
        int x = column * H;
        int y = row * H;
        if (here >= 0 || sheet.zoneAt(row, column + 1) >= 0) {
          border(sheet.east(row, column), x + H, y, x + H, y + H, row % 2 == 0);
        }
        if (here >= 0 || sheet.zoneAt(row + 1, column) >= 0) {
          border(sheet.south(row, column), x, y + H, x + H, y + H, column % 2 == 0);
        }
        if (here >= 0 && column == 0) {
          border(Border.EDGE, x, y, x, y + H, true);
        }
        if (here >= 0 && row == 0) {
          border(Border.EDGE, x, y, x + H, y, true);
        }
      }
    }
  }

  private void border(byte border, int x1, int y1, int x2, int y2, boolean first) {
    if (Border.isDoor(border)) {
      door(board.doors().get(border - Border.DOOR), x1, y1, x2, y2, first);
      return;
    }
    switch (border) {
      case Border.WALL -> line(x1, y1, x2, y2, "#3a3630", 5, "");
      case Border.EDGE -> line(x1, y1, x2, y2, "#3a3630", 3, "");
      case Border.OPENING -> gap(x1, y1, x2, y2, first);
      case Border.FREE -> line(x1, y1, x2, y2, "#ffffff", 3, "7 6");
      case Border.FENCE -> line(x1, y1, x2, y2, "#6d7780", 3, "2 4");
      case Border.STAIRS -> line(x1, y1, x2, y2, "#7a5a2b", 9, "4 3");
      default -> {}
    }
  }

  /// A wall with a gap in the middle of the cell.
  private void gap(int x1, int y1, int x2, int y2, boolean first) {
    int far = H / 3;
    int dx = Integer.signum(x2 - x1) * far;
    int dy = Integer.signum(y2 - y1) * far;
    if (first) {
      line(x1, y1, x1 + dx, y1 + dy, "#3a3630", 5, "");
    } else {
      line(x2 - dx, y2 - dy, x2, y2, "#3a3630", 5, "");
    }
  }

  private void door(Door door, int x1, int y1, int x2, int y2, boolean first) {
    String colour =
        switch (door.colour()) {
          case BLUE -> "#2c6fbf";
          case PINK -> "#cf4f93";
          case NEUTRAL, RED -> "#8a6a3d";
        };
    line(x1, y1, x2, y2, colour, 8, door.openAtStart() ? "4 8" : "");
    if (first) {
      String letter = door.openAtStart() ? "/" : Signs.letter(door.colour());
      badges.add("<circle cx='%d' cy='%d' r='9' fill='%s'/>".formatted(x2, y2, colour));
      badges.add(
          "<text class='sign' x='%d' y='%d' fill='#fff'>%s</text>".formatted(x2, y2 + 4, letter));
    }
  }

  private void line(int x1, int y1, int x2, int y2, String colour, int width, String dashes) {
    put(
        "<line x1='%d' y1='%d' x2='%d' y2='%d' stroke='%s' stroke-width='%d'%s/>",
        x1,
        y1,
        x2,
        y2,
        colour,
        width,
        dashes.isEmpty() ? " stroke-linecap='square'" : " stroke-dasharray='" + dashes + "'");
  }

  private void cells() {
    boolean[] told = new boolean[board.zones().size()];
    for (int tile = 0; tile < sheet.tiles().size(); tile++) {
      LaidTile laid = sheet.tiles().get(tile);
      int left = laid.column() * Tile.HALVES * H;
      int top = laid.row() * Tile.HALVES * H;
      put(
          "<text class='tile' x='%d' y='%d'>%s</text>",
          left + 3 * H,
          top + Tile.HALVES * H - 7,
          laid.written() + (signs.tiles().get(tile) ? " · E" : ""));
      boolean[] named = new boolean[laid.tile().names().size()];
      for (int row = 0; row < Tile.HALVES; row++) {
        for (int column = 0; column < Tile.HALVES; column++) {
          int local = laid.zoneAt(row, column);
          int zone =
              sheet.zoneAt(laid.row() * Tile.HALVES + row, laid.column() * Tile.HALVES + column);
          if (!named[local]) {
            named[local] = true;
            put(
                "<text class='zone' x='%d' y='%d'>%s</text>",
                left + column * H + 6, top + row * H + 15, board.zone(zone).name());
          }
          if (!told[zone]) {
            told[zone] = true;
            tokens(signs.zones().get(zone), left + column * H, top + row * H);
          }
        }
      }
    }
  }

  private void tokens(List<Signs.Sign> list, int x, int y) {
    for (int i = 0; i < list.size(); i++) {
      Signs.Sign sign = list.get(i);
      int cx = x + 20 + i % 3 * 26;
      int cy = y + 34 + i / 3 * 26;
      String fill = fill(sign);
      put("<circle cx='%d' cy='%d' r='12' fill='%s' stroke='#3a3630'/>", cx, cy, fill);
      boolean dark = sign.kind() != Signs.Kind.BEDS && sign.kind() != Signs.Kind.TENT;
      put(
          "<text class='sign' x='%d' y='%d' fill='%s'%s>%s</text>",
          cx,
          cy + 4,
          dark ? "#fff" : "#222",
          sign.text().length() > 3
              ? " style='font-size:8px'"
              : sign.text().length() > 2 ? " style='font-size:10px'" : "",
          escaped(sign.text()));
    }
  }

  private static String fill(Signs.Sign sign) {
    return switch (sign.colour()) {
      case "blue" -> "#2c6fbf";
      case "pink" -> "#cf4f93";
      case "red" -> "#b4332b";
      default ->
          switch (sign.kind()) {
            case START, EXIT -> "#2f7d4f";
            case HELICOPTER, WRECK -> "#4c5661";
            case ZOMBIES -> "#5a3e6b";
            case MARK -> "#7a5a2b";
            case BEDS, TENT -> "#ffffff";
            case SEWER -> "#6b6a63";
            case OBJECTIVE, SPAWN -> "#b4332b";
          };
    };
  }

  private void put(String form, Object... args) {
    svg.append(form.formatted(args)).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;");
  }
}
