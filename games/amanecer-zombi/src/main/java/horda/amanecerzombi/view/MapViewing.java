package horda.amanecerzombi.view;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Tile;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.List;

/// The maps, open to all.
final class MapViewing {
  private final AmanecerState s;
  private final PrintedMap printed;

  MapViewing(AmanecerState s, PrintedMap printed) {
    this.s = s;
    this.printed = printed;
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
    return new MapView.TileView(
        Viewing.ref("tile", number),
        tile.id(),
        s.tileX[number],
        s.tileY[number],
        turn,
        Known.id(tile.terrain()),
        tile.active() == null ? "" : Known.id(tile.active()),
        squares(number, turn));
  }

  /// As printed, except for the squares where somebody stands or a token lies.
  private List<MapView.SquareView> squares(int number, int turn) {
    List<MapView.SquareView> bare = printed.squares(number, turn);
    List<MapView.SquareView> squares = bare;
    for (int place = 0; place < Tile.SQUARES; place++) {
      int square = PrintedMap.at(number, place, turn);
      List<Integer> tokens = tokens(square);
      int group = s.groupAt(square);
      if (group != NONE || !tokens.isEmpty()) {
        squares = squares == bare ? new ArrayList<>(bare) : squares;
        squares.set(place, bare.get(place).with(tokens, group));
      }
    }
    return squares;
  }

  private List<Integer> tokens(int square) {
    int location = s.table.location(square);
    List<Integer> tokens = List.of();
    for (int other = 0; location != NONE && other < s.seats(); other++) {
      if ((s.registered[other] & 1L << location) != 0) {
        tokens = tokens.isEmpty() ? new ArrayList<>() : tokens;
        tokens.add(other);
      }
    }
    return tokens;
  }
}
