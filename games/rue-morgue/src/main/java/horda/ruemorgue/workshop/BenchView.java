package horda.ruemorgue.workshop;

import horda.engine.View;
import horda.ruemorgue.view.MapView;
import java.util.List;
import java.util.SortedMap;

/**
 * What a mission is made of.
 *
 * @param tiles all sides, in the order of the file
 * @param box how many of each token and figure there are, by the names of content.yaml
 */
public record BenchView(
    List<TileView> tiles,
    SortedMap<String, Integer> box,
    List<ClauseView> goals,
    List<ClauseView> rules,
    SurvivorsView survivors)
    implements View {
  /**
   * A side of a tile, north up.
   *
   * @param piece both sides of one number are one piece
   * @param halves the zone at each of six by six half cells: its number in {@code zones}
   * @param map the tile alone, for a picture
   */
  public record TileView(
      String id,
      String piece,
      List<PartView> zones,
      List<List<Integer>> halves,
      List<PortView> ports,
      MapView map) {}

  /** A zone as printed; kinds as in {@link MapView.PlaceView}. */
  public record PartView(String name, String kind) {}

  /**
   * A gap in the outer wall.
   *
   * @param side north, east, south or west
   * @param zone its number in {@link TileView#zones}
   * @param at millimetres from the north or west end of the 250; -1 for a corridor
   */
  public record PortView(String side, int zone, int at) {}

  /** A kind of goal or rule, and the words that it takes. */
  public record ClauseView(String kind, List<FieldView> fields) {}

  /**
   * A word of it.
   *
   * @param form zone, zones, door, tiles, number, flag, choice or choices
   * @param values for choices
   */
  public record FieldView(String name, String form, boolean needed, List<String> values) {}

  /** How many survivors a mission may be for. */
  public record SurvivorsView(int from, int to) {}
}
