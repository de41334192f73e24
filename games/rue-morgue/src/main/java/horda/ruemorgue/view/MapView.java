package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.map.ZoneKind;
import java.util.List;

/// The sheet of half cells: six by six for each tile.
///
/// @param rows the zone's number at every half cell, row by row; -1 where no tile lies
/// @param east what lies between a half cell and the next one east of it, in the same order, one
///   character each: `.` same zone, `f` free, `o` opening, `x` fence, `s` stairs, `w` wall, `e`
///   edge of the board, `A` door 0, `B` door 1 and so on; a row is one text
/// @param south the same for the border to the south
public record MapView(
    int height,
    int width,
    List<TileView> tiles,
    List<List<Integer>> rows,
    List<String> east,
    List<String> south,
    List<PlaceView> places) {
  /// A tile as it lies: 4V, turned clockwise by degrees.
  public record TileView(String ref, String tile, int turned, int row, int column) {}

  /// A zone of the map.
  ///
  /// @param kind street, camp-place, camp-quarter, camp-ground, helipad, corridor, room or
  ///   locker-room
  /// @param crashed under the wreck of the helicopter
  /// @param number the dice mark of the room, or 0
  public record PlaceView(
      String ref,
      String name,
      @OneOf(of = ZoneKind.class) String kind,
      boolean searchable,
      boolean start,
      boolean exit,
      boolean crashed,
      boolean air,
      int sewers,
      int blueBeds,
      int greenBeds,
      int number) {}
}
