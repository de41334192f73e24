package horda.ruemorgue.workshop;

import horda.engine.View;
import horda.engine.shape.OneOf;
import horda.ruemorgue.map.Side;
import horda.ruemorgue.map.ZoneKind;
import horda.ruemorgue.mission.Field;
import horda.ruemorgue.view.MapView;
import java.util.List;
import java.util.SortedMap;

/// What a mission is made of.
///
/// @param tiles all sides, in the order of the file
/// @param box how many of each token and figure there are, by the names of content.yaml
public record BenchView(
    List<SideView> tiles,
    SortedMap<String, Integer> box,
    List<ClauseView> goals,
    List<ClauseView> rules,
    SurvivorsView survivors)
    implements View, BenchViewWritten {

  /// A side of a tile, north up.
  ///
  /// @param piece both sides of one number are one piece
  /// @param halves the zone at each of six by six half cells: its number in `zones`
  /// @param map the tile alone, for a picture
  public record SideView(
      String id,
      String piece,
      List<PartView> zones,
      List<List<Integer>> halves,
      List<PortView> ports,
      MapView map) {}

  /// A zone as printed; kinds as in `MapView.PlaceView`.
  public record PartView(String name, @OneOf(of = ZoneKind.class) String kind) {}

  /// A gap in the outer wall.
  ///
  /// @param side north, east, south or west
  /// @param zone its number in `SideView.zones`
  /// @param at millimetres from the north or west end of the 250; -1 for a corridor
  public record PortView(@OneOf(of = Side.class) String side, int zone, int at) {}

  /// A kind of goal or rule, and the words that it takes.
  public record ClauseView(String kind, List<FieldView> fields) {}

  /// A word of it.
  ///
  /// @param form zone, zones, door, tiles, number, flag, choice or choices
  /// @param values for choices
  public record FieldView(
      String name,
      @OneOf(of = Field.Form.class) String form,
      boolean needed,
      List<String> values) {}

  /// How many survivors a mission may be for.
  public record SurvivorsView(int from, int to) {}
}
