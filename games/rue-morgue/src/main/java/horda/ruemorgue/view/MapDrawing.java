package horda.ruemorgue.view;

import horda.engine.Known;
import horda.ruemorgue.map.Board;
import horda.ruemorgue.map.Border;
import horda.ruemorgue.map.Fixture;
import horda.ruemorgue.map.LaidTile;
import horda.ruemorgue.map.Lattice;
import horda.ruemorgue.map.Zone;
import horda.ruemorgue.mission.Pieces;
import java.util.ArrayList;
import java.util.List;

/// Makes the `MapView` of a board, for games and for missions that are being made.
public final class MapDrawing {
  private static final String BORDERS = ".foxswe";

  private final Board board;
  private final Lattice sheet;
  private final Pieces pieces;

  private MapDrawing(Board board, Pieces pieces) {
    this.board = board;
    this.sheet = board.sheet();
    this.pieces = pieces;
  }

  public static MapView of(Board board, Pieces pieces) {
    return new MapDrawing(board, pieces).map();
  }

  private MapView map() {
    List<List<Integer>> rows = new ArrayList<>();
    List<String> east = new ArrayList<>();
    List<String> south = new ArrayList<>();
    for (int row = 0; row < sheet.height(); row++) {
      List<Integer> zones = new ArrayList<>();
      StringBuilder toEast = new StringBuilder();
      StringBuilder toSouth = new StringBuilder();
      for (int column = 0; column < sheet.width(); column++) {
        zones.add(sheet.zoneAt(row, column));
        toEast.append(sign(sheet.east(row, column)));
        toSouth.append(sign(sheet.south(row, column)));
      }
      rows.add(zones);
      east.add(toEast.toString());
      south.add(toSouth.toString());
    }
    return new MapView(
        sheet.height(),
        sheet.width(),
        tiles(),
        rows,
        east,
        south,
        board.zones().stream().map(this::place).toList());
  }

  private static char sign(byte border) {
    return Border.isDoor(border) ? (char) ('A' + border - Border.DOOR) : BORDERS.charAt(border);
  }

  private List<MapView.TileView> tiles() {
    List<MapView.TileView> tiles = new ArrayList<>();
    for (LaidTile laid : sheet.tiles()) {
      tiles.add(
          new MapView.TileView(
              "tile:" + tiles.size(),
              laid.tile().id(),
              90 * laid.quarters(),
              laid.row(),
              laid.column()));
    }
    return tiles;
  }

  private MapView.PlaceView place(Zone zone) {
    int at = zone.index();
    return new MapView.PlaceView(
        "zone:" + at,
        zone.name(),
        Known.id(zone.kind()),
        zone.searchable(),
        lies(pieces.starts(), at),
        pieces.exits().stream().anyMatch(exit -> exit.zone() == at),
        lies(pieces.crashed(), at),
        lies(pieces.air(), at),
        count(at, Fixture.Kind.SEWER),
        count(at, Fixture.Kind.BLUE_BED),
        count(at, Fixture.Kind.GREEN_BED),
        mark(at));
  }

  private static boolean lies(List<Pieces.Spot> spots, int zone) {
    return spots.stream().anyMatch(spot -> spot.zone() == zone);
  }

  private int count(int zone, Fixture.Kind kind) {
    return (int)
        board.fixtures().stream().filter(f -> f.zone() == zone && f.kind() == kind).count();
  }

  private int mark(int zone) {
    for (int mark = 0; mark < pieces.numbers().size(); mark++) {
      if (pieces.numbers().get(mark).zone() == zone) {
        return mark + 1;
      }
    }
    return 0;
  }
}
