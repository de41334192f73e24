package horda.art.mission;

import static horda.art.mission.Strokes.HIGH;
import static horda.art.mission.Strokes.WIDE;

import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Door;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Tile;
import horda.ruemorgue.mission.Mission;
import horda.ruemorgue.view.MapDrawing;
import horda.ruemorgue.view.MapView;
import java.util.ArrayList;
import java.util.List;

/// Draws a board with letters and lines. Every cell names its zone, the first cell of a zone tells
/// what lies there.
public final class PlanDrawing {
  private final Board board;
  private final Lattice sheet;
  private final Signs signs;
  private final char[][] paper;

  private PlanDrawing(Mission mission) {
    board = mission.board();
    sheet = board.sheet();
    signs = Signs.of(mission);
    MapView map = MapDrawing.of(board, mission.pieces());
    paper = Strokes.of(map, index -> door(board.doors().get(index)));
  }

  public static List<String> of(Mission mission) {
    PlanDrawing plan = new PlanDrawing(mission);
    plan.cells();
    List<String> lines = new ArrayList<>();
    for (char[] line : plan.paper) {
      lines.add(new String(line).stripTrailing());
    }
    return lines;
  }

  private static char door(Door door) {
    return door.openAtStart() ? '/' : Signs.letter(door.colour()).charAt(0);
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
    String full = board.zone(zone).name();
    String local = full.substring(full.indexOf(':') + 1);
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
