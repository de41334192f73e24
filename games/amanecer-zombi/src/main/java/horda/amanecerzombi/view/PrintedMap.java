package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Square;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// The squares of all zones as they are printed: nobody stands there and no token lies there. Made
/// once for a box; most squares of most views are these.
public final class PrintedMap {
  private static final int QUARTERS = 4;

  /// By zone, and by quarter turns.
  private final List<List<MapView.SquareView>> zones = new ArrayList<>();

  public PrintedMap(BoxTable table) {
    for (int zone = 0; zone < AmanecerState.TILES; zone++) {
      for (int turned = 0; turned < QUARTERS; turned++) {
        List<MapView.SquareView> squares = new ArrayList<>();
        for (int place = 0; place < Tile.SQUARES; place++) {
          squares.add(square(table, at(zone, place, turned)));
        }
        zones.add(List.copyOf(squares));
      }
    }
  }

  /// The squares as they lie: row by row from the top after turning.
  List<MapView.SquareView> squares(int zone, int turned) {
    return zones.get(zone * QUARTERS + turned);
  }

  /// The number of the square that lies at that place of a turned zone.
  static int at(int zone, int place, int turned) {
    return zone * Tile.SQUARES + Tile.printed(place / Tile.SIDE, place % Tile.SIDE, turned);
  }

  private static MapView.SquareView square(BoxTable table, int square) {
    Square printed = table.square(square);
    return new MapView.SquareView(
        Viewing.ref("square", square),
        Known.id(printed.ground()),
        printed.finds(),
        printed.site() == null ? "" : Known.id(printed.site()),
        List.of(),
        NONE);
  }
}
