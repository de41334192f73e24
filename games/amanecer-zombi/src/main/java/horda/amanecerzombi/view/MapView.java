package horda.amanecerzombi.view;

import horda.amanecerzombi.content.Ground;
import horda.amanecerzombi.content.Terrain;
import horda.engine.shape.OneOf;
import java.util.List;

/// A player's map.
///
/// @param seat whose it is
/// @param colour of the Start zone and of the tokens: blue, red, green or yellow
/// @param tiles as they lie
/// @param unlaid zones that were dealt and lie nowhere yet
public record MapView(int seat, String colour, List<TileView> tiles, List<TileView> unlaid) {
  /// A zone.
  ///
  /// @param ref tile:5
  /// @param tile id in the content
  /// @param x to the right, in zones; the Start zone lies at 0, 0
  /// @param y down
  /// @param turned quarter turns clockwise
  /// @param terrain start, field, forest or city
  /// @param special the Special Zombie whose icon it bears, or empty
  /// @param squares 25, as they lie: row by row from the top after turning
  public record TileView(
      String ref,
      String tile,
      int x,
      int y,
      int turned,
      @OneOf(of = Terrain.class) String terrain,
      String special,
      List<SquareView> squares) {}

  /// A square.
  ///
  /// @param ref square:130
  /// @param ground open, road, water, exit, tent, green, blue or site
  /// @param finds number of a Location, else 0
  /// @param site name of a Site, else empty
  /// @param registered seats whose tokens lie there
  /// @param group the seat whose Group stands there, or -1
  public record SquareView(
      String ref,
      @OneOf(of = Ground.class) String ground,
      int finds,
      String site,
      List<Integer> registered,
      int group) {
    /// The same square, with tokens and a Group on it.
    SquareView with(List<Integer> tokens, int standing) {
      return new SquareView(ref, ground, finds, site, tokens, standing);
    }
  }
}
