package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Square;
import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// The maps, open to all.
final class MapViewing {
  private final AmanecerState s;

  MapViewing(AmanecerState s) {
    this.s = s;
  }

  List<MapView> maps() {
    List<MapView> maps = new ArrayList<>();
    for (int seat = 0; seat < s.seats(); seat++) {
      List<MapView.TileView> laid = new ArrayList<>();
      List<MapView.TileView> unlaid = new ArrayList<>();
      for (int tile = 0; tile < AmanecerState.TILES; tile++) {
        if (s.tileSeat[tile] == seat) {
          (s.tileTurn[tile] == NONE ? unlaid : laid).add(tile(tile));
        }
      }
      maps.add(new MapView(seat, s.content().tile(s.colour[seat]).colour(), laid, unlaid));
    }
    return maps;
  }

  private MapView.TileView tile(int number) {
    Tile tile = s.content().tile(number);
    int turn = Math.max(0, s.tileTurn[number]);
    List<MapView.SquareView> squares = new ArrayList<>();
    for (int row = 0; row < Tile.SIDE; row++) {
      for (int column = 0; column < Tile.SIDE; column++) {
        squares.add(square(number * Tile.SQUARES + Tile.printed(row, column, turn)));
      }
    }
    return new MapView.TileView(
        Viewing.ref("tile", number),
        tile.id(),
        s.tileX[number],
        s.tileY[number],
        turn,
        Known.id(tile.terrain()),
        tile.active() == null ? "" : Known.id(tile.active()),
        squares);
  }

  private MapView.SquareView square(int square) {
    Square printed = s.table.square(square);
    int location = s.table.location(square);
    List<Integer> tokens = new ArrayList<>();
    for (int other = 0; location != NONE && other < s.seats(); other++) {
      if ((s.registered[other] & 1L << location) != 0) {
        tokens.add(other);
      }
    }
    return new MapView.SquareView(
        Viewing.ref("square", square),
        Known.id(printed.ground()),
        printed.finds(),
        printed.site() == null ? "" : Known.id(printed.site()),
        tokens,
        s.groupAt(square));
  }
}
